import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestStates } from '@shelfmate/contract/requests/machine'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rebuildAchievements } from '../server/src/features/achievements/index.ts'
import { databaseOver } from '../server/src/platform/database/database.ts'
import { openPool } from '../server/src/platform/database/pool.ts'
import { makeLog } from '../server/src/platform/log/log.ts'
import { createTestDatabase, type TestDatabase } from '../server/src/testing/test-database.ts'
import { Calendar } from './calendar.ts'
import { fillDorm } from './fill.ts'
import { people } from './people.ts'

let database: TestDatabase
let pool: pg.Pool
let dataDir: string
const now = new Date()
const dorms = ['The Mill', 'North House']
/** Another than this machine's, and none of whole hours. */
const zone = 'Asia/Kolkata'

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shelfmate-demo-test-'))
  database = await createTestDatabase()
  const dormsFile = join(dataDir, 'dorms')
  await writeFile(dormsFile, dorms.join(','))
  vi.stubEnv('CAMPUS_TIME_ZONE', zone)
  vi.stubEnv('DORMS', '')
  vi.stubEnv('DORMS_FILE', dormsFile)
  await fillDorm({ target: database.target, dataDir, now })
  pool = openPool(database.target, makeLog('silent'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await pool.end()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const numbers = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0]

it('has counts, streaks and badges as the logs have them', async () => {
  const rebuilt = await rebuildAchievements({
    database: databaseOver(pool),
    campusZone: zone,
    now: new Date(),
    write: false,
  })
  expect(rebuilt).toEqual({ users: people.length, differences: [] })
})

it('is in the dorms of the settings, also where a file holds them', async () => {
  const { rows } = await pool.query('select distinct dorm from profiles order by dorm')
  expect(rows.map(({ dorm }) => dorm)).toEqual(dorms.toSorted())
})

it('has food fetched at the hours of the campus, wherever the machine is', async () => {
  const { rows } = await pool.query(
    `select distinct to_char(pickup_from at time zone $1, 'HH24:MI') as from, to_char(pickup_until at time zone $1, 'HH24:MI') as until
     from posts where pickup_from is not null order by 1`,
    [zone],
  )
  expect(rows).toEqual([
    { from: '12:00', until: '14:00' },
    { from: '18:00', until: '20:00' },
  ])
})

it('counts days by the wall of its zone, also where clocks change', () => {
  const calendar = new Calendar(new Date('2026-03-29T22:30:00Z'), 'Europe/Berlin')
  expect([-1, 0, 1].map((days) => calendar.date(days))).toEqual(['2026-03-29', '2026-03-30', '2026-03-31'])
  expect(calendar.moment(-1, 0).toISOString()).toBe('2026-03-30T22:00:00.000Z')
  expect(calendar.moment(1, 0).toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(calendar.moment(2, 12).toISOString()).toBe('2026-03-28T11:00:00.000Z')
})

it('shows every state of a pantry item to the first login', async () => {
  const calendar = new Calendar(now, zone)
  const found = await pool.query(
    `select i.expiry_date as date from pantry_items i join users u on u.id = i.user_id
     where u.email = 'mei@shelfmate.example' and removed_at is null`,
  )
  const dates = found.rows.map(({ date }) => date)
  for (const day of [0, 1, 2, 5]) expect(dates).toContain(calendar.date(day))
  expect(dates.some((date) => date < calendar.date(0))).toBe(true)
  expect(dates.some((date) => date > calendar.date(20))).toBe(true)
})

it('gives each feature something to show', async () => {
  expect(
    await numbers(`select
      (select count(*) from posts where removed_at is null) > 8 as posts,
      (select count(*) from comments) > 5 as comments,
      (select count(*) from donations) > 20 as donations,
      (select count(*) from images where purpose = 'post' and attached_at is not null) > 5 as pictures,
      (select count(*) from messages) > 15 as messages,
      (select count(*) from images where purpose = 'chat' and attached_at is not null) = 2 as sent,
      (select count(*) from profiles where photo_id is not null) > 5 as portraits,
      (select count(*) from unlocks where badge = 'Century Saver') = 1 as century,
      (select count(distinct badge) from unlocks) > 9 as badges`),
  ).toEqual({
    posts: true,
    comments: true,
    donations: true,
    pictures: true,
    messages: true,
    sent: true,
    portraits: true,
    century: true,
    badges: true,
  })
})

it('has requests in every state, one of them promised to the first login, and a report', async () => {
  const { rows } = await pool.query(`select distinct state from food_requests order by state`)
  expect(rows.map(({ state }) => state)).toEqual(requestStates.toSorted())
  const mine = await pool.query(
    `select r.state from food_requests r join users u on u.id = r.taker_id where u.email = 'mei@shelfmate.example' order by r.state`,
  )
  expect(mine.rows.map(({ state }) => state)).toEqual(['expired', 'promised', 'waiting'])
  expect(await numbers(`select count(*)::int as reports from reports`)).toEqual({ reports: 1 })
})

it('lies in the past, to the present moment', async () => {
  const { newest } = await numbers(`select max(at) as newest from (
    select max(logged_at) as at from item_logs union select max(created_at) from posts union select max(created_at) from comments) as times`)
  expect(new Date(newest).getTime()).toBeLessThanOrEqual(Date.now())
})
