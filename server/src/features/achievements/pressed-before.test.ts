import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { daysAfter } from '@shelfmate/contract/pantry/expiry'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { beforeEach, describe, expect, it } from 'vitest'
import { addItem, milk, rowOf } from '#features/pantry/pantry.factory.ts'
import { databaseOver } from '#platform/database/database.ts'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { rebuildAchievements } from './rebuild.service.ts'

const campusZone = 'Asia/Singapore'
/** Eight in the morning in Berlin, and the days; the day before yesterday something was done. */
const [morning, today, yesterday] = ['2027-06-03T06:00:00Z', '2027-06-03', '2027-06-02']

let user: TestUser
let itemId: string
withApp()
beforeEach(async () => {
  app.clock.set('2027-06-01T18:00:00Z')
  user = await app.signUp({ timeZone: 'Europe/Berlin' })
  itemId = (await addItem(app, user, { quantity: 9 })).id
  app.clock.set(morning)
})

type Press = (id: string, pressedOn?: string) => Promise<{ status: number; body: unknown }>

const late = (pressedOn: string | undefined) => (pressedOn === undefined ? {} : { pressedOn })
const add: Press = (id, on) =>
  app.call(pantryCalls.addItems, { as: user, input: { body: { id, ...milk, ...late(on) } } })
const consume: Press = (id, on) =>
  app.call(pantryCalls.consumeItem, {
    as: user,
    input: { params: { id: itemId }, body: { id, ...late(on) } },
  })
const addBatch: Press = (id, on) =>
  app.call(pantryCalls.addBatch, {
    as: user,
    input: { body: { id, items: [rowOf('Milk'), rowOf('Eggs', { joins: itemId })], ...late(on) } },
  })
const cook: Press = (id, on) =>
  app.call(recipesCalls.cook, {
    as: user,
    input: { body: { id, items: [{ id: itemId, pieces: 2 }], ...late(on) } },
  })
/** On the device's day, as the web tells it of every action. */
const act =
  (action: 'useUpOne' | 'useUpAll', shown = yesterday): Press =>
  (id, on) =>
    app.call(pantryActionCalls.actOnItems, {
      as: user,
      input: { body: { id, action, itemIds: [itemId], on: shown, ...late(on) } },
    })
const useUp = act('useUpAll')
const presses: [string, Press][] = [
  ['add', add],
  ['add of several', addBatch],
  ['use', consume],
  ['cooking', cook],
  ['action on several items', act('useUpOne')],
]

const mine = async () => (await app.call(achievementsCalls.mine, { as: user })).body
const days = async () =>
  (
    await app.pool.query('select day::text, actions from activity_days where user_id = $1 order by day', [
      user.id,
    ])
  ).rows
/** Where the logs would have counted otherwise. */
async function differences() {
  const database = databaseOver(app.pool)
  const found = await rebuildAchievements({ database, campusZone, now: app.clock.now(), write: false })
  return found.differences.filter(({ userId }) => userId === user.id)
}

/** What is counted, which the logs count the same. */
async function expectDays(...counted: { day: string; actions: number }[]) {
  expect(await days()).toEqual(counted)
  expect(await differences()).toEqual([])
}

describe('what was pressed yesterday and sent today', () => {
  it.each(presses)('counts for yesterday: %s', async (_, press) => {
    expect((await press(randomUUID(), yesterday)).status).toBe(201)
    expect((await mine()).streak).toEqual({ days: 2, countedToday: false, best: 2 })
    expect(await differences()).toEqual([])
    await add(randomUUID())
    expect((await mine()).streak).toEqual({ days: 3, countedToday: true, best: 3 })
    expect(await differences()).toEqual([])
  })

  it('counts for yesterday though a login from elsewhere came before it was sent', async () => {
    app.clock.set('2027-06-01T06:00:00Z')
    user = await app.signUp({ timeZone: 'Asia/Singapore' })
    itemId = (await addItem(app, user, { quantity: 9 })).id
    app.clock.set(morning)
    const { email, password } = user
    await app.call(authCalls.login, { input: { body: { email, password, timeZone: 'Europe/Berlin' } } })
    app.clock.advance(1)
    await consume(randomUUID(), yesterday)
    await expectDays({ day: '2027-06-01', actions: 1 }, { day: yesterday, actions: 1 })
  })

  it('joins the days around it when today has begun', async () => {
    await add(randomUUID())
    expect((await mine()).streak.days).toBe(1)
    await consume(randomUUID(), yesterday)
    expect((await mine()).streak).toEqual({ days: 3, countedToday: true, best: 3 })
    expect(await differences()).toEqual([])
  })

  it.each(presses)('is the same press whether it says its day or not: %s', async (_, press) => {
    const [first, second] = [randomUUID(), randomUUID()]
    for (const [id, one, other] of [
      [first, undefined, yesterday],
      [second, yesterday, undefined],
    ] as const) {
      const answer = await press(id, one)
      const again = await press(id, other)
      expect([again.status, again.body]).toEqual([answer.status, answer.body])
    }
    expect(await days()).toMatchObject([{ day: '2027-06-01' }, { day: yesterday }, { day: today }])
    expect(await differences()).toEqual([])
  })

  it.each([
    ['2027-05-20', yesterday],
    ['2027-06-04', today],
  ])('counts no further back than yesterday and never ahead: %s', async (on, counted) => {
    await add(randomUUID(), on)
    await useUp(randomUUID(), on)
    await expectDays({ day: '2027-06-01', actions: 1 }, { day: counted, actions: 2 })
  })

  it('refuses a day that is none', async () => {
    expect((await add(randomUUID(), '2027-02-30')).status).toBe(400)
  })

  it('can be undone for a minute from when it came, and then yesterday is idle again', async () => {
    const [used, cooked, acted] = [randomUUID(), randomUUID(), randomUUID()]
    const undo = async () => [
      (await app.call(pantryCalls.undoConsumption, { as: user, input: { params: { id: used } } })).status,
      (await app.call(recipesCalls.undoCook, { as: user, input: { params: { id: cooked } } })).status,
      (await app.call(pantryActionCalls.undoAction, { as: user, input: { params: { id: acted } } })).status,
    ]
    await consume(used, yesterday)
    await cook(cooked, yesterday)
    await useUp(acted, yesterday)
    app.clock.advance(60_000)
    expect(await undo()).toEqual([200, 204, 200])
    expect((await mine()).streak).toEqual({ days: 0, countedToday: false, best: 1 })
    expect(await differences()).toEqual([])
  })

  it('cannot be undone later than that', async () => {
    const id = randomUUID()
    await consume(id, yesterday)
    app.clock.advance(60_001)
    const undo = await app.call(pantryCalls.undoConsumption, { as: user, input: { params: { id } } })
    expect(undo.error?.code).toBe('UNDO_EXPIRED')
  })

  it('earns the badge that its day completes', async () => {
    const century = async () =>
      (await mine()).badges.find(({ name }) => name === 'Century Saver')?.unlockedAt ?? null
    const [last, missing] = [97, 96]
    for (let daysOn = -1; daysOn <= last; daysOn++) {
      app.clock.set(new Date(new Date(morning).getTime() + daysOn * msPerDay))
      if (daysOn !== missing) await add(randomUUID())
    }
    expect(await century()).toBeNull()
    await consume(randomUUID(), daysAfter(today, missing))
    expect((await mine()).streak).toEqual({ days: 100, countedToday: true, best: 100 })
    expect(await century()).not.toBeNull()
    expect(await differences()).toEqual([])
  })
})

it('a day that completes a run earns its badge though a later one has begun east of here', async () => {
  const [before, flight] = ['2027-06-01', '2027-06-03T17:00:00Z'] // One in the morning of the 4th in Singapore.
  app.clock.set(flight)
  user = await app.signUp({ timeZone: 'Asia/Singapore' })
  itemId = (await addItem(app, user, { quantity: 9 })).id
  await app.pool.query(
    'insert into activity_days (user_id, day, actions) select $1, $2::date - n, 1 from generate_series(0, 98) as n',
    [user.id, before],
  )
  const { email, password } = user
  await app.call(authCalls.login, { input: { body: { email, password, timeZone: 'America/Los_Angeles' } } })
  app.clock.advance(1)
  await consume(randomUUID(), daysAfter(before, 1))
  const { streak, badges } = await mine()
  expect(streak).toEqual({ days: 1, countedToday: true, best: 100 })
  expect(badges.find(({ name }) => name === 'Century Saver')?.unlockedAt).toEqual(expect.any(String))
})

it('an action on several items counts for the day of a single one, whatever day the device shows', async () => {
  // Three in the morning of the 4th in Singapore; the device is west of it.
  app.clock.set('2027-06-03T19:00:00Z')
  user = await app.signUp({ timeZone: 'Asia/Singapore' })
  itemId = (await addItem(app, user, { quantity: 9 })).id
  await consume(randomUUID())
  await act('useUpAll', '2027-06-03')(randomUUID())
  expect(await days()).toEqual([{ day: '2027-06-04', actions: 3 }])
})
