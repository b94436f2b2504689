import { addressVerified } from '#features/auth/index.ts'
import { donationsRecorded } from '#features/exchange/index.ts'
import { itemConsumed, itemConsumptionUndone, itemsLogged, wasteChanged } from '#features/pantry/index.ts'
import type { Events } from '#platform/events/events.ts'
import type { AchievementsService } from './achievements.service.ts'

/** Counts what happens in the pantry and in the exchange, within their transactions, and tells what screens show of it. */
export function listenForAchievements(events: Events, achievements: AchievementsService): void {
  events.on(itemsLogged, (tx, { logged, at }) =>
    achievements.count(
      tx,
      at,
      logged.map(({ userId, itemIds }) => ({ userId, logged: itemIds.length })),
    ),
  )
  events.on(itemConsumed, (tx, { userId, at }) => achievements.count(tx, at, [{ userId, consumed: 1 }]))
  events.on(itemConsumptionUndone, (tx, { userId, consumedAt }) =>
    achievements.uncount(tx, userId, consumedAt),
  )
  events.on(donationsRecorded, (tx, { donations, at }) =>
    achievements.count(
      tx,
      at,
      donations.map(({ userId }) => ({ userId, donated: 1 })),
    ),
  )
  events.on(addressVerified, (tx, { userId }) => achievements.admit(tx, userId))
  events.onCommitted(wasteChanged, ({ userId }) => achievements.tellChanged(userId))
}
