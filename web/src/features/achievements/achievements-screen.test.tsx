import type { Achievements } from '@shelfmate/contract/achievements/achievements'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { msToMidnight } from '#lib/dates.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { achievementsQuery, leaderboardQuery } from './achievements.queries.ts'
import { AchievementsScreen } from './achievements-screen.tsx'

const noon = new Date(2026, 2, 1, 12)
const secondsAgo = 15

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: noon }))
afterEach(() => {
  vi.useRealTimers()
})

const achievements = (streak: Partial<Achievements['streak']>): Achievements => ({
  badges: [],
  streak: { days: 4, countedToday: true, best: 9, ...streak },
  uncelebrated: [],
  thrownAway: 0,
})
const board = (displayName: string) => ({
  items: [{ userId: 'mei', displayName, badgeCount: 1 }],
  nextCursor: null,
})
const nothing = () => undefined
const progress = <AchievementsScreen onPerson={nothing} badge={undefined} onBadge={nothing} />

/** What another screen read, or this one when it was open last. */
function readBefore(streak: Partial<Achievements['streak']>): void {
  const updatedAt = noon.getTime() - secondsAgo * 1000
  queryClient.setQueryData(achievementsQuery.queryKey, achievements(streak), { updatedAt })
  queryClient.setQueryData(leaderboardQuery.queryKey, board('Mei Tan'), { updatedAt })
}

it('reads again what was read on another screen a moment ago', async () => {
  readBefore({})
  drawScreen(progress, (address) =>
    address.includes('leaderboard') ? board('Arun Raj') : achievements({ days: 5 }),
  )
  expect(await screen.findByText('Current streak: 5 days')).toBeDefined()
  expect(await screen.findByText('Arun Raj')).toBeDefined()
})

it('asks how the streak stands after midnight, which comes at another time in the zone of the account', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: noon,
    shouldAdvanceTime: true,
  })
  const stands = { countedToday: false }
  readBefore(stands)
  drawScreen(progress, (address) =>
    address.includes('leaderboard') ? board('Mei Tan') : achievements(stands),
  )
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(msToMidnight(noon) + 1000))
  expect(screen.getByText('A new streak starts today.')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('Current streak: 4 days')).toBeDefined()
})

it.each([
  ['counts until midnight', true, 1, 'Current streak: 4 days', /^Log, use up or donate something today/],
  ['ends a day after', true, 2, 'A new streak starts today.', /^Best so far: 9 days/],
  ['ends at midnight where nothing happened', false, 1, 'A new streak starts today.', /^Best so far: 9 days/],
])('a streak on a screen that stays open %s', async (_, countedToday, daysLater, says, hint) => {
  readBefore({ countedToday })
  drawScreen(progress, () => failed)
  expect(screen.getByText('Current streak: 4 days')).toBeDefined()
  vi.setSystemTime(new Date(2026, 2, 1 + daysLater, 0, 1))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.getByText(says)).toBeDefined()
  expect(screen.getByText(hint)).toBeDefined()
})
