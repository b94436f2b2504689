import { randomInt } from 'node:crypto'
import type { RequestCard } from '@shelfmate/contract/chat/chat'
import { dateInZone, endOfDay } from '@shelfmate/contract/pantry/expiry'
import {
  canComeBack,
  holdEnd,
  isInLine,
  isOpen,
  nextInLine,
  passedTime,
  type RequestReason,
  type RequestRole,
  type RequestState,
} from '@shelfmate/contract/requests/machine'
import { type FoodRequest, requestsChangedEvent } from '@shelfmate/contract/requests/requests'
import type { ChatCards, NewCard } from '#features/chat/index.ts'
import type { HeldPost, PostHolds } from '#features/exchange/index.ts'
import type { DonationService } from '#features/pantry/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { cardWords } from './card-words.ts'
import { receivedRemark } from './hand-over/received-remark.ts'
import { readRequests } from './reading.repository.ts'
import { factsOf, type keptOf, viewOf } from './request-view.ts'
import { countTurn, listOpen, type StoredRequest, saveRequest, takeTurn } from './requests.repository.ts'

export interface RequestPorts extends Screens {
  database: Database
  clock: Clock
  campusZone: string
  holds: PostHolds
  cards: ChatCards
  pantry: DonationService
}

/** When a post says that it is picked up (D56). */
interface Hours {
  from: string | null
  until: string | null
}

/** What a card tells of a request beside its state. */
interface Told {
  /** It counts as unread. */
  counts?: boolean
  /** It is said on devices as well; undefined: where it counts. */
  rings?: boolean
  event?: RequestCard['event']
  text?: string
  /** It could not be put where its taker wanted it. */
  isPantryFull?: boolean
}

interface AllEnded {
  which?: (row: StoredRequest) => boolean
  tells: boolean
  /** The one of the two who cannot keep it now, and knows so; that a promise is off is said on the other's devices without the chat. */
  leaves?: string
}

const codeRange = 10_000
const codeDigits = 4
const isSameMoment = (one: string, other: string | null) =>
  other !== null && Date.parse(one) === Date.parse(other)
const parsed = (moment: string | null | undefined) => (moment ? Date.parse(moment) : Number.NaN)
const drawCode = () => String(randomInt(codeRange)).padStart(codeDigits, '0')

/** Whether one of the two may be on the way, or waiting at the door: they must hear that it ends. */
export const isAwaited = ({ state }: StoredRequest): boolean => state === 'promised'

/**
 * One change of a post's requests, in its turn: the post is locked, then its line, so that changes of one post follow each
 * other. What changed is told to the two of each request once the transaction is committed, and in their chat.
 */
export class RequestTurn {
  readonly tx: Tx
  readonly now: Date
  readonly postId: string
  readonly #ports: RequestPorts
  #post: HeldPost | undefined
  #open: StoredRequest[]
  readonly #touched = new Set<string>()
  readonly #cards: NewCard[] = []

  private constructor(
    ports: RequestPorts,
    { tx, postId, post, open }: { tx: Tx; postId: string; post: HeldPost | undefined; open: StoredRequest[] },
  ) {
    this.#ports = ports
    this.tx = tx
    this.postId = postId
    this.now = ports.clock.now()
    this.#post = post
    this.#open = open
  }

  /** Takes the turn; `id` names a request that is wanted even if it has ended. */
  static async take(ports: RequestPorts, tx: Tx, postId: string, id: string | null = null) {
    const post = await ports.holds.lock(tx, postId)
    await takeTurn(tx, { postId })
    return new RequestTurn(ports, { tx, postId, post, open: await listOpen(tx, { postId, id }) })
  }

  /** The post, while it is there. */
  get post(): HeldPost | undefined {
    return this.#post
  }

  /** Whether a request's own post is there: another's may have its id by now. */
  hasPostOf({ giverId }: Pick<StoredRequest, 'giverId'>): boolean {
    return this.#post?.author.userId === giverId
  }

  /** Units that nobody was promised. */
  get free(): number {
    return this.#post ? this.#post.quantity - this.#post.promised : 0
  }

  /** Its open requests in their order, and the one that was named. */
  get requests(): readonly StoredRequest[] {
    return this.#open
  }

  /** Adds a request that was just stored. */
  add(row: StoredRequest): void {
    this.#open = [...this.#open, row]
    this.#touched.add(row.id)
  }

  /** Stores what changed of a request; returns it as it is then. */
  async change(row: StoredRequest, changed: Partial<StoredRequest>): Promise<StoredRequest> {
    const next = { ...row, ...changed }
    await saveRequest(this.tx, next)
    this.#open = this.#open.map((each) => (each.id === row.id ? next : each))
    this.#touched.add(row.id)
    return next
  }

  /** Whether a moment, in ms, is no later than the last day that a request's food is offered: a promise ends with that day. */
  isOfferedAt({ offeredUntil }: Pick<StoredRequest, 'offeredUntil'>, at: number): boolean {
    return dateInZone(new Date(at), this.#ports.campusZone) <= offeredUntil
  }

  /** When such hours end, which is with the last day that the food is offered at the latest; null where they begin after it. */
  #endOf({ from, until }: Hours, row: Pick<StoredRequest, 'offeredUntil'>): string | null {
    if (from === null || until === null || !this.isOfferedAt(row, Date.parse(from))) return null
    const lastMoment = endOfDay(row.offeredUntil, this.#ports.campusZone)
    return new Date(Math.min(Date.parse(until), lastMoment)).toISOString()
  }

  /** When the post's own hours end, where that is still ahead. */
  #hoursEnd(row: Pick<StoredRequest, 'offeredUntil'>): string | null {
    const { pickupFrom = null, pickupUntil = null } = this.#post ?? {}
    const until = this.#endOf({ from: pickupFrom, until: pickupUntil }, row)
    return parsed(until) > this.now.getTime() ? until : null
  }

  /**
   * Promises a request its units and draws its code; without a time of its own it is held for the post's hours. Wrong codes that
   * were tried before count on.
   */
  async promise(row: StoredRequest, arranged: string | null): Promise<StoredRequest> {
    const hoursEnd = arranged === null ? this.#hoursEnd(row) : null
    const next = await this.change(row, {
      state: 'promised',
      code: drawCode(),
      giverPressed: false,
      takerPressed: false,
      ...this.#heldFor(arranged ?? hoursEnd),
      hoursEnd,
    })
    await this.hold(row.units)
    return next
  }

  /** Holds free units of the post, or sets held ones free where `units` is below 0; a post that is gone holds none. */
  async hold(units: number): Promise<void> {
    if (this.#post) this.#post = await this.#ports.holds.hold(this.tx, this.#post, units)
  }

  /** Another pick-up time for a promise; one that had passed is remembered. */
  movedTo(pickupAt: string | null, row: StoredRequest): Partial<StoredRequest> {
    const passed = passedTime(factsOf(row), this.now.getTime())
    return { ...this.#heldFor(pickupAt), passedAt: passed === null ? null : new Date(passed).toISOString() }
  }

  /** When a promise with this pick-up time is to be kept. */
  #heldFor(pickupAt: string | null): Pick<StoredRequest, 'pickupAt' | 'endsAt'> {
    const end = holdEnd(this.now.getTime(), pickupAt === null ? null : Date.parse(pickupAt))
    return { pickupAt, endsAt: new Date(end).toISOString() }
  }

  /**
   * Has a request follow its post, as it says `post` now. A promise without a time of its own is held for the post's new hours:
   * else it could end, and its food go to the next, before these begin. Its taker is told, also of some that only begin later.
   */
  async follow(row: StoredRequest, post: ReturnType<typeof keptOf>, hoursBefore: Hours): Promise<void> {
    // A server of the version before does not note that it held a promise for its post's hours.
    const ofHours = [row.hoursEnd, this.#endOf(hoursBefore, row)]
    const { pickupAt } = row
    const hasOwnTime = pickupAt !== null && !ofHours.some((end) => isSameMoment(pickupAt, end))
    const until = row.state === 'promised' && !hasOwnTime ? this.#hoursEnd(post) : null
    const isMoved = until !== null && !isSameMoment(until, pickupAt)
    const held = isMoved && { ...this.movedTo(until, row), hoursEnd: until }
    // What an edit leaves without hours is still held for those of before.
    const kept = !hasOwnTime && { hoursEnd: pickupAt }
    const next = await this.change(row, { ...post, ...kept, ...held })
    if (isMoved || (until !== null && this.#beginsLater(hoursBefore.from)))
      this.tell(next, 'giver', { counts: true, event: 'arranged' })
  }

  /** Whether whoever came when the post's window began before would come too early now. */
  #beginsLater(before: string | null): boolean {
    const from = parsed(this.#post?.pickupFrom)
    return from > this.now.getTime() && before !== null && from > Date.parse(before)
  }

  /** Ends a request; what was held for it is free again, where the post is still there. */
  async end(
    row: StoredRequest,
    state: RequestState,
    reason: RequestReason | null = null,
  ): Promise<StoredRequest> {
    const next = await this.change(row, {
      state,
      reason,
      code: null,
      endsAt: null,
      // Where it may come back, the pause after wrong tries does.
      ...(!canComeBack(state) && { pausedUntil: null }),
      endedAt: row.endedAt ?? this.now.toISOString(),
    })
    if (row.state === 'promised' && this.hasPostOf(row)) await this.hold(-row.units)
    return next
  }

  /** Hands a promised request's units over, by a press of one of the two: donations of the giver's, food of the taker's. */
  async handOver(row: StoredRequest, by: RequestRole): Promise<void> {
    const post = this.#post
    if (!post) throw new Error('what is promised is there')
    const { giverId, takerId, units, foodName: name, expiryDate } = row
    const isKept =
      row.keep &&
      (await this.#ports.pantry.receive(this.tx, takerId, {
        quantity: units,
        name,
        expiryDate,
        remark: receivedRemark(post),
        kept: post.itemKept,
        from: { userId: giverId, itemId: post.pantryItemId },
      }))
    const next = await this.change(row, {
      state: 'handedOver',
      code: null,
      endsAt: null,
      pausedUntil: null,
      keep: isKept,
      endedAt: this.now.toISOString(),
    })
    // The post goes with its last unit: what waits for it ends here, so that all cards of this turn are written in one order.
    if (units === post.quantity) await this.endAll('postGone', { tells: true })
    this.#post = await this.#ports.holds.handOver(this.tx, post, units)
    const isPantryFull = row.keep && !isKept
    // Its taker may look into the pantry alone, and would miss it there.
    this.tell(next, by, { counts: isPantryFull && by === 'giver', isPantryFull })
  }

  /** Has the chat of a request's two say what became of it. */
  tell(
    row: StoredRequest,
    by: RequestRole,
    { counts = false, rings = counts, event = null, text, isPantryFull = false }: Told = {},
  ): void {
    const { id: requestId, state, foodName, units, giverId, takerId } = row
    const told = { requestId, state, event, foodName, units }
    const { text: plain, said } = cardWords(told, by, isPantryFull)
    // Words of its own stand as they are, to both.
    const card: RequestCard = { ...told, ...(said && text === undefined && { said }) }
    const [senderId, recipientId] = by === 'giver' ? [giverId, takerId] : [takerId, giverId]
    this.#cards.push({ senderId, recipientId, card, counts, rings, text: text ?? plain })
  }

  /** Promises what is free to those who wait for it (D48). */
  async advance(): Promise<void> {
    if (!this.#post) return
    const line = this.#open.filter((row) => isInLine(row.state) && this.hasPostOf(row))
    for (const row of nextInLine(this.#post.giving, line, this.free)) {
      const promised = await this.promise(row, null)
      this.tell(promised, 'giver', { counts: true })
    }
  }

  /** Ends the turn: writes the cards, and tells all whom it concerns. */
  finish(): Promise<void> {
    return RequestTurn.finishAll([this])
  }

  /** Ends all turns of one transaction. Their cards are written together: chat by chat in one order, after all posts are locked. */
  static async finishAll(turns: readonly RequestTurn[]): Promise<void> {
    const changed = turns.filter((turn) => turn.#touched.size > 0)
    const [one] = changed
    if (!one) return
    for (const { tx, postId } of changed) await countTurn(tx, { postId })
    await one.#ports.cards.post(
      one.tx,
      changed.flatMap((turn) => turn.#cards),
    )
    for (const turn of changed) await turn.#publish()
  }

  async #publish(): Promise<void> {
    const first = Math.min(...this.#open.filter(({ id }) => this.#touched.has(id)).map(({ turn }) => turn))
    // Whoever stands behind somebody who left the line has another place.
    const ids = this.#open
      .filter(({ id, state, turn }) => this.#touched.has(id) || (isInLine(state) && turn > first))
      .map(({ id }) => id)
    const told = new Map<string, FoodRequest[]>()
    for (const row of await readRequests(this.tx, { ids })) {
      const views = [
        [row.giverId, viewOf(row, 'giver', this.now)],
        [row.takerId, viewOf(row, 'taker', this.now)],
      ] as const
      for (const [userId, view] of views) told.set(userId, [...(told.get(userId) ?? []), view])
    }
    this.tx.afterCommit(() => {
      for (const [userId, items] of told) this.#ports.publish(userId, requestsChangedEvent, { items })
    })
  }

  /**
   * Ends all open requests, or `which` of them, for one reason; `tells` the chats of their two, where these can still be told, as
   * from the one who `leaves`: else the giver.
   */
  async endAll(reason: RequestReason, { which = () => true, tells, leaves }: AllEnded): Promise<void> {
    for (const row of this.#open.filter((each) => isOpen(each.state) && which(each))) {
      const ended = await this.end(row, 'expired', reason)
      if (!tells) continue
      const counts = isAwaited(row)
      this.tell(ended, row.takerId === leaves ? 'taker' : 'giver', { counts, rings: counts && !leaves })
    }
  }
}
