/** What may become of a request for food (D46 to D51), once for both sides. Pure; loads no schema library. */
import { msPerHour } from '../api/durations.ts'

export const requestStates = [
  'asked',
  'waiting',
  'promised',
  'handedOver',
  'declined',
  'withdrawn',
  'expired',
  'missed',
] as const
export type RequestState = (typeof requestStates)[number]

const openStates: readonly RequestState[] = ['asked', 'waiting', 'promised']

/** Whether something may still come of it. */
export const isOpen = (state: RequestState): boolean => openStates.includes(state)

/** Whether it stands in the post's line: asked for and not promised. */
export const isInLine = (state: RequestState): boolean => isOpen(state) && state !== 'promised'

export const requestRoles = ['giver', 'taker'] as const
export type RequestRole = (typeof requestRoles)[number]

/** What one of the two does to a request. */
export const requestActions = [
  'promise',
  'decline',
  'withdraw',
  'arrange',
  'enterCode',
  'confirm',
  'keep',
  'sayMissed',
  'thank',
] as const
export type RequestAction = (typeof requestActions)[number]

/** Why a request ended, or who missed it, where its state alone does not say so. */
export const requestReasons = [
  'holdEnded',
  'datePassed',
  'postGone',
  'accountGone',
  'blocked',
  'giverMissed',
  'takerMissed',
] as const
export type RequestReason = (typeof requestReasons)[number]

/** How a post is given: to whoever asks first, or as its owner chooses (D47). */
export const givingModes = ['firstCome', 'iChoose'] as const
export type Giving = (typeof givingModes)[number]

const hoursHeld = 24
const daysToSayMissed = 2
const hoursPerDay = 24
const holdMs = hoursHeld * msPerHour
const afterPickUpMs = msPerHour
/** So late after its pick-up time a hand-over can first be said to be missed (D51), in ms: a time of now is no trap. */
export const lateMs = msPerHour / 4
/** How long after a promise ended, or its giver set another time, one can say that the other missed it (D51), in ms. */
export const missedWindowMs = daysToSayMissed * hoursPerDay * msPerHour

/** When a promise ends by itself: an hour after its pick-up time, or a day after it was given (D48). */
export const holdEnd = (promisedAt: number, pickupAt: number | null): number =>
  pickupAt === null ? promisedAt + holdMs : pickupAt + afterPickUpMs

/** What the rules look at; moments in milliseconds. */
export interface RequestFacts {
  state: RequestState
  reason: RequestReason | null
  pickupAt: number | null
  /** A pick-up time that had passed when its giver set another. */
  passedAt: number | null
  endedAt: number | null
  /** Who has pressed 'Handed over'. */
  giverPressed: boolean
  takerPressed: boolean
  thanked: boolean
}

interface Rule {
  by: readonly RequestRole[]
  from: readonly RequestState[]
  to(facts: RequestFacts, role: RequestRole): RequestState
  /** What else must hold. */
  when?(facts: RequestFacts, now: number, role: RequestRole): boolean
}

const both = requestRoles
const stays = ({ state }: RequestFacts) => state

/** Who can say that the other missed a promise, by what ended it: not who ended it, who may be the one that was late. */
const sayers: Partial<Record<RequestState | RequestReason, readonly RequestRole[]>> = {
  promised: both,
  declined: ['taker'],
  postGone: ['taker'],
  withdrawn: ['giver'],
  holdEnded: both,
  datePassed: both,
}

type Misses = Pick<RequestFacts, 'state' | 'reason' | 'pickupAt' | 'passedAt' | 'endedAt'>

interface Span {
  from: number
  until: number
}

/**
 * From when until when one of the two can say that the other missed a hand-over (D51), in ms; nothing where they never can. The
 * giver alone says when it is picked up: a time that had passed when they set another stays for its taker, who was there, to say,
 * and not for the giver, who has given the taker more time.
 */
export function missedSpans(facts: Misses, role: RequestRole): Span[] {
  const { state, reason, passedAt } = facts
  const end = state === 'expired' ? reason : state
  if (end === null || !sayers[end]?.includes(role)) return []
  const span = spanOf(facts, end, role)
  const isPassed = passedAt !== null && role === 'taker'
  return [
    ...(isPassed ? [{ from: passedAt + lateMs, until: passedAt + missedWindowMs }] : []),
    ...(span ? [span] : []),
  ]
}

/** The same for the pick-up time that stands, by what ended its promise. */
function spanOf(
  { pickupAt, endedAt }: Misses,
  end: RequestState | RequestReason,
  role: RequestRole,
): Span | undefined {
  const from = pickupAt === null ? undefined : pickupAt + lateMs
  if (end === 'promised') return from === undefined ? undefined : { from, until: Number.POSITIVE_INFINITY }
  if (endedAt === null) return undefined
  const until = endedAt + missedWindowMs
  if (end === 'holdEnded') return { from: endedAt, until }
  if (pickupAt === null || from === undefined) return undefined
  // What ended before the other was to be there was told in time. The giver sets that time, which may be now, and waits a while.
  return endedAt < (role === 'giver' ? from : pickupAt) ? undefined : { from, until }
}

/**
 * The pick-up time that is remembered when a promise's giver sets another, in ms: the last one that had passed by then. One that
 * is not late yet takes the place of none that its taker has long to say of: else a new time every ten minutes would put that off for
 * ever.
 */
export function passedTime(
  { pickupAt, passedAt }: Pick<RequestFacts, 'pickupAt' | 'passedAt'>,
  now: number,
): number | null {
  if (pickupAt === null || pickupAt > now) return passedAt
  const isStanding = passedAt !== null && now <= passedAt + missedWindowMs / 2
  return isStanding && now < pickupAt + lateMs ? passedAt : pickupAt
}

const isMissable = (facts: RequestFacts, now: number, role: RequestRole): boolean =>
  missedSpans(facts, role).some(({ from, until }) => from <= now && now <= until)

const rules: Record<RequestAction, Rule> = {
  promise: { by: ['giver'], from: ['asked', 'waiting'], to: () => 'promised' },
  decline: { by: ['giver'], from: openStates, to: () => 'declined' },
  withdraw: { by: ['taker'], from: openStates, to: () => 'withdrawn' },
  arrange: { by: ['giver'], from: ['promised'], to: stays },
  enterCode: { by: ['giver'], from: ['promised'], to: () => 'handedOver' },
  confirm: {
    by: both,
    from: ['promised'],
    to: ({ giverPressed, takerPressed }, role) =>
      (role === 'giver' ? takerPressed : giverPressed) ? 'handedOver' : 'promised',
  },
  keep: { by: ['taker'], from: openStates, to: stays },
  sayMissed: {
    by: both,
    from: ['promised', 'declined', 'withdrawn', 'expired'],
    to: () => 'missed',
    when: isMissable,
  },
  thank: { by: ['taker'], from: ['handedOver'], to: stays, when: ({ thanked }) => !thanked },
}

export type Refusal = 'REQUEST_NOT_YOURS' | 'REQUEST_MOVED_ON'

/** The state that an action leads to, or why it may not be done. */
export function act(
  facts: RequestFacts,
  role: RequestRole,
  action: RequestAction,
  now: number,
): { to: RequestState } | { refused: Refusal } {
  const { by, from, to, when } = rules[action]
  if (!by.includes(role)) return { refused: 'REQUEST_NOT_YOURS' }
  if (!from.includes(facts.state) || (when && !when(facts, now, role))) return { refused: 'REQUEST_MOVED_ON' }
  return { to: to(facts, role) }
}

/** Who ends a request by a press that they can take back. */
const endedBy: Partial<Record<RequestState, RequestRole>> = { declined: 'giver', withdrawn: 'taker' }

/** Whether a request that has ended so can come back. */
export const canComeBack = (state: RequestState): boolean => endedBy[state] !== undefined

/** Why one of the two may not take back that a request has ended; undefined where they may, while a press can be undone. */
export function refusesRestoring(state: RequestState, role: RequestRole): Refusal | undefined {
  const by = endedBy[state]
  if (by === undefined) return 'REQUEST_MOVED_ON'
  return by === role ? undefined : 'REQUEST_NOT_YOURS'
}

/** What a request that stood so becomes when its end is taken back: a promise only where it can still be held, else it waits. */
export function stateAgain(before: RequestState, giving: Giving, isHeld: boolean): RequestState {
  if (before !== 'promised' || isHeld) return before
  return giving === 'iChoose' ? 'asked' : 'waiting'
}

/** What one of the two may press now. */
export const actionsOf = (facts: RequestFacts, role: RequestRole, now: number): RequestAction[] =>
  requestActions.filter((action) => 'to' in act(facts, role, action, now))

/** What a new request becomes: promised at once where that is how the post is given and there is enough (D47). */
export function firstState(giving: Giving, units: number, free: number): RequestState {
  if (giving === 'iChoose') return 'asked'
  return units <= free ? 'promised' : 'waiting'
}

/**
 * Whom free units go to by themselves, of a line in its order: the first ones whose wish can be met in full. Somebody who
 * asked for more than there is keeps their place and holds up nobody. Where the owner chooses, nobody.
 */
export function nextInLine<Waiting extends { units: number }>(
  giving: Giving,
  line: readonly Waiting[],
  free: number,
): Waiting[] {
  let left = giving === 'firstCome' ? free : 0
  return line.filter(({ units }) => {
    const isNext = units <= left
    if (isNext) left -= units
    return isNext
  })
}
