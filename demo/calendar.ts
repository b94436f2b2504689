const hoursPerDay = 24

/** Days as the demo counts them, back and ahead of a real one, in this machine's zone: it is where the browser runs. */
export class Calendar {
  readonly now: Date
  readonly zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

  constructor(now: Date) {
    this.now = now
  }

  /** A moment so many days ago. Today has only come as far as now, so its hours are shortened to fit. */
  moment(daysAgo: number, hour: number): Date {
    const midnight = this.#midnight(-daysAgo)
    const dayMs = (daysAgo === 0 ? this.now : this.#midnight(1 - daysAgo)).getTime() - midnight.getTime()
    return new Date(midnight.getTime() + (hour / hoursPerDay) * dayMs)
  }

  /** The calendar date so many days from today: `2026-12-01`. */
  date(daysAhead: number): string {
    const day = this.#midnight(daysAhead)
    const part = (n: number) => String(n).padStart(2, '0')
    return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`
  }

  #midnight(daysAhead: number): Date {
    return new Date(this.now.getFullYear(), this.now.getMonth(), this.now.getDate() + daysAhead)
  }
}
