import { randomUUID } from 'node:crypto'
import { limits } from '@shelfmate/contract/api/limits'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { chatCalls, chatTexts } from '@shelfmate/contract/chat/chat'
import { foldConversation } from '@shelfmate/contract/chat/chat-fold'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { listedChat, openChat, readUpTo, sendMessage, twoStudents } from '../chat.factory.ts'
import { chatId, kai, mei, withChat } from '../chat-suite.factory.ts'

withApp()
withChat()

const send = (as: TestUser, body: object, to = chatId) =>
  app.send('POST', `/api/chats/${to}/messages`, { as, body: { id: randomUUID(), text: 'Hello', ...body } })

describe('a message', () => {
  it('answers what it changed for its sender', async () => {
    const id = randomUUID()
    const change = await sendMessage(app, mei, chatId, { id, text: 'Hello' })
    const sentAt = app.clock.now().toISOString()
    expect(change).toEqual({
      chatId,
      partnerId: kai.id,
      since: 0,
      change: 1,
      unreadCount: 0,
      lastRead: { mine: 0, partner: 0 },
      lastMessage: { seq: 1, senderId: mei.id, text: 'Hello', hasImage: false, sentAt, said: null },
      messages: [
        {
          id,
          seq: 1,
          senderId: mei.id,
          text: 'Hello',
          image: null,
          sentAt,
          editedAt: null,
          deleted: false,
          card: null,
        },
      ],
    })
  })

  it('makes the chat: it is in both lists, unread for the partner', async () => {
    expect(await listedChat(app, mei, chatId)).toBeUndefined()
    const { lastMessage } = await sendMessage(app, mei, chatId)
    expect(await listedChat(app, mei, chatId)).toEqual({
      chatId,
      change: 1,
      unreadCount: 0,
      lastMessage,
      partner: { userId: kai.id, displayName: 'Kai Lim', photoId: null },
    })
    expect(await listedChat(app, kai, chatId)).toMatchObject({ unreadCount: 1, partner: { userId: mei.id } })
  })

  it('is numbered without gaps, whoever writes and however many write at once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => sendMessage(app, n % 2 ? mei : kai, chatId, { text: `${n}` })),
    )
    const { messages, change } = await openChat(app, mei, chatId)
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
    expect(change).toBe(30)
    expect(await openChat(app, kai, chatId)).toMatchObject({ unreadCount: 15 })
  })

  it('is kept as typed', async () => {
    const text = ' 🍚 naïve <b>"quoted"</b>\n\u0001 second line \\ %_'
    const { messages } = await sendMessage(app, mei, chatId, { text })
    expect(messages[0]?.text).toBe(text.trim())
    expect((await openChat(app, kai, chatId)).messages).toEqual(messages)
  })

  it('of a chat is shown in lists by its beginning, never half a character', async () => {
    const { lastMessage } = await sendMessage(app, mei, chatId, {
      text: '🍚'.repeat(limits.glimpseLength + 1),
    })
    expect(lastMessage?.text).toBe('🍚'.repeat(limits.glimpseLength))
    expect((await listedChat(app, kai, chatId))?.lastMessage).toEqual(lastMessage)
  })

  it('never bears an earlier time than the one before it', async () => {
    const first = await sendMessage(app, mei, chatId)
    app.clock.advance(-5000)
    const second = await sendMessage(app, kai, chatId)
    app.clock.advance(5000)
    expect(second.lastMessage?.sentAt).toBe(first.lastMessage?.sentAt)
  })
})

describe('a message sent again', () => {
  it('is stored once and answered as it is', async () => {
    const id = randomUUID()
    const first = await sendMessage(app, mei, chatId, { id, text: 'Hello' })
    const again = await sendMessage(app, mei, chatId, { id, text: 'Hello' })
    expect(again).toEqual({ ...first, since: first.change })
    expect(await openChat(app, kai, chatId)).toMatchObject({ messages: first.messages, unreadCount: 1 })
  })

  it('at the same moment is stored once', async () => {
    const id = randomUUID()
    await Promise.all(Array.from({ length: 8 }, () => sendMessage(app, mei, chatId, { id })))
    expect(await openChat(app, kai, chatId)).toMatchObject({ change: 1, unreadCount: 1, messages: [{ id }] })
  })

  it('tells a screen that has missed something by a gap', async () => {
    const before = await openChat(app, mei, chatId)
    const id = randomUUID()
    await sendMessage(app, mei, chatId, { id })
    await sendMessage(app, kai, chatId)
    const again = await sendMessage(app, mei, chatId, { id })
    expect(foldConversation(before, again)).toBe('gap')
  })

  it('under an id of the partner’s is refused', async () => {
    const id = randomUUID()
    await sendMessage(app, kai, chatId, { id })
    const { raw } = await send(mei, { id })
    expectRefusal(raw, 'ID_REUSED')
  })

  it('under an id of another chat is another message', async () => {
    const { chatId: other, mei: somebody } = await twoStudents(app)
    const id = randomUUID()
    await sendMessage(app, mei, chatId, { id })
    expect(await sendMessage(app, somebody, other, { id })).toMatchObject({ change: 1, messages: [{ id }] })
  })
})

describe('a message is refused', () => {
  it.each([
    ['blank', { text: ' \n ' }, { text: chatTexts.messageBlank }],
    ['of nothing that shows', { text: '\u200b\u2800' }, { text: chatTexts.messageBlank }],
    [
      'too long',
      { text: 'x'.repeat(limits.messageLength + 1) },
      { text: 'Please use at most 4000 characters.' },
    ],
    ['without an id', { id: undefined }, { id: 'This is not a valid id.' }],
    [
      'with a NUL',
      { text: 'a\0b' },
      { text: 'This text has characters we can’t save. Please type it again.' },
    ],
  ])('%s', async (_, body, fields) => {
    const { raw, error } = await send(mei, body)
    expectRefusal(raw, 'VALIDATION_FAILED')
    expect(error?.fields).toEqual(fields)
  })

  it('to oneself', async () => {
    const oneself = chatIdOf(mei.id, mei.id)
    expectRefusal((await send(mei, {}, oneself)).raw, 'CHAT_WITH_ONESELF')
    const opened = await app.call(chatCalls.open, { as: mei, input: { params: { chatId: oneself } } })
    expectRefusal(opened.raw, 'CHAT_WITH_ONESELF')
  })

  it('to nobody', async () => {
    expectRefusal((await send(mei, {}, chatIdOf(mei.id, randomUUID()))).raw, 'NOT_FOUND')
  })
})

describe('messages are limited', () => {
  it('to a pace that nobody types at, and says when to go on', async () => {
    await sendMessage(app, mei, chatId)
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(mei, {})))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.map(({ error }) => error?.code)).toEqual(['RATE_LIMITED'])
    expect(refused[0]?.raw.headers['retry-after']).toBe('1')
    app.clock.advance(1000)
    expect((await send(mei, {})).status).toBe(201)
  })

  it('to fewer new chats a day for somebody who is new', async () => {
    const { newcomerChatsPerDay } = serverLimits
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into users (id, email, display_name, password_hash)
       select gen_random_uuid(), gen_random_uuid()::text, 'Somebody', '-' from generate_series(0, $1) returning id`,
      [newcomerChatsPerDay],
    )
    const statuses: number[] = []
    for (const { id } of rows) statuses.push((await send(mei, {}, chatIdOf(mei.id, id))).status)
    expect(statuses).toEqual([...Array.from({ length: newcomerChatsPerDay }, () => 201), 429])
  })

  it('to fifty new chats a day; those begun before and by others go on', async () => {
    await app.settle(mei)
    const sender = mei.id
    const others = Array.from({ length: 51 }, () => randomUUID())
    await app.pool.query(
      `insert into users (id, email, display_name, password_hash)
       select id, id::text, 'Somebody', '-' from unnest($1::uuid[]) as id`,
      [others],
    )
    const statuses: number[] = []
    for (const other of others) statuses.push((await send(mei, {}, chatIdOf(sender, other))).status)
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 201), 429])
    app.clock.advance(10_000)
    expect((await send(mei, {}, chatIdOf(sender, others[0] ?? ''))).status).toBe(201)
    expect((await send(kai, {})).status).toBe(201)
  })
})

it('marks nothing as read by itself', async () => {
  await sendMessage(app, kai, chatId)
  expect(await sendMessage(app, mei, chatId)).toMatchObject({ unreadCount: 1, lastRead: { mine: 0 } })
  expect(await readUpTo(app, mei, chatId, 2)).toMatchObject({ unreadCount: 0, lastRead: { mine: 2 } })
})
