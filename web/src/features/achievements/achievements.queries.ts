import {
  achievementsCalls,
  achievementsChangedEvent,
  badgesUnlockedEvent,
} from '@shelfmate/contract/achievements'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '#lib/api-client.ts'
import { queryClient } from '#lib/query-client.ts'
import { onEvent, onReconnect } from '#lib/realtime.ts'

const everything = ['achievements']

/** The user's badges and streak. */
export const achievementsQuery = queryOptions({
  queryKey: [...everything, 'mine'],
  queryFn: ({ signal }) => send(achievementsCalls.mine, {}, { signal }),
})

/** The top collectors of the campus. */
export const leaderboardQuery = queryOptions({
  queryKey: [...everything, 'leaderboard'],
  queryFn: ({ signal }) => send(achievementsCalls.leaderboard, {}, { signal }),
})

/** Asks again whenever counts or badges have changed, and after every connect. */
export function useAchievementsLive(): void {
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: everything })
    const stops = [
      onEvent(achievementsChangedEvent, refresh),
      onEvent(badgesUnlockedEvent, refresh),
      onReconnect(refresh),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
