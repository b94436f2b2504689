import type { Achievements } from '@shelfmate/contract/achievements/achievements'
import { streakText } from '@shelfmate/contract/achievements/streak'
import { IconFlame } from '@tabler/icons-react'
import * as words from './achievements-words.ts'
import classes from './streak-line.module.css'

/** The streak line; while nothing has happened yet today it says what keeps the streak alive (D18). */
export function StreakLine({ days, countedToday, best }: Achievements['streak']) {
  return (
    <p className={classes.streak} data-alive={days > 0 || undefined}>
      <IconFlame size={28} aria-hidden />
      <span>
        <strong>{days > 0 ? words.currentStreak(streakText(days)) : words.newStreakStarts}</strong>
        <small>{hint(days, countedToday, best)}</small>
      </span>
    </p>
  )
}

function hint(days: number, countedToday: boolean, best: number): string {
  if (days === 0) return best > 0 ? words.bestSoFar(streakText(best)) : words.beginStreak
  return countedToday ? words.todayAlreadyCounts : words.keepStreakAlive
}
