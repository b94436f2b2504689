import { everyCall } from '@shelfmate/contract/api/calls'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWithImages } from '../../server/src/platform/images/images.factory.ts'
import { scaled } from '../../server/src/testing/scale.ts'
import type { TestApp } from '../../server/src/testing/test-app.ts'
import { createTestDatabase } from '../../server/src/testing/test-database.ts'
import { fillCampus } from '../students/campus.ts'
import { askAs } from './ask.ts'
import { explainAll, hearPlans, type Reading } from './read-plans.ts'
import { emptyTables, fillTraces } from './traces.ts'

const students = scaled(2_000)
/** PostgreSQL plans each statement anew five times, and may then go on with one plan for all. */
const times = 7
/** As many rows are stored first, straight by SQL. */
const fillMs = scaled(180_000)
/** The first of a campus have blocked each other. */
const first = 1 + students / 20
/** More than any screen shows or any answer needs, and less than any table that grows with its students. */
const mostRows = 1_000

let app: TestApp
let asked = ''
const readings: (Reading & { call: string })[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  const superuser = new pg.Client({ ...database.target, user: 'postgres' })
  await superuser.connect()
  // Neither triggers nor foreign keys look at each of millions of rows that fit.
  await superuser.query('set session_replication_role = replica')
  await fillCampus(superuser, students)
  await fillTraces(superuser, students)
  expect(await emptyTables(superuser)).toEqual([])
  await explainAll(superuser, database.target.database)
  await superuser.end()
  app = await startWithImages({}, { database })
  hearPlans(app.pool, (reading) => readings.push({ call: asked, ...reading }))
}, fillMs)
afterAll(() => app.close())

/** A name of which a part is searched: PostgreSQL reads a few thousand quicker one after the other than by their trigrams. */
const isQuickSearch = ({ node, statement, rows }: Reading): boolean =>
  rows < 5 * mostRows && node === 'Seq Scan on users' && statement.includes('folded_name like')

/** What was read of all tables, a line for each kind of reading that took too many rows. */
function tooMuch(): string[] {
  const most = new Map<string, number>()
  for (const { call, ...reading } of readings) {
    const { statement, node, rows } = reading
    if (rows <= mostRows || isQuickSearch(reading)) continue
    const line = `${call}: ${node}, in ${statement.replaceAll(/\s+/g, ' ')}`
    most.set(line, Math.max(rows, most.get(line) ?? 0))
  }
  return [...most].map(([line, rows]) => `${rows} rows of ${line}`)
}

/** What needs a mail's link or code, a password that is right, a push service or another site: it is read as far as the refusal. */
const refused = [
  'auth.answerSuspension 401',
  'auth.confirmCode 422',
  'auth.login 401',
  'auth.resetPassword 410',
  'auth.verifyEmail 410',
  'notifications.testPush 409',
  'pantry.throwAway 404',
  'recipes.readPage 422',
  'sharing.readSharedPhoto 400',
]

/** Calls whose forms bring a file; what they store is stored for the calls that name a picture. */
const withoutForm = everyCall.filter(({ call }) => call.bodyAs !== 'multipart')

it('reads no more rows for a call than it needs, however many students there are', async () => {
  const notDone = new Set<string>()
  for (const [c, each] of withoutForm.entries()) {
    asked = each.name
    for (let n = 0; n < times; n++) {
      const status = await askAs(app, first + 2 * (c * times + n), each)
      if (status >= 300) notDone.add(`${each.name} ${status}`)
    }
  }
  asked = 'an account that goes'
  await app.pool.query('delete from users where id in (select id from users order by id desc limit 1)')
  expect([...notDone].toSorted()).toEqual(refused)
  expect(readings.length).toBeGreaterThan(withoutForm.length * times)
  expect(tooMuch()).toEqual([])
})

it('hears of what reads a whole table', async () => {
  readings.length = 0
  await app.pool.query('select count(*) from users')
  expect(tooMuch()).toHaveLength(1)
})
