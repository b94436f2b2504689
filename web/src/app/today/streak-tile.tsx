import { streakText } from '@shelfmate/contract/achievements/streak'
import { IconFlame } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { achievementsQuery, useAchievementsLive } from '#features/achievements/achievements.queries.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'
import * as words from './today-words.ts'

/** The streak, and what keeps it alive. */
export function StreakTile() {
  useAchievementsLive()
  const { data } = useQuery(achievementsQuery)
  const { days = 0, countedToday = false } = data?.streak ?? {}
  return (
    <FactTile
      to="/progress"
      icon={IconFlame}
      isNew={days > 0}
      title={days > 0 ? words.streak(streakText(days)) : words.aNewStreak}
      text={countedToday ? words.todayAlreadyCounts : words.addOrUseUpOne}
    />
  )
}
