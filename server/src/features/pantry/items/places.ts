import { limits } from '@shelfmate/contract/api/limits'
import { commonPlaces } from '@shelfmate/contract/pantry/pantry'
import type { Executor, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { countPlaces } from './places.repository.ts'

const known = new Set<string>(['', ...commonPlaces])

/** Food that somebody is about to keep in a place, or that is stored there in this transaction. */
interface Placed {
  place: string
  id?: string
}

/**
 * Requires places that everybody has, ones that this owner uses already, or a further one of their own (D37). Ask within the owner's
 * turn: else two who bring a new one each find room for it. Errors: PLACES_FULL.
 */
export async function requirePlaces(tx: Tx, userId: string, items: readonly Placed[]): Promise<void> {
  if (!(await haveRoom(tx, userId, items))) throw new DomainError('PLACES_FULL')
}

/** Returns whether items can be kept in these places; only a place of one's own is looked up. */
export async function haveRoom(on: Executor, userId: string, items: readonly Placed[]): Promise<boolean> {
  const own = items.filter(({ place }) => !known.has(place))
  if (own.length === 0) return true
  const [used] = await countPlaces(on, {
    userId,
    places: [...new Set(own.map(({ place }) => place))],
    common: [...known],
    but: own.flatMap(({ id }) => id ?? []),
  })
  return !used || used.count <= limits.ownPlaces || used.added === 0
}
