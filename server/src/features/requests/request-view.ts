import { daysAfter } from '@shelfmate/contract/pantry/expiry'
import { actionsOf, type RequestFacts, type RequestRole } from '@shelfmate/contract/requests/machine'
import { msOf } from '@shelfmate/contract/requests/moments'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import type { HeldPost } from '#features/exchange/index.ts'
import type { ReadRequest } from './reading.repository.ts'
import type { StoredRequest } from './requests.repository.ts'

/** What the rules of the contract look at. */
export const factsOf = (row: StoredRequest): RequestFacts => ({
  state: row.state,
  reason: row.reason,
  pickupAt: msOf(row.pickupAt),
  passedAt: msOf(row.passedAt),
  endedAt: msOf(row.endedAt),
  giverPressed: row.giverPressed,
  takerPressed: row.takerPressed,
  thanked: row.thanked,
})

/** What a request keeps of its post. */
export const keptOf = ({
  foodName,
  expiryDate,
  graceDays,
  location,
  photoId,
}: Pick<HeldPost, 'foodName' | 'expiryDate' | 'graceDays' | 'location' | 'photoId'>) => ({
  foodName,
  expiryDate,
  offeredUntil: daysAfter(expiryDate, graceDays),
  location,
  photoId,
})

/** Which of the two somebody is. */
export const roleOf = (row: StoredRequest, userId: string): RequestRole =>
  row.giverId === userId ? 'giver' : 'taker'

/** A request as one of its two sees it. */
export function viewOf(row: ReadRequest, role: RequestRole, now: Date): FoodRequest {
  const isGiver = role === 'giver'
  const { id, postId, version, turn, foodName, expiryDate, location, shownPhotoId, units, state } = row
  const { place, pickupPlace, pickupWindow, askedAt, pickupAt, passedAt, endsAt, endedAt, thanked, shared } =
    row
  // Nobody is told that they were blocked (D57), or that somebody is suspended.
  const reason = row.reason === 'blocked' ? null : row.reason
  return {
    id,
    postId,
    version,
    turn,
    role,
    partner: isGiver ? row.taker : row.giver,
    foodName,
    expiryDate,
    location,
    pickupPlace,
    pickupWindow,
    photoId: shownPhotoId,
    units,
    state,
    reason,
    place,
    askedAt,
    pickupAt,
    passedAt,
    endsAt,
    endedAt,
    thanked,
    shared,
    code: isGiver ? null : row.code,
    pressed: isGiver
      ? { mine: row.giverPressed, partner: row.takerPressed }
      : { mine: row.takerPressed, partner: row.giverPressed },
    keep: isGiver ? null : row.keep,
    record: isGiver ? row.takerRecord : row.giverRecord,
    actions: actionsOf(factsOf(row), role, now.getTime()),
  }
}
