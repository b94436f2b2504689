import { randomUUID } from 'node:crypto'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import type { PoolClient } from 'pg'
import { expect, it } from 'vitest'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { addItem } from '#features/pantry/pantry.factory.ts'
import { app, withApp } from '../../testing/suite.ts'
import { waitingForLocks } from '../../testing/test-database.ts'

withApp()

/** A transaction that holds somebody's rows of a table. */
async function holding(table: string, userId: string): Promise<PoolClient> {
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query(`select from ${table} where user_id = $1 for update`, [userId])
  return holder
}

it('a donation and the undo of a use, counted at the same time, wait in one order', async () => {
  const user = await app.signUp()
  const [{ id: itemId }, post] = [await addItem(app, user), await addPost(app, user)]
  const consumption = { params: { id: itemId }, body: { id: randomUUID() } }
  await app.call(pantryCalls.consumeItem, { as: user, input: consumption })
  const counters = await holding('achievement_counters', user.id)
  const days = await holding('activity_days', user.id)
  const claimed = app.call(exchangeCalls.claim, {
    as: user,
    input: { params: { id: post.id }, body: { id: randomUUID() } },
  })
  await expect.poll(() => waitingForLocks(app)).toBe(1)
  const params = { id: consumption.body.id }
  const undone = app.call(pantryCalls.undoConsumption, { as: user, input: { params } })
  await expect.poll(() => waitingForLocks(app)).toBe(2)
  await days.query('commit')
  // Who had waited for the day waits for the other now, if they go by another order.
  await expect.poll(() => waitingForLocks(app)).toBe(2)
  await counters.query('commit')
  for (const holder of [counters, days]) holder.release()
  expect([(await claimed).status, (await undone).status]).toEqual([201, 200])
})
