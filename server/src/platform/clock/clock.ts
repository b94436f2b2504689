/** Where the time comes from: handed to whatever needs it, so that tests set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
