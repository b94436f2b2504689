import pg from 'pg'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { chooseServers } from '../servers.ts'

const log = { info: () => undefined, warn: console.warn, error: console.error }

/** Prepares what would take months of clicking, or looks at what no screen shows: one statement in the database of this run; returns its rows. */
export async function prepare(statement: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const { dataDir } = await chooseServers()
  const embedded = await startEmbedded({ dataDir, log })
  const client = new pg.Client(embedded.connection)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(statement, values)).rows
  } finally {
    await client.end()
    await embedded.stop()
  }
}

interface Counters {
  logged: number
  consumed: number
  donated: number
  /** Days in a row until so many days ago. */
  streak: number
  endedDaysAgo: number
}

/** Gives a student the counters of a longer past. */
export async function prepareCounters(
  userId: string,
  { logged = 0, consumed = 0, donated = 0, streak = 0, endedDaysAgo = 0 }: Partial<Counters>,
): Promise<void> {
  await prepare(
    `insert into achievement_counters (user_id, logged, consumed, donated, streak, streak_day, best_streak)
     values ($1, $2, $3, $4, $5::int,
             case when $5 > 0 then (now() at time zone 'Asia/Singapore')::date - $6::int end, $5)
     on conflict (user_id) do update set logged = excluded.logged, consumed = excluded.consumed,
       donated = excluded.donated, streak = excluded.streak, streak_day = excluded.streak_day,
       best_streak = excluded.best_streak`,
    [userId, logged, consumed, donated, streak, endedDaysAgo],
  )
}
