// A server process of the drill: its clock is as many milliseconds ahead as it is told, and it ticks when it is told.
import { flushCompileCache } from 'node:module'
import type pg from 'pg'
import { buildApp } from '../../server/src/app.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { makeLog } from '../../server/src/platform/log/log.ts'
import { postgresAdapter } from '../../server/src/platform/realtime/adapter/adapter.ts'
import type { FromProcess, ToProcess } from './fleet.ts'

const { PORT: port, AHEAD_MS: ahead, CHECKS_ANSWERS: checks, ...environment } = process.env
let aheadMs = Number(ahead)
const config = readConfig({ ...environment, REQUESTS_PER_MINUTE: '0' })
const log = makeLog('error')
const target: pg.PoolConfig = { connectionString: config.DATABASE_URL }
const pool = openPool(target, log)
const app = await buildApp({
  config,
  pool,
  log,
  adapter: postgresAdapter(pool, log),
  secret: 'a secret of the drill alone',
  mailer: { send: async () => undefined },
  clock: { ...systemClock, now: () => new Date(Date.now() + aheadMs) },
  checkAnswers: checks === 'true',
})
const ending = app.jobs.find(({ name }) => name === 'requests.end')
if (!ending) throw new Error('the ending is among the jobs')
await app.http.listen({ port: Number(port), host: '127.0.0.1' })
// Whoever is killed writes nothing: what the first one compiled is there for all others.
flushCompileCache()

const tell = (message: FromProcess) => process.send?.(message)
process.on('message', (message: ToProcess) => {
  if ('aheadMs' in message) aheadMs = message.aheadMs
  else
    void ending.run().then(
      () => tell({ ticked: message.tick }),
      (error: unknown) => tell({ ticked: message.tick, failure: String(error) }),
    )
})
// Whoever started it has gone.
process.on('disconnect', () => process.exit())
tell({ ready: true })
