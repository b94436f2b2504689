import { msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { nextMoment } from '@shelfmate/contract/requests/moments'
import type { RequestList } from '@shelfmate/contract/requests/requests'
import { clocksDifferMs } from '#lib/dates.ts'

/** When asking next may bring what the clock alone has changed, in ms since 1970; undefined where it never will. */
export function nextAsking({ items }: RequestList, readAt: number): number | undefined {
  const moment = nextMoment(items, readAt - msPerHour)
  if (moment === undefined) return undefined
  const soon = moment + clocksDifferMs
  // The device's clock is further ahead than that: it is looked for again until an hour has passed.
  return soon > readAt ? soon : readAt + msPerMinute
}
