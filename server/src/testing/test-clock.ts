import type { Clock } from '#platform/clock/clock.ts'

/** A clock that tests set and move; it starts at the real time, rounded to the second. */
export class TestClock implements Clock {
  #now = new Date(Math.floor(Date.now() / 1000) * 1000)

  now(): Date {
    return new Date(this.#now)
  }

  set(now: Date | string): void {
    this.#now = new Date(now)
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms)
  }
}
