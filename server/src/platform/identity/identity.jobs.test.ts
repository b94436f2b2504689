import { beforeAll, describe, expect, it } from 'vitest'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'

const msPerMonth = 30 * 86_400_000

let origin: string
withApp()
beforeAll(async () => {
  origin = await app.listen()
})

async function run(name: string): Promise<void> {
  const job = app.app.jobs.find((each) => each.name === name)
  if (!job) throw new Error(`${name} is among the jobs`)
  await job.run()
}

describe('identity.cutEndedSessions', () => {
  it('cuts the screens of sessions that ran out or were ended unheard, and no others', async () => {
    const [old, unheard] = [await app.signUp(), await app.signUp()]
    const cut = await Promise.all([old, unheard].map((user) => new LiveClient(origin, user).connected()))
    app.clock.advance(msPerMonth)
    const fresh = await app.signUp()
    const kept = await new LiveClient(origin, fresh).connected()
    await app.pool.query('delete from sessions where user_id = $1', [unheard.id])

    await run('identity.cutEndedSessions')
    await expect.poll(() => cut.map((screen) => screen.isConnected)).toEqual([false, false])
    expect(kept.isConnected).toBe(true)
    kept.close()
  })
})

describe('identity.purgeExpiredSessions', () => {
  it('forgets the sessions that have run out', async () => {
    const old = await app.signUp()
    app.clock.advance(msPerMonth + 1)
    const fresh = await app.signUp()
    await run('identity.purgeExpiredSessions')
    const left = await app.pool.query('select user_id from sessions where user_id = any($1)', [
      [old.id, fresh.id],
    ])
    expect(left.rows).toEqual([{ user_id: fresh.id }])
  })
})
