import { streakText } from '@shelfmate/contract/achievements/streak'
import { IconFlame } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { achievementsQuery, useAchievementsLive } from '#features/achievements/achievements.queries.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'

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
      title={days > 0 ? `Streak: ${streakText(days)}` : 'A new streak'}
      text={countedToday ? 'Today counts already' : 'Add or use up one food'}
    />
  )
}
