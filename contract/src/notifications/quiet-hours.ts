import type { LocalMoment } from './reminders.ts'

const minutesPerHour = 60
const minutesPerDay = 1_440

/** Minutes until quiet hours end on that wall clock, 0 outside them. From and until the same: there are none. */
export function quietMinutesLeft({ hour, minute }: LocalMoment, from: string, until: string): number {
  const begin = minutesOf(from)
  const length = sinceOf(minutesOf(until), begin)
  const passed = sinceOf(hour * minutesPerHour + minute, begin)
  return Math.max(0, length - passed)
}

/** Minutes from one time of day to the next time that it is another. */
const sinceOf = (time: number, begin: number) => (time - begin + minutesPerDay) % minutesPerDay

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * minutesPerHour + minute
}
