import { limits } from '@shelfmate/contract/api/limits'
import { commonPlaces } from '@shelfmate/contract/pantry/pantry'
import type { Executor } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { countPlaces } from './places.repository.ts'

const known = new Set<string>(['', ...commonPlaces])

/** Places that everybody has, ones that this owner uses already, or a further one of their own (D37). Errors: PLACES_FULL. */
export async function requirePlaces(on: Executor, userId: string, places: readonly string[]): Promise<void> {
  const own = [...new Set(places)].filter((place) => !known.has(place))
  if (own.length === 0) return
  const [used] = await countPlaces(on, { userId, places: own, common: [...known] })
  if (used && used.count > limits.ownPlaces && used.added > 0) throw new DomainError('PLACES_FULL')
}
