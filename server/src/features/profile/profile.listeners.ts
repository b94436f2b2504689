import { addressVerified } from '#features/auth/index.ts'
import type { Events } from '#platform/events/events.ts'
import { markNewcomer } from './namesakes.ts'

/** Tells who comes before others' eyes from namesakes, in the transaction that verifies them. */
export function listenForNewcomers(events: Events): void {
  events.on(addressVerified, (tx, { userId }) => markNewcomer(tx, userId))
}
