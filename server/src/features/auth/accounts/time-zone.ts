import { resyncEvent } from '@shelfmate/contract/api/live'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { updateTimeZone } from '#platform/identity/identity.repository.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Screens } from './tell-account.ts'

interface ZonePorts extends Pick<Screens, 'publish'> {
  database: Database
  clock: Clock
  limits: { zoneMove: Limiter }
}

/** Moves a user to the IANA zone that their browser is in now; an unknown one counts as not sent. Errors: RATE_LIMITED. */
export type ZoneMover = (
  viewer: { userId: string; timeZone: string | null },
  timeZone: string | undefined,
) => Promise<void>

/** A session lasts for weeks: who travels meanwhile has the dates of where they are, as after a login there (D6). */
export const zoneMover =
  ({ database, clock, limits, publish }: ZonePorts): ZoneMover =>
  async ({ userId, timeZone: before }, timeZone) => {
    if (timeZone === undefined || timeZone === before) return
    const moved = await limits.zoneMove.spend(userId, () =>
      updateTimeZone(database, { id: userId, timeZone, now: clock.now().toISOString() }),
    )
    // Another tab was first.
    if (moved.length === 0) return limits.zoneMove.giveBack(userId)
    // What depends on the date was read by the old one.
    publish(userId, resyncEvent, null)
  }
