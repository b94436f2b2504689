import type { Achievements } from '@shelfmate/contract/achievements/achievements'
import { streakText } from '@shelfmate/contract/achievements/streak'
import { IconFlame } from '@tabler/icons-react'
import classes from './streak-line.module.css'

/** The streak line; while nothing has happened yet today it says what keeps the streak alive (D18). */
export function StreakLine({ days, countedToday, best }: Achievements['streak']) {
  return (
    <p className={classes.streak} data-alive={days > 0 || undefined}>
      <IconFlame size={28} aria-hidden />
      <span>
        <strong>{days > 0 ? `Current streak: ${streakText(days)}` : 'A new streak starts today.'}</strong>
        <small>{hint(days, countedToday, best)}</small>
      </span>
    </p>
  )
}

function hint(days: number, countedToday: boolean, best: number): string {
  if (days === 0)
    return best > 0 ? `Best so far: ${streakText(best)}.` : 'Log, use up or donate something to begin.'
  return countedToday ? 'Today already counts.' : 'Log, use up or donate something today to keep it alive.'
}
