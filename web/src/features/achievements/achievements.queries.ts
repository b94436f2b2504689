import type { Achievements, achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { streakOn } from '@shelfmate/contract/achievements/streak'
import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { clocksDifferMs, localDate, plusDays, useToday } from '#lib/dates.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { listenLive } from '#lib/realtime.ts'
import { addresses, boardEvent, changedEvent, unlockedEvent } from './achievements.addresses.ts'

type Calls = typeof achievementsCalls

const everything = ['achievements']

/** How both are read. */
const reading = {
  meta: keptOnDevice(),
  // Nobody listened while no screen showed them.
  refetchOnMount: 'always',
  networkMode: 'always',
} as const

/** The user's badges and streak. */
export const achievementsQuery = queryOptions({
  queryKey: [...everything, 'mine'],
  queryFn: ({ signal }) => sendTo<Calls['mine']>(addresses.mine, {}, { signal }),
  ...reading,
})

/** The user's streak as of today, whenever it was read; undefined while it was not. */
export function useStreak(): Achievements['streak'] | undefined {
  const { data, dataUpdatedAt, refetch } = useQuery(achievementsQuery)
  const today = useToday()
  // The answer speaks of the day of its reading.
  const readOn = localDate(new Date(dataUpdatedAt))
  useEffect(() => {
    // Where the account's zone is another one, its day has turned at another moment.
    const asking = readOn < today ? setTimeout(() => void refetch(), clocksDifferMs) : undefined
    return () => clearTimeout(asking)
  }, [readOn, today, refetch])
  if (!data) return undefined
  const { days, countedToday, best } = data.streak
  return { ...streakOn(today, { length: days, lastDay: plusDays(readOn, countedToday ? 0 : -1) }), best }
}

/** The top collectors of the campus. */
export const leaderboardQuery = queryOptions({
  queryKey: [...everything, 'leaderboard'],
  queryFn: ({ signal }) => sendTo<Calls['leaderboard']>(addresses.leaderboard, {}, { signal }),
  ...reading,
})

/** Asks again whenever counts, badges, collectors or their names have changed, and after every connect. */
export function useAchievementsLive(): void {
  useEffect(() => {
    const readAll = () => void readAgain({ queryKey: everything })
    const readBoard = () => void readAgain({ queryKey: leaderboardQuery.queryKey })
    return listenLive(
      readAll,
      [changedEvent, readAll],
      [unlockedEvent, readAll],
      [boardEvent, readBoard],
      [profileChangedEvent, readBoard],
    )
  }, [])
}
