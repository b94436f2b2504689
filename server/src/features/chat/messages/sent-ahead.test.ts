import { randomUUID } from 'node:crypto'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { sessionCookie } from '../../../testing/test-app.ts'
import { type Unheard, unheard } from '../../../testing/unheard.ts'
import { openChat, sendMessage } from '../chat.factory.ts'
import { chatId, kai, mei, withChat } from '../chat-suite.factory.ts'

withApp()
withChat()

const changes: Unheard[] = [
  ...unheard,
  [
    'is hidden from the partner',
    `insert into blocks (user_id, other_id, by_user, by_other, blocked_at)
     select user_id, partner_id, user_id = $1, user_id <> $1, now() from chat_members
     where user_id = $1 or partner_id = $1`,
    'NOT_FOUND',
  ],
]

const stored = async () => {
  const { rows } = await app.pool.query(
    `select (select count(*) from messages)::int as messages, (select count(*) from idempotency_keys)::int as keys,
            (select sum(change) from chats)::int as changes`,
  )
  return rows
}

const ask = (body: { id: string; text: string }) =>
  app.send('POST', `/api/chats/${chatId}/messages`, { as: mei, body })

describe('who is remembered from the message before and', () => {
  it.each(changes)('%s sends nothing more, and hears nothing of what they sent', async (_, change, code) => {
    const before = { id: randomUUID(), text: 'Is the rice still there?' }
    await sendMessage(app, mei, chatId, before)
    await app.pool.query(change, [mei.id])
    const known = await stored()
    for (const body of [{ id: randomUUID(), text: 'And now?' }, before])
      expectRefusal((await ask(body)).raw, code)
    expect(await stored()).toEqual(known)
  })

  it('is another one by now sends as who they are', async () => {
    await sendMessage(app, mei, chatId)
    await app.pool.query('update sessions set user_id = $2 where user_id = $1', [mei.id, kai.id])
    await sendMessage(app, mei, chatId)
    const { messages } = await openChat(app, kai, chatId)
    expect(messages.map(({ senderId }) => senderId)).toEqual([mei.id, kai.id])
  })

  it('sends the same again hears what became of it, and another one under its id is refused', async () => {
    const message = { id: randomUUID(), text: 'Is the rice still there?' }
    const first = await sendMessage(app, mei, chatId, message)
    const again = await sendMessage(app, mei, chatId, message)
    expect(again.messages).toEqual(first.messages)
    expectRefusal((await ask({ ...message, text: 'Another' })).raw, 'ID_REUSED')
    expect((await openChat(app, kai, chatId)).messages).toHaveLength(1)
  })
})

it('a use that is to extend the session does', async () => {
  await sendMessage(app, mei, chatId)
  app.clock.advance(7_200_000)
  const { raw } = await app.call(chatCalls.send, {
    as: mei,
    input: { params: { chatId }, body: { id: randomUUID(), text: 'Two hours later' } },
  })
  expect(raw.headers['set-cookie']).toContain('Max-Age=')
})

it('costs what was sent before no more than one point each time', async () => {
  const message = { id: randomUUID(), text: 'Is the rice still there?' }
  for (let n = 0; n < 100; n++) await sendMessage(app, mei, chatId, message)
  expectRefusal((await ask({ id: randomUUID(), text: 'The hundred and first' })).raw, 'RATE_LIMITED')
})

it('takes nothing from somebody whose other session has ended', async () => {
  await sendMessage(app, mei, chatId)
  const { email, password } = mei
  const login = await app.send('POST', '/api/auth/login', { body: { email, password } })
  const phone = { ...mei, cookie: sessionCookie(login) }
  await app.pool.query(
    'delete from sessions where id = (select id from sessions where user_id = $1 order by created_at limit 1)',
    [mei.id],
  )
  const late = await Promise.all(
    Array.from({ length: 110 }, () => ask({ id: randomUUID(), text: 'Sent too late' })),
  )
  for (const { raw } of late) {
    expectRefusal(raw, 'UNAUTHENTICATED')
    // Nothing of them stays in this browser, as after any other refusal of the kind.
    expect(raw.headers['clear-site-data']).toBe('"cache"')
  }
  await sendMessage(app, phone, chatId)
})
