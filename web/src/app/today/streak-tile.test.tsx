import type { Achievements } from '@shelfmate/contract/achievements/achievements'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { achievementsQuery } from '#features/achievements/achievements.queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { StreakTile } from './streak-tile.tsx'

const [today, noon] = [20, 12]

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, today, noon) }))
afterEach(() => {
  vi.useRealTimers()
})

const kept: Achievements = {
  badges: [],
  streak: { days: 4, countedToday: true, best: 4 },
  uncelebrated: [],
  thrownAway: 0,
}
const tile = () => screen.getByRole('link').textContent

it.each([
  ['today', 0, 'Streak: 4 daysToday already counts'],
  ['yesterday', 1, 'Streak: 4 daysAdd, use up or donate something'],
  ['the day before', 2, 'A new streakAdd, use up or donate something'],
])('without a network says of an answer of %s what holds now', (_, daysAgo, says) => {
  const updatedAt = new Date(2026, 2, today - daysAgo, noon).getTime()
  queryClient.setQueryData(achievementsQuery.queryKey, kept, { updatedAt })
  drawScreen(<StreakTile />, () => failed)
  expect(tile()).toBe(says)
})

it('says nothing of a streak that was not read', async () => {
  drawScreen(<StreakTile />, () => failed)
  expect(tile()).toBe('Your streakSee your badges')
  await expect.poll(() => queryClient.getQueryState(achievementsQuery.queryKey)?.fetchFailureCount).toBe(1)
  expect(tile()).toBe('Your streakSee your badges')
})
