import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { foldConversation } from '@shelfmate/contract/chat/chat-fold'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { editMessage, fillChat, openChat, readUpTo, removeMessage, sendMessage } from '../chat.factory.ts'
import { chatId, kai, mei, withChat } from '../chat-suite.factory.ts'

const maxAnswerBytes = 200_000

withApp()
withChat()

const older = (before: number) =>
  app.call(chatCalls.listMessages, { as: kai, input: { params: { chatId }, query: { before } } })
const catchUp = (after: number, as = kai) =>
  app.call(chatCalls.catchUp, { as, input: { params: { chatId }, query: { after } } })

describe('a conversation', () => {
  it('is empty before its first message', async () => {
    const partner = { userId: kai.id, displayName: 'Kai Lim', photoId: null }
    expect(await openChat(app, mei, chatId)).toEqual({
      chatId,
      partner,
      shared: 0,
      change: 0,
      unreadCount: 0,
      lastMessage: null,
      lastRead: { mine: 0, partner: 0 },
      messages: [],
      before: null,
    })
    expect((await older(5)).body).toEqual({ messages: [], before: null })
    expect((await catchUp(0)).body).toMatchObject({ since: 0, change: 0, messages: [] })
    expect(await readUpTo(app, mei, chatId, 3)).toMatchObject({ since: 0, change: 0, lastRead: { mine: 0 } })
  })

  it('comes in pages that hold every message once, oldest first', async () => {
    await fillChat(app, mei, chatId, 120, 'Hello')
    const opened = await openChat(app, kai, chatId)
    const seqs = opened.messages.map(({ seq }) => seq)
    let before = opened.before
    while (before !== null) {
      const { body } = await older(before)
      seqs.unshift(...body.messages.map(({ seq }) => seq))
      before = body.before
    }
    expect(seqs).toEqual(Array.from({ length: 120 }, (_, n) => n + 1))
    expect(opened).toMatchObject({ change: 120, unreadCount: 120 })
  })

  it('comes in answers that stay small, however long and strange its messages', async () => {
    await fillChat(app, mei, chatId, 60, '\u0001'.repeat(limits.messageLength))
    const params = { chatId }
    const opened = await app.call(chatCalls.open, { as: kai, input: { params } })
    expect(opened.raw.rawPayload.byteLength).toBeLessThan(maxAnswerBytes)
    expect(opened.body.messages.length).toBeGreaterThan(5)
    const page = await older(opened.body.before ?? 0)
    expect(page.raw.rawPayload.byteLength).toBeLessThan(maxAnswerBytes)
    expect(page.body.messages.at(-1)?.seq).toBe((opened.body.before ?? 0) - 1)
    expectRefusal((await catchUp(40)).raw, 'TOO_FAR_BEHIND')
    expect((await catchUp(55)).raw.rawPayload.byteLength).toBeLessThan(maxAnswerBytes)
  })
})

describe('catching up', () => {
  it('brings what changed, and the whole state', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await sendMessage(app, mei, chatId, { id: first })
    await sendMessage(app, mei, chatId, { id: second })
    const screen = await openChat(app, kai, chatId)
    await editMessage(app, mei, chatId, first, 'Edited')
    await sendMessage(app, kai, chatId)
    await removeMessage(app, mei, chatId, second)
    await readUpTo(app, mei, chatId, 3)
    const { body } = await catchUp(screen.change)
    expect(body).toMatchObject({ since: 2, change: 6, unreadCount: 1, lastRead: { mine: 0, partner: 3 } })
    expect(body.messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(foldConversation(screen, body)).toEqual(await openChat(app, kai, chatId))
  })

  it('says how the partner is called and looks now, also before the first message', async () => {
    const rename = (displayName: string) =>
      app.pool.query('update users set display_name = $2 where id = $1', [mei.id, displayName])
    await rename('Mei Tan')
    const renamed = { userId: mei.id, displayName: 'Mei Tan', photoId: null }
    expect((await catchUp(0)).body.partner).toEqual(renamed)
    const { change } = await sendMessage(app, mei, chatId)
    await rename('Mei Lin')
    expect((await catchUp(change)).body.partner).toEqual({ ...renamed, displayName: 'Mei Lin' })
    // Others see nothing of who is not verified (D60).
    await app.pool.query('update users set verified_at = null where id = $1', [mei.id])
    expect((await catchUp(change)).body).not.toHaveProperty('partner')
  })

  it('after the last change brings nothing', async () => {
    const { change } = await sendMessage(app, mei, chatId)
    expect((await catchUp(change)).body).toMatchObject({ since: 1, change: 1, messages: [] })
  })

  it('brings a page at most', async () => {
    await fillChat(app, mei, chatId, limits.messagesPage + 1, 'Hello')
    expectRefusal((await catchUp(0)).raw, 'TOO_FAR_BEHIND')
    expect((await catchUp(1)).body.messages).toHaveLength(limits.messagesPage)
  })

  it('has a chat opened anew that a backup has put back to before: its numbers are given again', async () => {
    const { change } = await sendMessage(app, mei, chatId)
    expectRefusal((await catchUp(change + 1)).raw, 'TOO_FAR_BEHIND')
    await app.pool.query('delete from chats')
    expectRefusal((await catchUp(change)).raw, 'TOO_FAR_BEHIND')
  })

  it.each(['-1', 'x', '1.5', '2147483648'])('refuses the number %s', async (after) => {
    const { raw } = await app.send('GET', `/api/chats/${chatId}/changes?after=${after}`, { as: mei })
    expectRefusal(raw, 'VALIDATION_FAILED')
  })
})

describe('reading', () => {
  beforeEach(async () => {
    for (let n = 0; n < 4; n++) await sendMessage(app, mei, chatId)
    await sendMessage(app, kai, chatId)
  })

  it('counts off what was read, the partner’s messages alone', async () => {
    expect(await openChat(app, kai, chatId)).toMatchObject({ unreadCount: 4 })
    expect(await readUpTo(app, kai, chatId, 3)).toMatchObject({
      since: 5,
      change: 6,
      unreadCount: 1,
      messages: [],
      lastRead: { mine: 3, partner: 0 },
    })
    expect(await openChat(app, mei, chatId)).toMatchObject({
      unreadCount: 1,
      lastRead: { mine: 0, partner: 3 },
    })
  })

  it('never goes back, and numbers nothing where it stays', async () => {
    await readUpTo(app, kai, chatId, 3)
    for (const seq of [3, 1, 0])
      expect(await readUpTo(app, kai, chatId, seq)).toMatchObject({
        since: 6,
        change: 6,
        lastRead: { mine: 3 },
      })
  })

  it('goes no further than the last message', async () => {
    const far = await readUpTo(app, kai, chatId, Number.MAX_SAFE_INTEGER)
    expect(far).toMatchObject({ unreadCount: 0, lastRead: { mine: 5 } })
    await sendMessage(app, mei, chatId)
    expect(await openChat(app, kai, chatId)).toMatchObject({ unreadCount: 1 })
  })

  it('leaves deleted messages out of the count', async () => {
    const { messages } = await openChat(app, mei, chatId)
    await removeMessage(app, mei, chatId, messages[1]?.id ?? '')
    expect(await readUpTo(app, kai, chatId, 1)).toMatchObject({ unreadCount: 2 })
    expect(await readUpTo(app, kai, chatId, 3)).toMatchObject({ unreadCount: 1 })
  })

  it('and writing at the same moment leaves the count right', async () => {
    const work: Promise<unknown>[] = []
    for (let n = 0; n < 12; n++) {
      work.push(sendMessage(app, mei, chatId), readUpTo(app, kai, chatId, 5 + n))
    }
    await Promise.all(work)
    const { unreadCount, lastRead, messages } = await openChat(app, kai, chatId)
    expect(unreadCount).toBe(messages.filter(({ seq }) => seq > lastRead.mine).length)
  })

  it.each([{ seq: -1 }, { seq: 1.5 }, { seq: '1' }, {}])('refuses %j', async (body) => {
    const { raw } = await app.send('POST', `/api/chats/${chatId}/read`, { as: mei, body })
    expectRefusal(raw, 'VALIDATION_FAILED')
  })
})
