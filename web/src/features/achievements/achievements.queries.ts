import type { achievementsCalls } from '@shelfmate/contract/achievements'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api-client.ts'
import { keptOnDevice } from '#lib/last-seen.ts'
import { queryClient } from '#lib/query-client.ts'
import { onEvent, onReconnect } from '#lib/realtime.ts'
import { addresses, changedEvent, unlockedEvent } from './achievements.addresses.ts'

type Calls = typeof achievementsCalls

const everything = ['achievements']

/** The user's badges and streak. */
export const achievementsQuery = queryOptions({
  queryKey: [...everything, 'mine'],
  queryFn: ({ signal }) => sendTo<Calls['mine']>(addresses.mine, {}, { signal }),
  meta: keptOnDevice(),
  networkMode: 'always',
})

/** The top collectors of the campus. */
export const leaderboardQuery = queryOptions({
  queryKey: [...everything, 'leaderboard'],
  queryFn: ({ signal }) => sendTo<Calls['leaderboard']>(addresses.leaderboard, {}, { signal }),
  meta: keptOnDevice(),
  networkMode: 'always',
})

/** Asks again whenever counts or badges have changed, and after every connect. */
export function useAchievementsLive(): void {
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: everything })
    const stops = [onEvent(changedEvent, refresh), onEvent(unlockedEvent, refresh), onReconnect(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
