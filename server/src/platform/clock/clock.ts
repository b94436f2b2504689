/** Where the time comes from: handed to whatever needs it, so that tests set it. */
export interface Clock {
  now(): Date
  /** Milliseconds, from any moment on, that only ever grow: `now` falls back where somebody sets the machine's clock. */
  elapsedMs(): number
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() }
