import { msPerDay } from '@shelfmate/contract/api/durations'
import { serverLimits } from '@shelfmate/contract/api/server-limits'

/** Since when an account is there. */
export interface Newcomer {
  since: Date
}

/** Whether an account is so new that what would bother strangers goes slower. */
export const isNewcomer = ({ since }: Newcomer, now: Date): boolean =>
  now.getTime() - since.getTime() < serverLimits.newcomerDays * msPerDay
