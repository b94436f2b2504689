import { randomUUID } from 'node:crypto'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import pg from 'pg'
import { type Account, addItems, send, signUp } from '../product/api.ts'
import { connectionOf } from '../product/postgres.ts'

const daysAhead = 40
/** Neighbours with badges, posts and words, so that no list is empty. */
const neighbours = 6

export interface Ground {
  /** The session of a student who is a steward of the campus, too. */
  cookie: string
  /** The address of a screen, by its route. */
  addressOf: (route: string) => string
}

const inDays = (days: number) => dateInZone(new Date(Date.now() + days * msPerDay), 'UTC')

/** A student with so many items among neighbours: somebody's page, a post with comments, and a report are there to be looked at. */
export async function prepareGround(url: string, dataDir: string, items: number): Promise<Ground> {
  const student = await signUp(url)
  const rice = Array.from({ length: items }, (_, n) => ({
    name: `Rice ${n}`,
    quantity: 1 + (n % 9),
    expiryDate: inDays(n % daysAhead),
  }))
  await addItems(url, student.cookie, rice)
  const accounts = await Promise.all(Array.from({ length: neighbours }, () => signUp(url)))
  const ids = accounts.map(() => randomUUID())
  for (const [n, each] of accounts.entries()) await live(url, each, ids[n] ?? '')
  const [userId, postId] = [accounts[0]?.userId ?? '', ids[0] ?? '']
  for (const each of accounts)
    await post(url, each, `/exchange/posts/${postId}/comments`, { content: 'Is it still there?' })
  const report = { id: randomUUID(), kind: 'post', targetId: postId, reason: 'spam', note: 'Every day.' }
  await post(url, accounts[1] ?? student, '/reports', report)
  await makeSteward(dataDir, student)
  return {
    cookie: student.cookie,
    addressOf: (route) => route.replace('$userId', userId).replace('$postId', postId),
  }
}

/** Logs food, and offers some. */
async function live(url: string, who: Account, postId: string): Promise<void> {
  await post(url, who, '/pantry/items', { name: 'Tofu', quantity: 2, remark: '', expiryDates: [inDays(2)] })
  await post(url, who, '/exchange/posts', {
    id: postId,
    foodName: 'Kaya buns',
    quantity: 2,
    expiryDate: inDays(3),
    location: 'PGP',
    description: 'Baked this morning, and too many for one. Please bring a box of your own.',
  })
}

async function post(url: string, { cookie }: Account, path: string, body: object): Promise<void> {
  const { status } = await send(url, { method: 'POST', path, cookie, body })
  if (status >= 300) throw new Error(`${path} answered ${status}`)
}

async function makeSteward(dataDir: string, { userId }: Account): Promise<void> {
  const database = new pg.Client(connectionOf(dataDir))
  await database.connect()
  await database.query('update users set is_steward = true where id = $1', [userId])
  await database.end()
}
