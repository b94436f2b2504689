import type { ClientConfig } from 'pg'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { openPool } from '../server/src/platform/database/pool.ts'
import { makeLog } from '../server/src/platform/log/log.ts'
import { postgresAdapter } from '../server/src/platform/realtime/adapter/adapter.ts'
import { readSecret } from '../server/src/platform/secret/secret.ts'
import { Calendar } from './calendar.ts'
import { celebrations } from './celebrations.ts'
import { chats } from './chats.ts'
import { Dorm, StoryClock } from './dorm.ts'
import { exchange } from './exchange.ts'
import { pantries } from './pantries.ts'
import { profiles } from './profiles.ts'

/**
 * Lives the last weeks of a dorm in a migrated, empty database: through the calls of the product and under a clock that
 * runs from then to now, so that counts, logs and badges agree as they would have.
 */
export async function fillDorm({
  target,
  dataDir,
  now,
}: {
  target: ClientConfig
  dataDir: string
  now: Date
}): Promise<void> {
  const log = makeLog('error')
  const config = readConfig({
    DATA_DIR: dataDir,
    CAMPUS_TIME_ZONE: process.env['CAMPUS_TIME_ZONE'],
    CAMPUS_TIME_ZONE_FILE: process.env['CAMPUS_TIME_ZONE_FILE'],
    DORMS: process.env['DORMS'],
    DORMS_FILE: process.env['DORMS_FILE'],
  })
  const clock = new StoryClock(now)
  const pool = openPool(target, log)
  const app = await buildApp({
    config,
    pool,
    clock,
    log,
    adapter: postgresAdapter(pool, log),
    // Nobody hears of what happened long ago.
    mailer: { send: async () => undefined },
    secret: await readSecret(undefined, dataDir),
  })
  try {
    const calendar = new Calendar(now, config.CAMPUS_TIME_ZONE)
    const dorm = new Dorm({ app, clock, zone: calendar.zone })
    await dorm.live([
      ...profiles(calendar, config.DORMS),
      ...pantries(calendar),
      ...exchange(calendar, config.DORMS),
      ...chats(calendar),
    ])
    await dorm.live(celebrations(calendar))
  } finally {
    await app.close()
    await pool.end()
  }
}
