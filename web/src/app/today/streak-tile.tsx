import { streakText } from '@shelfmate/contract/achievements/streak'
import { IconFlame } from '@tabler/icons-react'
import { useAchievementsLive, useStreak } from '#features/achievements/achievements.queries.ts'
import { FactTile } from '#ui/cards/fact-tile.tsx'
import * as words from './today-words.ts'

/** The streak, and what keeps it alive. */
export function StreakTile() {
  useAchievementsLive()
  const streak = useStreak()
  const shared = { to: '/progress', icon: IconFlame } as const
  if (!streak)
    return <FactTile {...shared} isNew={false} title={words.yourStreak} text={words.seeYourBadges} />
  const { days, countedToday } = streak
  return (
    <FactTile
      {...shared}
      isNew={days > 0}
      title={days > 0 ? words.streak(streakText(days)) : words.aNewStreak}
      text={countedToday ? words.todayAlreadyCounts : words.addUseUpOrDonate}
    />
  )
}
