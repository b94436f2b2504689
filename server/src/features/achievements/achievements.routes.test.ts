import { randomUUID } from 'node:crypto'
import { achievementsCalls, leaderboardChangedEvent } from '@shelfmate/contract/achievements/achievements'
import { badgeRules } from '@shelfmate/contract/achievements/badges'
import { extendRun, type Run } from '@shelfmate/contract/achievements/streak'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { LiveClient } from '../../testing/live-client.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { untilListening } from '../../testing/test-database.ts'

let test: TestApp
let user: TestUser
beforeAll(async () => {
  test = await TestApp.start()
})
beforeEach(async () => {
  user = await test.signUp()
})
afterAll(() => test.close())

const read = async (as: TestUser = user) => (await test.call(achievementsCalls.mine, { as })).body

async function log(items: number, as: TestUser = user): Promise<string[]> {
  const expiryDates = Array.from({ length: items }, (_, n) => `2030-01-${String(n + 1).padStart(2, '0')}`)
  const { body } = await test.call(pantryCalls.addItems, {
    as,
    input: { body: { id: randomUUID(), name: 'Rice', quantity: 20, expiryDates } },
  })
  return body.upserted.map((item) => item.id)
}

async function consume(itemId: string): Promise<string> {
  const { body } = await test.call(pantryCalls.consumeItem, {
    as: user,
    input: { params: { id: itemId }, body: {} },
  })
  return body.consumptionId
}

const unlocked = async () =>
  (await read()).badges.filter((badge) => badge.unlockedAt !== null).map((badge) => badge.name)

describe('achievements.mine', () => {
  it('lists the twelve badges in their order, none of them started', async () => {
    const { badges, streak, uncelebrated } = await read()
    expect(badges.map((badge) => [badge.name, badge.require])).toEqual(
      badgeRules.map((rule) => [rule.name, rule.require]),
    )
    expect(badges.every((badge) => badge.progress === 0 && badge.unlockedAt === null)).toBe(true)
    expect(streak).toEqual({ days: 0, countedToday: false, best: 0 })
    expect(uncelebrated).toEqual([])
  })

  it('counts logged items, which never fall when they are removed', async () => {
    const [first = ''] = await log(5)
    expect(await unlocked()).toEqual(['First Time Pantry User', 'Pantry Builder'])
    await test.call(pantryCalls.removeItem, { as: user, input: { params: { id: first } } })
    expect((await read()).badges.find((badge) => badge.name === 'Pantry Chef')?.progress).toBe(5)
  })

  it('does not count a create that comes again', async () => {
    const body = { id: randomUUID(), name: 'Rice', quantity: 1, expiryDates: ['2030-01-01'] }
    for (let n = 0; n < 3; n++) await test.call(pantryCalls.addItems, { as: user, input: { body } })
    expect((await read()).badges[1]?.progress).toBe(1)
  })

  it('takes an undone consumption back, but not the badge', async () => {
    const [item = ''] = await log(1)
    const consumption = await consume(item)
    expect(await unlocked()).toContain('Waste Saver')
    await test.call(pantryCalls.undoConsumption, { as: user, input: { params: { id: consumption } } })
    expect(await unlocked()).toContain('Waste Saver')
    expect((await read()).badges.find((badge) => badge.name === 'Waste Warrior')?.progress).toBe(0)
  })

  it('unlocks once however many actions arrive together', async () => {
    const [item = ''] = await log(1)
    await Promise.all(Array.from({ length: 12 }, () => consume(item)))
    const { rows } = await test.pool.query('select badge from unlocks where user_id = $1', [user.id])
    expect(rows.map((row) => row.badge).toSorted()).toEqual([
      'First Time Pantry User',
      'Waste Saver',
      'Waste Vanisher',
      'Waste Warrior',
    ])
    const counters = await test.pool.query(
      'select badge_count from achievement_counters where user_id = $1',
      [user.id],
    )
    expect(counters.rows[0]?.badge_count).toBe(4)
  })

  it('asks who is there', async () => expect((await test.call(achievementsCalls.mine, {})).status).toBe(401))
})

describe('the streak', () => {
  it.each(['Pacific/Kiritimati', 'Asia/Singapore', 'America/Los_Angeles'])(
    'counts days across midnight in %s',
    async (timeZone) => {
      test.clock.set('2027-02-26T00:00:00Z')
      user = await test.signUp({ timeZone })
      const localNoon = (date: string) => {
        const offset =
          new Date(`${date}T12:00:00Z`).getTime() -
          new Date(new Date(`${date}T12:00:00Z`).toLocaleString('en-US', { timeZone }) + ' UTC').getTime()
        return new Date(new Date(`${date}T12:00:00Z`).getTime() + offset)
      }
      const midnight = localNoon('2027-02-28').getTime() + msPerDay / 2
      test.clock.set(new Date(midnight - 1))
      await log(1)
      expect((await read()).streak).toMatchObject({ days: 1, countedToday: true })
      test.clock.set(new Date(midnight))
      expect((await read()).streak).toMatchObject({ days: 1, countedToday: false })
      await log(1)
      expect((await read()).streak).toEqual({ days: 2, countedToday: true, best: 2 })
      test.clock.set(new Date(midnight + 2 * msPerDay))
      expect((await read()).streak).toEqual({ days: 0, countedToday: false, best: 2 })
    },
  )

  it('follows the rule of the contract over any days, and reaches Century Saver', async () => {
    let run: Run = { length: 0, lastDay: null }
    let day = Date.UTC(2027, 0, 1, 4)
    test.clock.set(new Date(day))
    user = await test.signUp()
    for (let n = 0; n < 104; n++) {
      day += n === 2 ? 3 * msPerDay : msPerDay
      test.clock.set(new Date(day))
      await log(1)
      run = extendRun(run, new Date(day).toISOString().slice(0, 10))
      if (n === 100) expect(await unlocked()).not.toContain('Century Saver')
    }
    const { streak } = await read()
    expect(streak.days).toBe(run.length)
    expect(run.length).toBe(102)
    expect(await unlocked()).toContain('Century Saver')
  })

  it('falls back when the only action of today is undone', async () => {
    test.clock.set('2027-05-01T04:00:00Z')
    user = await test.signUp()
    const [item = ''] = await log(1)
    test.clock.set('2027-05-02T04:00:00Z')
    const consumption = await consume(item)
    expect((await read()).streak.days).toBe(2)
    await test.call(pantryCalls.undoConsumption, { as: user, input: { params: { id: consumption } } })
    expect((await read()).streak).toMatchObject({ days: 1, countedToday: false })
  })
})

describe('achievements.celebrated', () => {
  it('keeps a badge for the next visit until a screen has celebrated it', async () => {
    await log(1)
    expect((await read()).uncelebrated).toEqual(['First Time Pantry User'])
    const told = await test.call(achievementsCalls.celebrated, {
      as: user,
      input: { body: { badges: ['First Time Pantry User', 'Pantry King'] } },
    })
    expect(told.status).toBe(204)
    expect((await read()).uncelebrated).toEqual([])
  })

  it('asks who is there', async () =>
    expect((await test.call(achievementsCalls.celebrated, { input: { body: { badges: [] } } })).status).toBe(
      401,
    ))

  it('refuses what is no list of badges', async () => {
    const { error } = await test.send('POST', '/api/achievements/celebrated', {
      as: user,
      body: { badges: 'all' },
    })
    expect(error?.code).toBe('VALIDATION_FAILED')
  })
})

describe('achievements.leaderboard', () => {
  it('shows five; of equals the earlier stands first, and nobody without a badge', async () => {
    await test.pool.query('delete from unlocks')
    await test.pool.query('update achievement_counters set badge_count = 0')
    const people = await Promise.all(
      Array.from({ length: 7 }, (_, n) => test.signUp({ firstName: `Student ${n}` })),
    )
    const order = [3, 1, 5, 0, 2, 6]
    for (const n of order) {
      test.clock.advance(1000)
      const person = people[n]
      if (person) await log(n === 0 ? 5 : 1, person)
    }
    const { body } = await test.call(achievementsCalls.leaderboard, { as: user })
    expect(body.items.map((item) => [item.displayName, item.badgeCount])).toEqual([
      ['Student 0 Tan', 2],
      ['Student 3 Tan', 1],
      ['Student 1 Tan', 1],
      ['Student 5 Tan', 1],
      ['Student 2 Tan', 1],
    ])
  })

  it('tells every open screen, in whatever process, when somebody earns a badge, and only then', async () => {
    const beside = await TestApp.start({}, { beside: test })
    onTestFinished(() => beside.close())
    await untilListening(test)
    const stranger = await test.signUp()
    const screen = await new LiveClient(await beside.listen(), stranger).connected()
    for (const items of [1, 1, 3]) await log(items)
    await screen.receives(leaderboardChangedEvent, 2)
    await log(1)
    await log(5, stranger)
    await screen.receives(leaderboardChangedEvent, 3)
    expect(screen.received(leaderboardChangedEvent)).toEqual([null, null, null])
    screen.close()
  })

  it('asks who is there', async () =>
    expect((await test.call(achievementsCalls.leaderboard, {})).status).toBe(401))
})
