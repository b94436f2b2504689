import { type CalendarDate, dateInZone } from '@shelfmate/contract/pantry/expiry'
import type { Clock } from '#platform/clock/clock.ts'
import type { Viewer } from '#platform/identity/sessions.ts'

const msPerHour = 3_600_000

interface Wall {
  clock: Clock
  /** Zone of users whose own is not known. */
  campusZone: string
}

/**
 * When what was pressed on an earlier day counts: at a moment of the user's day before, however long ago it was (decision 010).
 * Undefined where it counts as of now.
 */
export function lateMoment(
  { clock, campusZone }: Wall,
  { timeZone }: Pick<Viewer, 'timeZone'>,
  pressedOn: CalendarDate | undefined,
): Date | undefined {
  const zone = timeZone ?? campusZone
  const now = clock.now()
  const today = dateInZone(now, zone)
  if (pressedOn === undefined || pressedOn >= today) return undefined
  // By hours, for a day may have 23 or 25 of them.
  let at = now.getTime()
  while (dateInZone(new Date(at), zone) >= today) at -= msPerHour
  return new Date(at)
}
