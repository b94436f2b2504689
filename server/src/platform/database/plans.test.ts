import { randomUUID } from 'node:crypto'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { notificationsCalls } from '@shelfmate/contract/notifications/notifications'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { beforeAll, expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'

let user: TestUser
let partner: TestUser
withApp()
beforeAll(async () => {
  // Tables of a test are so small that whatever is asked of them costs the same; an index is not.
  app.pool.on('connect', (client) => void client.query('set enable_seqscan = off'))
  user = await app.signUp()
  partner = await app.signUp()
})

/** PostgreSQL plans each statement anew five times, and goes on with it where it seems to pay. */
const plannedAnew = 5

const calls = {
  pantry: () => app.call(pantryCalls.listItems, { as: user, input: { query: {} } }),
  reminder: () => app.call(notificationsCalls.read, { as: user }),
  leaderboard: () => app.call(achievementsCalls.leaderboard, { as: user }),
  posts: () => app.call(exchangeCalls.listPosts, { as: user, input: { query: {} } }),
  chats: () => app.call(chatCalls.listChats, { as: user, input: { query: {} } }),
  chat: () =>
    app.call(chatCalls.open, { as: user, input: { params: { chatId: chatIdOf(user.id, partner.id) } } }),
  message: () =>
    app.call(chatCalls.send, {
      as: user,
      input: { params: { chatId: chatIdOf(user.id, partner.id) }, body: { id: randomUUID(), text: 'Hi' } },
    }),
  add: () =>
    app.call(pantryCalls.addItems, {
      as: user,
      input: { body: { id: randomUUID(), name: 'Milk', quantity: 1, expiryDates: ['2026-12-01'] } },
    }),
}

it('plans a statement once, also for one student who asks alone', async () => {
  for (let n = 0; n < 3 * plannedAnew; n++)
    for (const call of Object.values(calls)) expect((await call()).status).toBeLessThan(300)
  const { rows } = await app.pool.query<{ name: string; custom: number; generic: number }>(
    'select name, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements',
  )
  expect(rows.map(({ name }) => name)).toContain('identity_find_sessions')
  expect(rows.filter(({ custom, generic }) => generic === 0 && custom > plannedAnew)).toEqual([])
})
