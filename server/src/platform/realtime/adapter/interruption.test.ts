import { resyncEvent } from '@shelfmate/contract/api/live'
import { pantryCalls, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LiveClient } from '../../../testing/live-client.ts'
import { TestApp, type TestUser } from '../../../testing/test-app.ts'
import { listeningConnections, untilListening } from '../../../testing/test-database.ts'

const recoversWithinMs = 12_000

let here: TestApp
let there: TestApp
let mei: TestUser
let screen: LiveClient
beforeAll(async () => {
  here = await TestApp.start()
  there = await TestApp.start({}, { beside: here })
  mei = await here.signUp()
  screen = await new LiveClient(await there.listen(), mei).connected()
  await untilListening(here)
})
afterAll(async () => {
  screen.close()
  await there.close()
  await here.close()
})

const inUse = ({ pool }: TestApp) => pool.totalCount - pool.idleCount

describe('a lost connection that events came through', () => {
  it('is replaced, costs the pool nothing, and makes every screen ask for what it missed', async () => {
    const lost = await listeningConnections(here)
    await here.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [lost])
    await screen.receives(resyncEvent, 1, recoversWithinMs)
    const again = await listeningConnections(here)
    expect(again).toHaveLength(2)
    for (const pid of again) expect(lost).not.toContain(pid)
    await expect.poll(() => [inUse(here), inUse(there)]).toEqual([1, 1])

    const body = { name: 'Milk', quantity: 1, expiryDates: ['2026-12-01'] }
    const change = await here.call(pantryCalls.addItems, { as: mei, input: { body } })
    expect(await screen.receives(pantryChangedEvent)).toEqual([change.body])
  })
})

describe('an app closed right after its start', () => {
  it('waits for no connection that it has not got yet', async () => {
    for (let n = 0; n < 3; n++) {
      const app = await TestApp.start({}, { beside: here })
      await expect(app.close()).resolves.toBeUndefined()
    }
  })
})
