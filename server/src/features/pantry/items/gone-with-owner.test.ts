import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { addItem, milk } from '../pantry.factory.ts'

withApp()

const remove = ({ id }: TestUser) => app.pool.query('delete from users where id = $1', [id])

const add = (as: TestUser) =>
  app.call(pantryCalls.addItems, { as, input: { body: { ...milk, expiryDates: ['2026-12-01'] } } })

async function rowsOf({ id }: TestUser) {
  const { rows } = await app.pool.query<{ rows: number }>(
    `select (select count(*) from pantries where user_id = $1) + (select count(*) from pantry_items where user_id = $1)
      + (select count(*) from item_logs where user_id = $1) as rows`,
    [id],
  )
  return Number(rows[0]?.rows)
}

/** Resolves once as many connections wait for somebody's lock. */
const waiting = (count: number) => expect.poll(() => waitingForLocks(app)).toBe(count)

async function ownerOfOne(): Promise<TestUser> {
  const owner = await app.signUp()
  await addItem(app, owner)
  return owner
}

/** Does this to somebody in a transaction that stays open until it is told how to end. */
async function underWay(query: string, { id }: TestUser) {
  const client = await app.pool.connect()
  await client.query('begin')
  await client.query(query, [id])
  return async (end: 'commit' | 'rollback') => {
    await client.query(end)
    client.release()
  }
}

describe('items whose owner is deleted', () => {
  it("go, and nobody else's", async () => {
    const [mei, kai] = [await app.signUp(), await app.signUp()]
    await Promise.all([mei, mei, kai].map((as) => addItem(app, as)))
    await remove(mei)
    expect(await rowsOf(mei)).toBe(0)
    expect(await rowsOf(kai)).toBe(3)
  })

  it('go also when they were stored at the same moment', async () => {
    const mei = await ownerOfOne()
    const endHolding = await underWay('select from achievement_counters where user_id = $1 for update', mei)
    const adding = add(mei)
    await waiting(1)
    const removing = remove(mei)
    await waiting(2)
    await endHolding('rollback')
    expect((await adding).status).toBe(201)
    await removing
    expect(await rowsOf(mei)).toBe(0)
  })

  it('are not stored once the owner is being deleted', async () => {
    const mei = await ownerOfOne()
    const endRemoving = await underWay('delete from users where id = $1', mei)
    const adding = add(mei)
    await waiting(1)
    await endRemoving('commit')
    expect((await adding).status).toBe(401)
    expect(await rowsOf(mei)).toBe(0)
  })
})
