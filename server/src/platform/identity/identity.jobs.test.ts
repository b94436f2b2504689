import { randomUUID } from 'node:crypto'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { databaseOver } from '#platform/database/database.ts'
import { LiveClient } from '../../testing/live-client.ts'
import { app, withApp } from '../../testing/suite.ts'
import { EndedSessions } from './ended-sessions.ts'

const msPerMonth = 30 * msPerDay

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

  it('looks at all of them again only once some session was ended, by whomever', async () => {
    const [mei, kai, rin] = [await sessionOf(), await sessionOf(), await sessionOf()]
    const sessions = new EndedSessions(databaseOver(app.pool))
    const find = (...ids: string[]) => sessions.find(ids, app.clock.now())
    expect(await find(mei, kai)).toEqual([])
    // Unnoticed by the trigger, which nothing but this test gets around.
    await app.pool.query('alter table sessions disable trigger user')
    await app.pool.query('delete from sessions where id = $1', [mei])
    await app.pool.query('alter table sessions enable trigger user')
    expect(await find(mei, kai, rin)).toEqual([])
    const gone = randomUUID()
    expect(await find(mei, kai, rin, gone)).toEqual([gone])
    expect(await find(mei, kai, rin, gone)).toEqual([gone])
    await app.pool.query("update sessions set expires_at = '2020-01-01' where id = $1", [rin])
    expect(await find(mei, kai, rin)).toEqual([mei, rin])
    await app.pool.query('delete from sessions where id = $1', [kai])
    expect(await find(kai)).toEqual([kai])
  })
})

/** The session of somebody new. */
async function sessionOf(): Promise<string> {
  const { id } = await app.signUp()
  const { rows } = await app.pool.query<{ id: string }>('select id from sessions where user_id = $1', [id])
  return rows[0]?.id ?? ''
}

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
