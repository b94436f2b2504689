import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { beforeEach, expect, it } from 'vitest'
import { app, mei, ravi, withApp, withMeiAndRavi } from '../../testing/suite.ts'

withApp()
withMeiAndRavi({ alone: true })
beforeEach(async () => {
  await app.pool.query('delete from achievement_counters')
  await app.pool.query(
    `insert into achievement_counters (user_id, badge_count, badge_count_at) values ($1, 2, now()), ($2, 1, now())`,
    [mei.id, ravi.id],
  )
})

const leaderboard = async () =>
  (await app.call(achievementsCalls.leaderboard, { as: ravi })).body.items.map((one) => [
    one.displayName,
    one.badgeCount,
  ])

/** As any process makes them: behind this one's back. */
const changesBehind: [string, string, unknown][] = [
  ['a badge', 'update achievement_counters set badge_count = 3 where user_id = $1', ['Mei Tan', 3]],
  ['another name', `update users set display_name = 'Wei' where id = $1`, ['Wei', 2]],
  ['an address that is not verified', 'update users set verified_at = null where id = $1', ['Ravi Nair', 1]],
  ['a suspension', `update users set suspended_at = now() where id = $1`, ['Ravi Nair', 1]],
  ['the end of an account', 'delete from users where id = $1', ['Ravi Nair', 1]],
]

it.each(changesBehind)('shows %s at once', async (_, change, first) => {
  expect((await leaderboard())[0]).toEqual(['Mei Tan', 2])
  await app.pool.query(change, [mei.id])
  expect((await leaderboard())[0]).toEqual(first)
})

it('shows again what stood there before, and what is new behind it', async () => {
  const before = await leaderboard()
  await app.pool.query('update achievement_counters set badge_count = 9 where user_id = $1', [ravi.id])
  expect(await leaderboard()).not.toEqual(before)
  await app.pool.query('update achievement_counters set badge_count = 1 where user_id = $1', [ravi.id])
  expect(await leaderboard()).toEqual(before)
})

it('leaves out who is suspended, and shows them again with the first look after it', async () => {
  const until = new Date(app.clock.now().getTime() + msPerDay)
  await app.pool.query('update users set suspended_at = $2, suspended_until = $3 where id = $1', [
    mei.id,
    app.clock.now(),
    until,
  ])
  app.clock.set(new Date(until.getTime() - 1).toISOString())
  expect(await leaderboard()).toEqual([['Ravi Nair', 1]])
  app.clock.set(until.toISOString())
  expect(await leaderboard()).toEqual([
    ['Mei Tan', 2],
    ['Ravi Nair', 1],
  ])
})
