import { msPerDay } from '@shelfmate/contract/api/durations'

const zone = 'Asia/Singapore'

/** The calendar date so many days from today, by the clock of the test's browser. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * msPerDay).toLocaleDateString('sv-SE', { timeZone: zone })
}
