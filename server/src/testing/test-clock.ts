import type { Clock } from '#platform/clock/clock.ts'

/** A clock that tests set and move; it starts at the real time, rounded to the second. */
export class TestClock implements Clock {
  #elapsedMs = 0
  #now = new Date(Math.floor(Date.now() / 1000) * 1000)

  now(): Date {
    return new Date(this.#now)
  }

  elapsedMs(): number {
    return this.#elapsedMs
  }

  /** Sets the time of day, as of a machine whose clock was wrong. */
  set(now: Date | string): void {
    this.#now = new Date(now)
  }

  advance(ms: number): void {
    this.#elapsedMs += ms
    this.#now = new Date(this.#now.getTime() + ms)
  }
}
