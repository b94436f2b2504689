import { msPerMinute } from '@shelfmate/contract/api/durations'

const longestBackOffMs = 15 * msPerMinute

/** Returns after how many milliseconds to try again: twice as late after each attempt, a quarter of an hour at most. */
export const backOffMs = (firstMs: number, attempts: number): number =>
  Math.min(firstMs * 2 ** (attempts - 1), longestBackOffMs)
