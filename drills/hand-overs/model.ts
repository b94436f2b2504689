import {
  act,
  actionsOf,
  firstState,
  type Giving,
  holdEnd,
  isInLine,
  isOpen,
  nextInLine,
  passedTime,
  type RequestAction,
  type RequestFacts,
  type RequestReason,
  type RequestState,
} from '@shelfmate/contract/requests/machine'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { factsIn } from '@shelfmate/contract/requests/requests.factory'

/** A request as it must be; people are numbers, and 0 is who gives. */
export interface Wish extends RequestFacts {
  id: string
  taker: number
  units: number
  keep: boolean
  endsAt: number | null
  wrongCodes: number
}

export type Step =
  | { kind: 'ask'; who: number; id: string; units: number }
  | { kind: 'act'; who: number; id: string; action: RequestAction; pickupAt?: number; isWrong?: boolean }
  | { kind: 'claim'; id: string }
  | { kind: 'resize'; quantity: number }
  | { kind: 'remove' }
  | { kind: 'restore' }

const undoMs = 60_000

/** What must become of one post and of all who ask for it, counted by hand. */
export class Model {
  readonly giving: Giving
  isThere = true
  /** When it was taken away, while that can be undone. */
  removedAt: number | undefined
  quantity: number
  posted: number
  handedOver = 0
  takenBack = 0
  donated = 0
  readonly wishes: Wish[] = []
  /** Units in the pantries of those who took. */
  readonly kept = new Map<number, number>()
  /** Cards of the chats: request, state and event. */
  readonly cards: string[] = []

  constructor(giving: Giving, quantity: number) {
    this.giving = giving
    this.quantity = quantity
    this.posted = quantity
  }

  get promised(): number {
    return this.#sum('promised')
  }

  get free(): number {
    return this.isThere ? this.quantity - this.promised : 0
  }

  /** Takes a step; returns the error that it must be answered with, if one. */
  take(step: Step, now: number): string | undefined {
    switch (step.kind) {
      case 'ask':
        return this.#ask(step, now)
      case 'act':
        return this.#act(step, now)
      case 'claim':
        return this.#claim(now)
      case 'resize':
        return this.#resize(step.quantity, now)
      case 'remove':
        if (!this.isThere) return 'NOT_FOUND'
        this.isThere = false
        this.removedAt = now
        this.#endAll(now)
        return undefined
      case 'restore':
        return this.#restore(now)
    }
  }

  /** What the clock ends, and who gets what that sets free. */
  tick(now: number): void {
    for (const wish of this.wishes)
      if (wish.endsAt !== null && wish.endsAt <= now) this.#end(wish, 'expired', now, 'holdEnded')
    this.#advance(now)
  }

  /** A request as its reader must see it. */
  seenBy(reader: number, wish: Wish, now: number): Partial<FoodRequest> {
    const isGiver = reader === 0
    const place = this.wishes.filter(({ state }) => isInLine(state)).indexOf(wish) + 1
    const { id, state, reason, units, giverPressed, takerPressed, keep, thanked } = wish
    return {
      id,
      state,
      reason,
      units,
      thanked,
      role: isGiver ? 'giver' : 'taker',
      place: isInLine(state) ? place : null,
      pressed: isGiver
        ? { mine: giverPressed, partner: takerPressed }
        : { mine: takerPressed, partner: giverPressed },
      keep: isGiver ? null : keep,
      actions: actionsOf(wish, isGiver ? 'giver' : 'taker', now),
    }
  }

  #ask({ who, id, units }: Step & { kind: 'ask' }, now: number): string | undefined {
    if (!this.isThere) return 'NOT_FOUND'
    if (who === 0) return 'OWN_POST'
    if (this.wishes.some(({ taker, state }) => taker === who && isOpen(state))) return 'ALREADY_ASKED'
    if (units > this.quantity) return 'UNITS_TOO_MANY'
    const state = firstState(this.giving, units, this.free)
    const wish: Wish = {
      id,
      taker: who,
      units,
      keep: true,
      ...factsIn(state),
      wrongCodes: 0,
      endsAt: state === 'promised' ? holdEnd(now, null) : null,
    }
    this.wishes.push(wish)
    this.#tell(wish)
    return undefined
  }

  #act(step: Step & { kind: 'act' }, now: number): string | undefined {
    const { who, id, action, pickupAt = null } = step
    const wish = this.wishes.find((each) => each.id === id)
    if (!wish || (who !== 0 && who !== wish.taker)) return 'NOT_FOUND'
    const verdict = act(wish, who === 0 ? 'giver' : 'taker', action, now)
    if ('refused' in verdict) return verdict.refused
    if (action === 'promise') {
      if (wish.units > this.quantity) return 'UNITS_TOO_MANY'
      if (wish.units > this.free) return 'UNITS_PROMISED'
      this.#promise(wish, now)
    } else if (action === 'enterCode' && step.isWrong) {
      wish.wrongCodes++
      return 'HANDOVER_CODE_WRONG'
    } else if (action === 'arrange') {
      if (pickupAt !== wish.pickupAt) this.#tell(wish, 'arranged')
      Object.assign(wish, { pickupAt, passedAt: passedTime(wish, now), endsAt: holdEnd(now, pickupAt) })
    } else if (action === 'keep') wish.keep = false
    else if (action === 'thank') {
      wish.thanked = true
      this.#tell(wish, 'thanked')
    } else if (action === 'confirm' && verdict.to === 'promised') {
      const pressed = who === 0 ? 'giverPressed' : 'takerPressed'
      if (!wish[pressed]) this.#tell(wish, 'confirmed')
      wish[pressed] = true
    } else if (verdict.to === 'handedOver') {
      if (action === 'confirm') Object.assign(wish, { giverPressed: true, takerPressed: true })
      this.#handOver(wish, now)
    } else
      this.#end(
        wish,
        verdict.to,
        now,
        action === 'sayMissed' ? (who === 0 ? 'takerMissed' : 'giverMissed') : null,
      )
    this.#advance(now)
    return undefined
  }

  #claim(now: number): string | undefined {
    if (!this.isThere) return 'NOT_FOUND'
    if (this.free === 0) return 'UNITS_PROMISED'
    this.#give(1, now)
    return undefined
  }

  #resize(quantity: number, now: number): string | undefined {
    if (!this.isThere) return 'NOT_FOUND'
    if (quantity < this.promised) return 'UNITS_PROMISED'
    this.posted += Math.max(0, quantity - this.quantity)
    this.takenBack += Math.max(0, this.quantity - quantity)
    this.quantity = quantity
    this.#advance(now)
    return undefined
  }

  #restore(now: number): string | undefined {
    if (this.isThere) return undefined
    if (this.removedAt === undefined) return 'NOT_FOUND'
    if (now - this.removedAt > undoMs) return 'UNDO_EXPIRED'
    this.isThere = true
    this.removedAt = undefined
    return undefined
  }

  #promise(wish: Wish, now: number): void {
    Object.assign(wish, { state: 'promised', pickupAt: null, endsAt: holdEnd(now, null) })
    this.#tell(wish)
  }

  #advance(now: number): void {
    if (!this.isThere) return
    const line = this.wishes.filter(({ state }) => isInLine(state))
    for (const wish of nextInLine(this.giving, line, this.free)) this.#promise(wish, now)
  }

  #end(wish: Wish, state: RequestState, now: number, reason: RequestReason | null): void {
    Object.assign(wish, { state, reason, endsAt: null, endedAt: wish.endedAt ?? now })
    this.#tell(wish)
  }

  #handOver(wish: Wish, now: number): void {
    Object.assign(wish, { state: 'handedOver', endsAt: null, endedAt: now })
    this.#tell(wish)
    if (wish.keep) this.kept.set(wish.taker, (this.kept.get(wish.taker) ?? 0) + wish.units)
    this.#give(wish.units, now)
  }

  #give(units: number, now: number): void {
    this.quantity -= units
    this.handedOver += units
    this.donated += units
    if (this.quantity > 0) return
    this.isThere = false
    this.#endAll(now)
  }

  #endAll(now: number): void {
    for (const wish of this.wishes) if (isOpen(wish.state)) this.#end(wish, 'expired', now, 'postGone')
  }

  #tell({ id, state }: Wish, event: string | null = null): void {
    this.cards.push(`${id} ${state} ${event}`)
  }

  #sum(state: RequestState): number {
    return this.wishes.filter((wish) => wish.state === state).reduce((sum, { units }) => sum + units, 0)
  }
}
