import type pg from 'pg'
import { storeStudents } from '../stored-students.ts'

const morningHours = [8, 9, 10]
const nightHour = 3
const hoursPerDay = 24
const farthestWest = -12

/** The fixed-offset zone in which a wall clock shows this hour now. */
function zoneWhereItIs(hour: number): string {
  let offset = hour - new Date().getUTCHours()
  if (offset < farthestWest) offset += hoursPerDay
  if (offset >= -farthestWest) offset -= hoursPerDay
  // The names count westward: Etc/GMT-8 is eight hours ahead of Greenwich.
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`
}

interface Kind {
  name: string
  due: boolean
  /** Days from today until the one item expires. */
  days: number
  removed?: boolean
  optedOut?: boolean
  asleep?: boolean
  /** Days since the last mail. */
  lastMail?: number
}

/** What a student's morning may look like; the name begins the address, so that a mail tells whose it is. */
const kinds: readonly Kind[] = [
  { name: 'today', due: true, days: 0 },
  { name: 'third-day', due: true, days: 3 },
  { name: 'passed-since', due: true, days: -1, lastMail: 2 },
  { name: 'fourth-day', due: false, days: 4 },
  { name: 'passed-before', due: false, days: -3, lastMail: 1 },
  { name: 'removed', due: false, days: 1, removed: true },
  { name: 'opted-out', due: false, days: 1, optedOut: true },
  { name: 'asleep', due: false, days: 1, asleep: true },
]

export const isDue = (address: string) =>
  kinds.some((kind) => kind.due && address.startsWith(`${kind.name}-`))

/** Fills the database with so many due students and a sixth as many of each kind that must get nothing. */
export async function enrol(pool: pg.Pool, due: number): Promise<void> {
  await pool.query('truncate users, reminder_rounds cascade')
  const dueKinds = kinds.filter((kind) => kind.due)
  const awake = morningHours.map(zoneWhereItIs)
  for (const kind of kinds) {
    const count = kind.due ? Math.ceil(due / dueKinds.length) : Math.ceil(due / 6)
    const zones = kind.asleep ? [zoneWhereItIs(nightHour)] : awake
    await storeStudents(pool, count, { prefix: kind.name, zones })
    const those = `from users where email like $1 || '-%'`
    const today = '(now() at time zone time_zone)::date'
    await pool.query(
      `insert into pantry_items (user_id, id, name, quantity, expiry_date, remark, date_added, removed_at)
       select id, gen_random_uuid(), 'Milk', 1, ${today} + $2::int, '', now(), case when $3 then now() end ${those}`,
      [kind.name, kind.days, kind.removed ?? false],
    )
    if (kind.optedOut)
      await pool.query(`insert into notification_settings select id, false ${those}`, [kind.name])
    if (kind.lastMail !== undefined)
      await pool.query(
        `insert into reminders (user_id, local_date, status, due_at, deadline_at)
         select id, ${today} - $2::int, 'sent', now() - interval '1 day', now() - interval '1 day' ${those}`,
        [kind.name, kind.lastMail],
      )
  }
  await pool.query('vacuum analyze')
}

export interface Verdict {
  dueStudents: number
  /** Due students without exactly one decision of today that says sent. */
  missing: number
  /** Decisions of today for students who were to get none. */
  wrong: number
}

/** Holds the decisions of today against who was due. */
export async function judge(pool: pg.Pool): Promise<Verdict> {
  const { rows } = await pool.query<{ email: string; sent: number; decisions: number }>(
    `select u.email::text as email, count(r.*)::int as decisions, count(r.*) filter (where r.status = 'sent')::int as sent
     from users u left join reminders r on r.user_id = u.id and r.local_date = (now() at time zone u.time_zone)::date
     group by u.id`,
  )
  const due = rows.filter((row) => isDue(row.email))
  return {
    dueStudents: due.length,
    missing: due.filter((row) => row.decisions !== 1 || row.sent !== 1).length,
    wrong: rows.filter((row) => !isDue(row.email) && row.decisions > 0).length,
  }
}
