import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { findDayBefore } from './late-press.repository.ts'

interface Ports {
  database: Database
  clock: Clock
  /** Zone of users whose own is not known. */
  campusZone: string
}

/**
 * When what was pressed on an earlier day counts: at a moment of the user's day before, however long ago it was (decision 010).
 * Undefined where it counts as of now.
 */
export async function lateMoment(
  { database, clock, campusZone }: Ports,
  { userId }: Pick<Viewer, 'userId'>,
  pressedOn: CalendarDate | undefined,
): Promise<Date | undefined> {
  if (pressedOn === undefined) return undefined
  const now = clock.now().toISOString()
  const [found] = await findDayBefore(database, { userId, pressedOn, now, campusZone })
  return found?.at ?? undefined
}
