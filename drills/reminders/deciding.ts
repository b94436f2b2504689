import { msPerHour } from '@shelfmate/contract/api/durations'
import type pg from 'pg'
import { decideRound } from '../../server/src/features/notifications/notifications.repository.ts'
import type { Executor } from '../../server/src/platform/database/database.ts'
import { storeStudents } from '../stored-students.ts'

interface Deciding {
  ms: number
  decided: number
  plan: string
}

const zone = 'Asia/Singapore'

/** Times how one zone's morning is decided for so many students with thirty items each, and asks PostgreSQL for its plan. */
export async function timeDeciding(pool: pg.Pool, students: number): Promise<Deciding> {
  await pool.query('truncate users, pantry_items, reminder_rounds cascade')
  await storeStudents(pool, students, { zones: [zone] })
  // Checking three million times that the student exists would take longer than all the rest.
  await pool.query('alter table pantry_items drop constraint if exists pantry_items_user_id_users_id_fk')
  // Half of the students have something that expires within three days.
  await pool.query(
    `insert into pantry_items (user_id, id, name, quantity, expiry_date, remark, date_added)
     select u.id, gen_random_uuid(), 'Rice', 1,
            current_date + case when item = 1 then (hashtext(u.email::text) & 7) else 5 + item end, '', now()
     from (select id, email from users order by id) u cross join generate_series(1, 30) as item`,
  )
  await pool.query(
    `insert into notification_settings select id, false from users where hashtext(id::text) % 10 = 0`,
  )
  await pool.query('vacuum analyze')
  const client = await pool.connect()
  try {
    const plan: string[] = []
    const round = async (on: Executor) => {
      const now = new Date().toISOString()
      const [answer] = await decideRound(on, {
        timeZone: zone,
        campusZone: zone,
        localDate: today(0),
        until: today(3),
        now,
        decidedAt: now,
      })
      return answer?.decided ?? 0
    }
    const explaining = executor(async (text, values) => {
      const { rows } = await client.query(`explain (analyze, buffers, costs off) ${text}`, values)
      plan.push(...rows.map((row) => row['QUERY PLAN']))
      return []
    })
    await client.query(`set statement_timeout = 0`)
    await client.query('begin')
    await round(explaining)
    await client.query('rollback')
    const since = performance.now()
    const decided = await round(executor(async (text, values) => (await client.query(text, values)).rows))
    return { ms: performance.now() - since, decided, plan: plan.join('\n') }
  } finally {
    client.release(true)
  }
}

type Query = (text: string, values: unknown[]) => Promise<unknown[]>

/** A stand-in for a connection that hands the product's statement to `query`. */
function executor(query: Query): Executor {
  const connection = { query: (_name: string, text: string, values: unknown[]) => query(text, values) }
  // A statement in SQL asks its connection for nothing else.
  return { use: (work) => work(connection as unknown as Parameters<typeof work>[0]) }
}

const today = (ahead: number) => new Date(Date.now() + ahead * 24 * msPerHour).toISOString().slice(0, 10)
