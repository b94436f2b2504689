import type { ApiError } from '../api/api-error.ts'
import type { PressRefusal } from './press-refusal.ts'

/**
 * Where a press is on its way to the server.
 *
 *   pressed → storing → waiting ⇄ sending → settling → gone
 *                          ⇅          ↓
 *                       refused ←─────┘
 *
 * | state    | what is so                               | who moves it on                    | after a reload        | in another tab |
 * | -------- | ---------------------------------------- | ---------------------------------- | --------------------- | -------------- |
 * | storing  | noted, on its way to the disk            | `press`, once the disk has it      | waiting, from its note | not there      |
 * | waiting  | on the disk, shown; goes out in its turn | the sender; the user takes it back | waiting               | waiting        |
 * | sending  | its call is under way                    | the server's answer, or none       | waiting, a repetition | waiting        |
 * | settling | the server has it, the disk forgot it    | the screens, once they show that   | gone                  | settling       |
 * | refused  | the server said no, to it or to what it needs | the user: again, edit, discard | refused               | refused        |
 *
 * A press that must be live is in no tab but its own and nowhere after a reload; it is waiting for its turn at most.
 * What the disk refuses has its note alone: no other tab shows it, and after a reload it waits for a disk that takes it.
 * Whatever another tab does to the disk may also make a press go from here: `merged` takes that in.
 */
export type PressPhase = 'storing' | 'waiting' | 'sending' | 'settling' | 'refused'

const next: Record<PressPhase, readonly (PressPhase | 'gone')[]> = {
  storing: ['waiting', 'gone'],
  waiting: ['sending', 'settling', 'refused', 'gone'],
  sending: ['waiting', 'settling', 'refused', 'gone'],
  settling: ['gone'],
  refused: ['waiting', 'settling', 'gone'],
}

/** A press as the device keeps it until the server has it. */
export interface StoredPress {
  /** Made here; names the press in every tab. */
  id: string
  /** Its place in the order of the presses; undefined until it is stored, or where nothing is stored. */
  place?: number
  userId: string
  /** Which feature knows how to send it, and what to. */
  kind: string
  payload: unknown
  /** Presses of one lane never overtake each other, and wait together. */
  lane: string
  /** What the server will know once it has this: ids of items, of deeds that can be undone. */
  creates: readonly string[]
  /** What it must know before. */
  needs: readonly string[]
  /** The press that this one takes back. */
  undoes?: string
  /** ISO time. */
  pressedAt: string
  /** How often it was sent. After the first time it may have arrived, whatever came back. */
  attempts: number
  /** Why the server does not take it: it waits for the user. */
  refusal?: PressRefusal
}

export interface Press extends StoredPress {
  phase: PressPhase
  /** Goes out from its page at once or never: no sender takes it. */
  isLive?: true
  /** It was refused, and a full disk could not take that down: what it holds of the press is older than what this page knows. */
  isUnnoted?: boolean
}

/** Why the presses of a lane wait: sending failed. */
export interface Trouble {
  failures: number
  /** When to try again by itself, in ms since the page began: a clock that is set back holds nothing up. */
  until: number
  /** What the server said; undefined when nothing got through. */
  answer?: ApiError | undefined
}

/** All that a page knows of what was pressed and is not confirmed. */
export interface PressState {
  /** In the order of the presses. */
  presses: readonly Press[]
  /** Presses that went: a disk that was read before that shall not bring them back. */
  gone: ReadonlySet<string>
  /** What holds up which lane. */
  troubles: Readonly<Record<string, Trouble>>
}

export const nothingPressed: PressState = { presses: [], gone: new Set(), troubles: {} }
/** The lane that stands for all of them: the network. */
export const everyLane = '*'

/** In the order of the presses: what has no place stays before the next that has one, as it was made before that. */
export function inOrder(presses: readonly Press[]): Press[] {
  let place = Number.POSITIVE_INFINITY
  const backwards = presses.toReversed().map((press) => {
    place = press.place ?? place
    return { press, place }
  })
  return backwards
    .reverse()
    .sort((a, b) => a.place - b.place)
    .map(({ press }) => press)
}

/** With a press that was made on this page. */
export const withPress = (state: PressState, press: Press): PressState => ({
  ...state,
  presses: [...state.presses, press],
})

/** With a press moved on, and what `alter` makes of it; the same state when it is not there or may not go that way. */
export function moved(
  state: PressState,
  id: string,
  to: PressPhase | 'gone',
  alter: (press: StoredPress) => StoredPress = (press) => press,
): PressState {
  const press = state.presses.find((one) => one.id === id)
  if (!press || !next[press.phase].includes(to)) return state
  if (to === 'gone')
    return {
      ...state,
      gone: new Set([...state.gone, id]),
      presses: state.presses.filter((one) => one !== press),
    }
  const after = { ...alter(press), phase: to }
  return { ...state, presses: inOrder(state.presses.map((one) => (one === press ? after : one))) }
}

/**
 * The presses that cannot be done without the given one, in order. What was made before it needs another of the same name;
 * `before` is a state in which it stands.
 */
export function dependentsOf(
  { presses }: PressState,
  { id, creates }: Press,
  { presses: before }: Pick<PressState, 'presses'> = { presses },
): Press[] {
  const missing = new Set(creates)
  const earlier = new Set(before.slice(0, before.findIndex((one) => one.id === id) + 1).map((one) => one.id))
  return presses.filter((press) => {
    if (earlier.has(press.id) || !press.needs.some((need) => missing.has(need))) return false
    for (const created of press.creates) missing.add(created)
    return true
  })
}

/** When a lane may go on, in ms since the page began. */
export const freeAt = ({ troubles }: PressState, lane: string): number =>
  Math.max(troubles[lane]?.until ?? 0, troubles[everyLane]?.until ?? 0)

/** Whether the server may not know a press yet, and nobody but the sender holds it up. */
export const isUnsent = ({ phase }: Press) =>
  phase === 'storing' || phase === 'waiting' || phase === 'sending'

/** Whether a press waits for more than its answer: sending failed, and is tried again by itself. */
export const isHeldUp = ({ presses, troubles }: PressState, id: string): boolean =>
  presses.some(
    (press) =>
      press.id === id && isUnsent(press) && (troubles[press.lane] ?? troubles[everyLane]) !== undefined,
  )

/** The press of a lane that comes next, or is under way. */
export const nextOfLane = ({ presses }: PressState, lane: string): Press | undefined =>
  presses.find((press) => press.lane === lane && isUnsent(press))
