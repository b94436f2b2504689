import { useQuery } from '@tanstack/react-query'
import { achievementsQuery, useAchievementsLive } from './achievements.queries.ts'
import { StreakLine } from './streak-line.tsx'

/** The streak, wherever it stands beside other things. */
export function TodayStreak() {
  useAchievementsLive()
  const { data } = useQuery(achievementsQuery)
  return data && <StreakLine {...data.streak} />
}
