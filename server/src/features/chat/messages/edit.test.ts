import { randomUUID } from 'node:crypto'
import { type Call } from '@shelfmate/contract/api/call'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { deletedText } from '@shelfmate/contract/chat/chat-id'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { type TestUser, urlOf } from '../../../testing/test-app.ts'
import { editMessage, listedChat, openChat, readUpTo, removeMessage, sendMessage } from '../chat.factory.ts'
import { chatId, kai, mei, withChat } from '../chat-suite.factory.ts'

withApp()
withChat()
let id: string
beforeEach(async () => {
  id = randomUUID()
  await sendMessage(app, mei, chatId, { id, text: 'The rice is gone' })
})

const body = { text: 'The rice is still there' }
const attempt = (call: Call, as: TestUser, message = id) =>
  app.send(call.method, urlOf(call, { params: { chatId, id: message } }), {
    as,
    body: call.body ? body : undefined,
  })

describe('an edit', () => {
  it('changes the text and says when, for both', async () => {
    app.clock.advance(1000)
    const change = await editMessage(app, mei, chatId, id, body.text)
    const editedAt = app.clock.now().toISOString()
    expect(change).toMatchObject({
      since: 1,
      change: 2,
      lastMessage: { text: body.text },
      messages: [{ id, seq: 1, text: body.text, editedAt, deleted: false }],
    })
    const theirs = await openChat(app, kai, chatId)
    expect(theirs.messages).toEqual(change.messages)
    expect(theirs.unreadCount).toBe(1)
    expect((await listedChat(app, kai, chatId))?.lastMessage?.text).toBe(body.text)
  })

  it('moves the chat to no other place in the list', async () => {
    const before = await listedChat(app, mei, chatId)
    app.clock.advance(1000)
    await editMessage(app, mei, chatId, id, body.text)
    expect((await listedChat(app, mei, chatId))?.lastMessage?.sentAt).toBe(before?.lastMessage?.sentAt)
  })

  it('to nothing is refused', async () => {
    const params = { chatId, id }
    const { raw } = await app.call(chatCalls.edit, { as: mei, input: { params, body: { text: '  ' } } })
    expectRefusal(raw, 'VALIDATION_FAILED')
  })
})

describe('a deletion', () => {
  it('leaves [deleted] in the place of the text, for both', async () => {
    await editMessage(app, mei, chatId, id, body.text)
    const change = await removeMessage(app, mei, chatId, id)
    expect(change).toMatchObject({
      since: 2,
      change: 3,
      lastMessage: { text: deletedText },
      messages: [{ id, seq: 1, text: deletedText, editedAt: null, deleted: true }],
    })
    expect((await openChat(app, kai, chatId)).messages).toEqual(change.messages)
    expect((await listedChat(app, kai, chatId))?.lastMessage?.text).toBe(deletedText)
  })

  it('leaves nothing of the text in the database', async () => {
    const secret = { id: randomUUID(), text: `secret ${randomUUID()}` }
    await sendMessage(app, mei, chatId, secret)
    await editMessage(app, mei, chatId, secret.id, `edited ${secret.text}`)
    await removeMessage(app, mei, chatId, secret.id)
    const tables = await app.pool.query(`select tablename as name from pg_tables where schemaname = 'public'`)
    for (const { name } of tables.rows) {
      const { rowCount } = await app.pool.query(
        `select from ${name} as row where strpos(row::text, $1) > 0`,
        [secret.text],
      )
      expect(rowCount, name).toBe(0)
    }
  })

  it('of an unread message counts it off', async () => {
    await sendMessage(app, mei, chatId)
    await removeMessage(app, mei, chatId, id)
    expect(await openChat(app, kai, chatId)).toMatchObject({ unreadCount: 1 })
  })

  it('of a read message changes no count', async () => {
    await readUpTo(app, kai, chatId, 1)
    await sendMessage(app, mei, chatId)
    await removeMessage(app, mei, chatId, id)
    expect(await openChat(app, kai, chatId)).toMatchObject({ unreadCount: 1 })
  })
})

describe.each([
  ['an edit', chatCalls.edit],
  ['a deletion', chatCalls.remove],
])('%s is not there', (_, call) => {
  it('of the partner’s message', async () => {
    expectRefusal((await attempt(call, kai)).raw, 'NOT_FOUND')
  })

  it('of a message that is not there', async () => {
    expectRefusal((await attempt(call, mei, randomUUID())).raw, 'NOT_FOUND')
  })

  it('of a deleted message', async () => {
    await removeMessage(app, mei, chatId, id)
    expectRefusal((await attempt(call, mei)).raw, 'NOT_FOUND')
  })

  it('and numbers nothing', async () => {
    await attempt(call, kai)
    expect(await openChat(app, mei, chatId)).toMatchObject({ change: 1 })
  })
})
