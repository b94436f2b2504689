import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { beforeEach, describe, expect, it } from 'vitest'
import { block } from '#features/blocks/blocks.factory.ts'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { decide, nameSteward, report } from '#features/reports/reports.factory.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { act, ask, seen } from '../requests.factory.ts'

withApp()

const single = { quantity: 1, giving: 'firstCome' } as const

let giver: TestUser
/** Two whose chats with the giver are written in this order. */
let first: TestUser
let second: TestUser
beforeEach(async () => {
  giver = await app.signUp()
  const [one, other] = [await app.signUp(), await app.signUp()]
  const isInOrder = chatIdOf(giver.id, one.id) < chatIdOf(giver.id, other.id)
  first = isInOrder ? one : other
  second = isInOrder ? other : one
})

const chat =
  'select from chats where user_a = least($1::uuid, $2::uuid) and user_b = greatest($1::uuid, $2::uuid) for update'
const post = 'select from posts where id = $1 for update'

/** Does something while somebody else has a row; has `meanwhile` look at what it waits with. */
async function whileLocked(
  [statement, ids]: readonly [string, readonly string[]],
  work: () => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
) {
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query(statement, [...ids])
  const working = work()
  try {
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    await meanwhile()
  } finally {
    await holder.query('rollback')
    holder.release()
    await working
  }
}

const isFree = (statement: string, ...ids: string[]) => app.pool.query(`${statement} nowait`, ids)

describe('chats are written in one order', () => {
  it('of who got the last unit and of who waits for it', async () => {
    const { id } = await addPost(app, giver, single)
    const taken = await ask(app, first, id)
    const waiting = await ask(app, second, id)
    await whileLocked(
      [chat, [giver.id, first.id]],
      () => act(app, giver, taken.id, 'enterCode', { code: taken.code ?? '' }),
      () => isFree(chat, giver.id, second.id),
    )
    expect(await seen(app, first, taken.id)).toMatchObject({ state: 'handedOver' })
    expect(await seen(app, second, waiting.id)).toMatchObject({ state: 'expired', reason: 'postGone' })
  })

  it('of who moves up for several posts, whatever order these are in', async () => {
    const blocked = await app.signUp()
    const unsorted = [await addPost(app, giver, single), await addPost(app, giver, single)]
    const [before, after] = unsorted.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Post, Post]
    for (const { id } of unsorted) await ask(app, blocked, id)
    const [late, early] = [await ask(app, second, before.id), await ask(app, first, after.id)]
    await whileLocked(
      [chat, [giver.id, first.id]],
      () => block(app, giver, blocked),
      () => isFree(chat, giver.id, second.id),
    )
    expect(await seen(app, first, early.id)).toMatchObject({ state: 'promised' })
    expect(await seen(app, second, late.id)).toMatchObject({ state: 'promised' })
  })
})

it('posts that go with their owner are taken before chats', async () => {
  const [asked, quiet] = [await addPost(app, giver, single), await addPost(app, giver, single)]
  const { id } = await ask(app, first, asked.id)
  const steward = await app.signUp()
  await nameSteward(app, steward)
  const reported = await report(app, second, { kind: 'person', targetId: giver.id })
  await whileLocked(
    [post, [quiet.id]],
    () => decide(app, steward, reported, { outcome: 'suspended', days: 3 }),
    () => isFree(chat, giver.id, first.id),
  )
  expect(await seen(app, first, id)).toMatchObject({ state: 'expired' })
})
