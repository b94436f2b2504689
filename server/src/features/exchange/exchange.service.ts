import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import type { SentOffer } from '@shelfmate/contract/exchange/offer-values'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import type { Giving } from '@shelfmate/contract/requests/machine'
import { DonationService } from '#features/pantry/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import { holdOffEndings } from '#platform/identity/blocks/under-way.repository.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import { attachImage, detachImage } from '#platform/images/index.ts'
import { requireUndoable } from '#platform/jobs/past-undo.ts'
import { Service } from '#platform/service/service.ts'
import { postEdited, postEnded, postPublished } from './exchange.events.ts'
import {
  announce,
  changeTo,
  type ExchangePorts,
  lockOwn,
  lockOwnPresent,
  nextOf,
  requireAuthor,
  resized,
  store,
} from './exchange.ledger.ts'
import { insertPost, type StoredPost } from './exchange.repository.ts'
import { decideOffer } from './offers/offers.ts'
import type { StoredOffer } from './offers/stored-offer.ts'
import { requireLocation } from './posts/location.ts'

interface PostFields {
  foodName: string
  description: string
  quantity: number
  expiryDate: string
  location: string
  photoId: string | null
}

type NewFields = PostFields & SentOffer & { giving: Giving; pantryItemId: string | null }
/** What an edit does not tell stays as it is. */
type ChangedFields = PostFields & { [K in keyof SentOffer]?: SentOffer[K] | undefined } & {
  giving?: Giving | undefined
  quantityBefore?: number | undefined
}

/** The same as it is stored. */
type NewPost = NewFields & StoredOffer

type Owner = Pick<Viewer, 'userId' | 'hidden' | 'since' | 'timeZone'>

/** Changes of posts by their owners. Each locks its post first, bumps its version by one and tells everybody. */
export class ExchangeService extends Service<ExchangePorts> {
  readonly #pantry = new DonationService(this.ports)

  /** The viewer's local date. */
  todayOf({ timeZone }: Pick<Viewer, 'timeZone'>): string {
    return dateInZone(this.ports.clock.now(), timeZone ?? this.ports.campusZone)
  }

  /**
   * Publishes a post; with `pantryItemId` its quantity leaves that item of the owner's pantry (D12).
   * Errors: VALIDATION_FAILED, PANTRY_ITEM_GONE, PANTRY_TOO_FEW, ITEM_EXPIRED, IMAGE_NOT_FOUND, RATE_LIMITED, ID_REUSED.
   */
  async create(owner: Owner, fields: NewFields, key: RequestKey): Promise<ExchangeChange> {
    const { database, limits } = this.ports
    const { userId } = owner
    const request = { userId, key, kind: 'post' } as const
    return once(database, request, async () => {
      const today = this.todayOf(owner)
      const { edition, ...offer } = await decideOffer(fields, today)
      return limits.posts.spend(owner, () =>
        database.transaction((tx) =>
          this.#publish(tx, request, { fields: { ...fields, ...offer }, today, edition }),
        ),
      )
    })
  }

  async #publish(
    tx: Tx,
    request: Repeatable,
    { fields, today, edition }: { fields: NewPost; today: string; edition: string },
  ): Promise<ExchangeChange> {
    const {
      userId,
      key: { id },
    } = request
    const { clock, events, configuredDorms } = this.ports
    const at = clock.now()
    const [isStanding, { author, hidden }, location] = await Promise.all([
      holdOffEndings(tx, [userId], at),
      requireAuthor(tx, userId),
      requireLocation(tx, configuredDorms, fields.location),
    ])
    if (!isStanding) throw new DomainError('UNAUTHENTICATED')
    const { photoId, quantity, pantryItemId: itemId } = fields
    const itemKept = itemId === null ? null : await this.#pantry.give(tx, userId, { itemId, quantity, today })
    const post: StoredPost = {
      id,
      author,
      hiddenFrom: hidden,
      ...fields,
      location,
      itemKept,
      hiddenPhotoId: null,
      commentCount: 0,
      createdAt: at.toISOString(),
      version: 1,
      removedAt: null,
      promised: 0,
      posted: fields.quantity,
      handedOver: 0,
      takenBack: 0,
    }
    const answer = changeTo(post)
    if (photoId !== null) await attachImage(tx, { id: photoId, ownerId: userId, purpose: 'post', now: at })
    const foldedName = foldForSearch(post.foodName)
    const stored = await insertPost(tx, {
      ...post,
      userId,
      foldedName,
      edition,
      ...keyValues(request, at, answer),
    })
    if (stored.length === 0) throw new DomainError('ID_REUSED')
    await events.emit(tx, postPublished, { postId: id })
    return announce(this.ports, tx, answer, post)
  }

  /**
   * Saves the form as a whole; the pantry stays as it is (D12). Errors: VALIDATION_FAILED, NOT_FOUND, IMAGE_NOT_FOUND, UNITS_PROMISED,
   * RATE_LIMITED for too many pick-up times, and for too many readings of its words.
   */
  async edit(owner: Owner, id: string, fields: ChangedFields): Promise<ExchangeChange> {
    const { database, limits } = this.ports
    await limits.readings.take(owner.userId)
    const work = () => database.transaction((tx) => this.#edit(tx, owner, id, fields))
    return fields.pickupUntil ? limits.windows.spend(owner.userId, work) : work()
  }

  async #edit(
    tx: Tx,
    owner: Owner,
    id: string,
    { quantityBefore, ...fields }: ChangedFields,
  ): Promise<ExchangeChange> {
    const { clock, events } = this.ports
    const { userId } = owner
    const before = await lockOwnPresent(tx, userId, id)
    const location = await this.#locationAfter(tx, before, fields)
    // A hidden one is shown to nobody, so that no form names it: it is not what the edit takes away.
    const photoId = fields.photoId ?? before.hiddenPhotoId
    const post = withFormer(before, { ...fields, location, photoId })
    const { edition, ...offer } = await decideOffer(post, this.todayOf(owner))
    // Not by the difference: an edit that comes again, its answer lost, would make it twice.
    const quantity = fields.quantity === quantityBefore ? before.quantity : fields.quantity
    const isNewImage = photoId !== before.photoId
    if (photoId !== null && isNewImage)
      await attachImage(tx, { id: photoId, ownerId: userId, purpose: 'post', now: clock.now() })
    const { giving = before.giving } = fields
    const next = nextOf(before, { ...post, ...offer, ...resized(before, quantity), giving })
    await store(tx, next, edition)
    if (before.photoId !== null && isNewImage) await detachImage(tx, before.photoId)
    const change = announce(this.ports, tx, changeTo(next), next)
    const hoursBefore = { from: before.pickupFrom, until: before.pickupUntil }
    await events.emit(tx, postEdited, { ...next, postId: id, hoursBefore })
    return change
  }

  /** A post stays where it was, also in a dorm that was closed since. */
  async #locationAfter(tx: Tx, before: StoredPost, { location }: ChangedFields): Promise<string> {
    if (location === before.location) return location
    return requireLocation(tx, this.ports.configuredDorms, location, before.location)
  }

  /** Removes a post; for a minute `restore` brings it back, and `putBack` its food. Errors: NOT_FOUND. */
  async remove(userId: string, id: string): Promise<ExchangeChange> {
    const { database, clock, events } = this.ports
    return database.transaction(async (tx) => {
      const next = nextOf(await lockOwnPresent(tx, userId, id), { removedAt: clock.now(), promised: 0 })
      await store(tx, next)
      await events.emit(tx, postEnded, { postId: id })
      return announce(this.ports, tx, changeTo(next), next)
    })
  }

  /** Undoes a removal; restoring what is there changes nothing. Errors: NOT_FOUND, UNDO_EXPIRED. */
  async restore(userId: string, id: string): Promise<ExchangeChange> {
    const { database, clock, events } = this.ports
    return database.transaction(async (tx) => {
      const post = await lockOwn(tx, userId, id)
      if (post.removedAt === null) return changeTo(post)
      requireUndoable(clock.now(), post.removedAt)
      const next = nextOf(post, { removedAt: null })
      await store(tx, next)
      await events.emit(tx, postPublished, { postId: id })
      return announce(this.ports, tx, changeTo(next), next)
    })
  }

  /**
   * Moves what is left of a post, removed a moment ago or not, back into the pantry item that it came out of; the post goes
   * for good. Errors: NOT_FOUND, also for a post that came out of no pantry, UNDO_EXPIRED, PANTRY_FULL.
   */
  async putBack(userId: string, id: string): Promise<ExchangeChange> {
    const { database, clock, events } = this.ports
    return database.transaction(async (tx) => {
      const post = await lockOwn(tx, userId, id)
      const { pantryItemId: itemId, removedAt, quantity, foodName: name, description: remark } = post
      const { expiryDate, itemKept: kept } = post
      if (itemId === null) throw new DomainError('NOT_FOUND')
      if (removedAt) requireUndoable(clock.now(), removedAt)
      const next = nextOf(post, { quantity: 0 })
      await store(tx, next)
      await this.#pantry.takeBack(tx, userId, { itemId, quantity, name, expiryDate, remark, kept })
      await events.emit(tx, postEnded, { postId: id })
      return announce(this.ports, tx, changeTo(next), next)
    })
  }
}

/** An edit with what it does not tell as it was. */
function withFormer(before: StoredPost, fields: ChangedFields) {
  const { allergens, dateKind, madeOn, homeMade, opened, pickupPlace, pickupFrom, pickupUntil } = before
  const former = { allergens, dateKind, madeOn, homeMade, opened, pickupPlace, pickupFrom, pickupUntil }
  // What was not sent is absent, for JSON knows no undefined.
  return { ...former, ...(fields as PostFields & Partial<SentOffer>) }
}
