import { localMoment, localTime } from '@shelfmate/contract/notifications/reminders'
import { dateInZone, daysAfter } from '@shelfmate/contract/pantry/expiry'

const hoursPerDay = 24

/** Days as the demo counts them, back and ahead of a real one, in the zone that its people live in. */
export class Calendar {
  readonly now: Date
  readonly zone: string

  constructor(now: Date, zone: string) {
    this.now = now
    this.zone = zone
  }

  /** A moment so many days ago. Today has only come as far as now, so its hours are shortened to fit. */
  moment(daysAgo: number, hour: number): Date {
    const midnight = this.#midnight(-daysAgo)
    const dayMs = (daysAgo === 0 ? this.now : this.#midnight(1 - daysAgo)).getTime() - midnight.getTime()
    return new Date(midnight.getTime() + (hour / hoursPerDay) * dayMs)
  }

  /** The calendar date so many days from today: `2026-12-01`. */
  date(daysAhead: number): string {
    return daysAfter(dateInZone(this.now, this.zone), daysAhead)
  }

  #midnight(daysAhead: number): Date {
    const wanted = Date.parse(this.date(daysAhead))
    // What the wall is ahead by at the first guess may be another on the day of a change.
    const guess = wanted - this.#aheadBy(wanted)
    return new Date(wanted - this.#aheadBy(guess))
  }

  /** By how much the clock on the wall is ahead of UTC at a moment. */
  #aheadBy(ms: number): number {
    const moment = new Date(ms)
    return Date.parse(`${localMoment(moment, this.zone).date}T${localTime(moment, this.zone)}Z`) - ms
  }
}
