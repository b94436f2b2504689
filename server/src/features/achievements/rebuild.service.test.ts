import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { msPerHour } from '@shelfmate/contract/api/durations'
import { itemFields } from '@shelfmate/contract/pantry/pantry.factory'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ConsumptionService } from '#features/pantry/consumption/consumption.service.ts'
import type { PantryPorts } from '#features/pantry/index.ts'
import { PantryService } from '#features/pantry/pantry.service.ts'
import { type Database, databaseOver } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { Events } from '#platform/events/events.ts'
import { sentKey } from '#platform/idempotency/idempotency.factory.ts'
import { updateTimeZone } from '#platform/identity/identity.repository.ts'
import { scaled } from '../../testing/scale.ts'
import { app, withApp } from '../../testing/suite.ts'
import { listenForAchievements } from './achievements.listeners.ts'
import { AchievementsService } from './achievements.service.ts'
import { rebuildAchievements } from './rebuild.service.ts'

const campusZone = 'Asia/Singapore'
const zones = ['Pacific/Kiritimati', 'Asia/Singapore', 'Europe/Berlin', 'America/Los_Angeles', null]
const lateHours = 23

let database: Database
let pantry: PantryService
let consumptions: ConsumptionService
withApp()
beforeAll(async () => {
  database = databaseOver(app.pool)
  const events = new Events()
  const ports: PantryPorts = { database, events, clock: app.clock, publish: () => undefined }
  listenForAchievements(
    events,
    new AchievementsService({ ...ports, publishToEveryone: () => undefined, campusZone }),
  )
  pantry = new PantryService(ports)
  consumptions = new ConsumptionService(ports)
})

const rebuild = (write = false) => rebuildAchievements({ database, campusZone, now: app.clock.now(), write })

interface Student {
  id: string
  items: string[]
  consumptions: string[]
}

async function newStudent(timeZone: string | null): Promise<Student> {
  const id = randomUUID()
  await app.pool.query(
    `insert into users (id, email, display_name, password_hash, time_zone) values ($1::uuid, $1::text, 'Mei', '-', $2)`,
    [id, timeZone],
  )
  return { id, items: [], consumptions: [] }
}

const food = (dates: number) =>
  itemFields({
    name: 'Rice',
    quantity: 3,
    expiryDates: Array.from({ length: dates }, (_, n) => `2030-01-0${n + 1}`),
  })

type Does = (student: Student, which: number) => Promise<unknown>

const pick = (ids: string[], which: number) => ids[which % Math.max(1, ids.length)] ?? randomUUID()

/** Now and then something waited on a device since the day before. */
const since = (which: number) =>
  which % 5 === 0 ? new Date(app.clock.now().getTime() - lateHours * msPerHour) : undefined

/** What happens, as often as it stands here; an undo comes soon after, as its window asks. */
const happenings: Does[] = [
  async (student, which) => {
    const { upserted } = await pantry.add(student.id, food((which % 4) + 1), undefined, since(which))
    student.items.push(...upserted.map((item) => item.id))
  },
  ...Array<Does>(4).fill(async (student, which) => {
    const key = sentKey(randomUUID())
    const itemId = pick(student.items, which)
    const { consumptionId } = await consumptions.consume(student.id, itemId, key, since(which))
    student.consumptions.push(consumptionId)
  }),
  ...Array<Does>(2).fill((student) =>
    consumptions.undo(student.id, student.consumptions.at(-1) ?? randomUUID()),
  ),
  async (student, which) => {
    const itemId = pick(student.items, which)
    const { upserted } = await pantry.edit(
      { userId: student.id, today: '2026-12-01' },
      itemId,
      food((which % 2) + 1),
    )
    student.items.push(...upserted.map((item) => item.id))
  },
  (student, which) => pantry.remove(student.id, pick(student.items, which)),
]

const refused = (error: unknown) => {
  if (!(error instanceof DomainError && ['NOT_FOUND', 'UNDO_EXPIRED'].includes(error.code))) throw error
}

describe('rebuilding the achievements', () => {
  it('equals what was kept all along, whatever happened, wherever the students went', async () => {
    // Nobody but these, also when it is tried again.
    await app.pool.query('delete from users')
    const students = await Promise.all([...zones, ...zones].map(newStudent))
    const [events] = fc.sample(
      fc.array(fc.record({ who: fc.nat(9), what: fc.nat(99), which: fc.nat(500), waitMinutes: fc.nat(90) }), {
        minLength: scaled(2_000),
        maxLength: scaled(2_000),
      }),
      1,
    )
    app.clock.set('2027-02-20T15:50:00Z')
    let travels = 0
    for (const { who, what, which, waitMinutes } of events ?? []) {
      const student = students[who]
      if (!student) continue
      // Mostly seconds apart, sometimes so long that a day goes by.
      app.clock.advance(waitMinutes > 80 ? (waitMinutes - 80) * 4 * msPerHour : waitMinutes * 100)
      if (what === 0) {
        travels++
        const timeZone = zones[which % 4] ?? campusZone
        await updateTimeZone(database, { id: student.id, timeZone, now: app.clock.now().toISOString() })
        continue
      }
      await happenings[what % happenings.length]?.(student, which).catch(refused)
    }
    expect(travels).toBeGreaterThan(10)
    const { users, differences } = await rebuild()
    expect(differences).toEqual([])
    expect(users).toBe(students.length)
    const kept = await app.pool.query(
      'select sum(consumed)::int as consumed, max(best_streak) as best from achievement_counters',
    )
    // Chance decides how often there was food to use up, some 400 times, and how long the longest streak is. What the rest
    // stands on is that a lot was used up, and that days follow on days.
    expect(kept.rows[0]?.consumed).toBeGreaterThan(100)
    expect(kept.rows[0]?.best).toBeGreaterThan(1)
  }, 120_000)

  it('finds whatever was falsified, and mends it only when told to', async () => {
    const { id } = await newStudent(null)
    await pantry.add(id, food(4))
    await app.pool.query('update achievement_counters set logged = 40, streak = 9 where user_id = $1', [id])
    await app.pool.query('update activity_days set actions = 7 where user_id = $1', [id])
    await app.pool.query('delete from unlocks where user_id = $1', [id])
    const found = async () =>
      (await rebuild()).differences.filter((each) => each.userId === id).map((each) => each.what.slice(0, 10))
    const falsified = ['actions on', 'badge Firs', 'logged', 'streak']
    expect(await found()).toEqual(expect.arrayContaining(falsified))
    expect(await found()).toEqual(expect.arrayContaining(falsified))
    await rebuild(true)
    expect((await rebuild()).differences).toEqual([])
    const mended = await app.pool.query(
      'select logged, streak, badge_count from achievement_counters where user_id = $1',
      [id],
    )
    expect(mended.rows).toEqual([{ logged: 4, streak: 1, badge_count: 1 }])
  })

  it('keeps the day of what was done in the millisecond of a login from elsewhere', async () => {
    app.clock.set('2028-04-01T20:00:00Z')
    const { id } = await newStudent('Asia/Singapore')
    await pantry.add(id, food(1))
    const now = app.clock.now().toISOString()
    await updateTimeZone(database, { id, timeZone: 'America/Los_Angeles', now })
    await pantry.add(id, food(1))
    expect((await rebuild()).differences).toEqual([])
    const days = await app.pool.query('select day::text, actions from activity_days where user_id = $1', [id])
    expect(days.rows).toEqual([{ day: '2028-04-02', actions: 2 }])
  })

  it('knows the zone in which a day was lived after a login from elsewhere', async () => {
    app.clock.set('2028-03-01T20:00:00Z')
    const user = await app.signUp({ timeZone: 'Asia/Singapore' })
    await pantry.add(user.id, food(1))
    app.clock.advance(msPerHour)
    const { email, password } = user
    await app.call(authCalls.login, { input: { body: { email, password, timeZone: 'America/Los_Angeles' } } })
    expect((await rebuild()).differences).toEqual([])
    app.clock.advance(1)
    await pantry.add(user.id, food(1))
    expect((await rebuild()).differences).toEqual([])
    const days = await app.pool.query('select day::text from activity_days where user_id = $1 order by 1', [
      user.id,
    ])
    expect(days.rows.map((row) => row.day)).toEqual(['2028-03-01', '2028-03-02'])
    const run = await app.pool.query(
      'select streak, streak_day::text from achievement_counters where user_id = $1',
      [user.id],
    )
    expect(run.rows).toEqual([{ streak: 2, streak_day: '2028-03-02' }])
  })
})
