import { randomUUID } from 'node:crypto'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { chatCalls } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type { PoolClient } from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'

let user: TestUser
let partner: TestUser
let sent = 0
withApp()
beforeAll(async () => {
  user = await app.signUp()
  partner = await app.signUp()
  expect((await send()).status).toBe(201)
  // Every connection that calls in pairs may take knows every statement, and the first badges are earned.
  for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 16 }, add))
  count()
})

/** Counts every message to PostgreSQL that waits for an answer; what is told to other processes waits for none. */
function count(): void {
  const watched = new WeakSet<PoolClient>()
  const connect = app.pool.connect.bind(app.pool)
  const counting = async () => {
    const client = await connect()
    if (watched.has(client)) return client
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const one = (...args: unknown[]) => {
      const [first] = args
      const text = typeof first === 'string' ? first : (first as { text: string }).text
      if (!text.includes('pg_notify')) sent += 1
      return query(...args)
    }
    // pg's many overloads all come down to these arguments.
    client.query = one as typeof client.query
    return client
  }
  // The pool's own queries hand a callback over; of ours there are none.
  app.pool.connect = ((done?: Parameters<typeof connect>[0]) =>
    done ? connect(done) : counting()) as typeof app.pool.connect
}

/** How many exchanges the second of two equal calls takes: the first may find nothing prepared and nothing kept. */
async function exchangesOf(act: () => Promise<{ status: number }>): Promise<number> {
  await act()
  const before = sent
  expect((await act()).status).toBeLessThan(300)
  return sent - before
}

const list = () => app.call(pantryCalls.listItems, { as: user, input: { query: {} } })
const listPosts = () => app.call(exchangeCalls.listPosts, { as: user, input: { query: {} } })
const listChats = () => app.call(chatCalls.listChats, { as: user, input: { query: {} } })
const open = () =>
  app.call(chatCalls.open, { as: user, input: { params: { chatId: chatIdOf(user.id, partner.id) } } })
const catchUp = () =>
  app.call(chatCalls.catchUp, {
    as: user,
    input: { params: { chatId: chatIdOf(user.id, partner.id) }, query: { after: 1 } },
  })
const send = () =>
  app.call(chatCalls.send, {
    as: partner,
    input: { params: { chatId: chatIdOf(user.id, partner.id) }, body: { id: randomUUID(), text: 'Hi' } },
  })
const addTo = (place: string) =>
  app.call(pantryCalls.addItems, {
    as: user,
    input: { body: { id: randomUUID(), name: 'Milk', quantity: 1, expiryDates: ['2026-12-01'], place } },
  })
const add = () => addTo('')
const offer = async (quantity: number) => {
  const id = randomUUID()
  const body = { id, foodName: 'Tofu', quantity, expiryDate: '2026-12-01', location: 'PGP', description: '' }
  expect((await app.call(exchangeCalls.createPost, { as: user, input: { body } })).status).toBe(201)
  return id
}
const claim = (postId: string) =>
  app.call(exchangeCalls.claim, {
    as: user,
    input: { params: { id: postId }, body: { id: randomUUID() } },
  })

it.each([
  ['a pantry that has not changed: who asks, and where it stands', list, 1],
  [
    'a leaderboard that has not changed: who asks, and where it stands',
    () => app.call(achievementsCalls.leaderboard, { as: user }),
    1,
  ],
  ['posts that have not changed: who asks, and where they stand', listPosts, 1],
  ['chats that have not changed: who asks, and where they stand', listChats, 2],
  ['a chat that is opened: who asks, the partner, and the chat with what the two have shared', open, 3],
  ['a chat that is caught up with: who asks, and what changed with the partner', catchUp, 2],
  ['an add: who asks with its turn, the items and what they count for, and the commit', add, 2],
  ['an add to a place of one’s own: no more than that', () => addTo('Balcony'), 2],
])('%s', async (_, act, exchanges) => {
  expect(await exchangesOf(act)).toBe(exchanges)
})

it('one of several units that are claimed: who asks with the post; the donation, its key, the post and what it counts for; the commit', async () => {
  const postId = await offer(9)
  expect(await exchangesOf(() => claim(postId))).toBe(3)
})

it.each([
  ['pantry', add, list],
  ['page of posts', () => offer(2).then(claim), listPosts],
])('a %s that has changed: who asks, where it stands, and the page', async (_, change, read) => {
  await read()
  await change()
  const before = sent
  await read()
  expect(sent - before).toBe(2)
})

it('sixteen adds that meet need hardly more than one', async () => {
  await exchangesOf(add)
  const before = sent
  await Promise.all(Array.from({ length: 16 }, add))
  expect(sent - before).toBeLessThanOrEqual(10)
})

it('a message in a chat that is there: all in its own statement', async () => {
  const counts: number[] = []
  // What is told of a message to those who have no screen open goes out by itself, and may meet one of them.
  for (let n = 0; n < 5; n++) counts.push(await exchangesOf(send))
  expect(Math.min(...counts)).toBe(1)
})

it('chats that have changed: who asks, where they stand, and a page with the partners', async () => {
  await listChats()
  const counts: number[] = []
  // What is told of a message to those who have no screen open goes out by itself, and may meet one of them.
  for (let n = 0; n < 3; n++) {
    await send()
    const before = sent
    await listChats()
    counts.push(sent - before)
  }
  expect(Math.min(...counts)).toBe(3)
})

it('sixteen lists of chats that meet are read in one', async () => {
  await exchangesOf(listChats)
  const before = sent
  await Promise.all(Array.from({ length: 16 }, listChats))
  expect(sent - before).toBeLessThanOrEqual(4)
})
