import { type ApiError, type ApiErrorCode, isApiError } from '../api/api-error.ts'
import {
  everyLane,
  freeAt,
  inOrder,
  isUnsent,
  type Press,
  type PressPhase,
  type PressState,
  type StoredPress,
} from './press-machine.ts'
import type { PressRefusal } from './press-refusal.ts'

/** How the state of presses goes on with what the disk and the server say, and what goes out next. */

/**
 * What a user's disk says taken in: presses of other tabs come, those that went from it go. What is not stored, unless another
 * tab did it, and what this page settles, stays; the same state when there is nothing new.
 */
export function merged(state: PressState, userId: string, stored: readonly StoredPress[]): PressState {
  const onDisk = new Map(stored.map((press) => [press.id, press]))
  const here = state.presses.filter((press) => press.userId === userId)
  const kept = here.flatMap((press) => {
    if (press.phase === 'storing' || press.phase === 'settling') return [press]
    const now = onDisk.get(press.id)
    if (now) return [withStored(press, now)]
    return press.place === undefined ? [press] : []
  })
  const known = new Set([...here.map(({ id }) => id), ...state.gone])
  const others = stored
    .filter(({ id }) => !known.has(id))
    .map((press) => ({ ...press, phase: phaseOf(press) }))
  // What this page made last without a place stays behind what comes.
  const presses = [...others, ...kept]
  const isSame =
    presses.length === state.presses.length && presses.every((one, at) => one === state.presses[at])
  return isSame ? state : { ...state, presses: inOrder(presses) }
}

const phaseOf = ({ refusal }: StoredPress): PressPhase => (refusal ? 'refused' : 'waiting')

function withStored(press: Press, stored: StoredPress): Press {
  if (press.phase === 'refused' && press.isUnnoted) return press
  const phase = press.phase === 'sending' && !stored.refusal ? press.phase : phaseOf(stored)
  const isSame =
    phase === press.phase &&
    stored.place === press.place &&
    stored.attempts === press.attempts &&
    stored.refusal?.requestId === press.refusal?.requestId
  return isSame ? press : { ...stored, phase }
}

/** With a refused press, and whether this page alone knows that it was. */
export const withRefused = (state: PressState, id: string, isUnnoted: boolean): PressState => ({
  ...state,
  presses: state.presses.map((press) => (press.id === id ? { ...press, isUnnoted } : press)),
})

/** What is stored of an error with which the server refused a press. */
export const refusalOf = ({ code, status, message, fields, requestId }: ApiError): PressRefusal => ({
  code,
  status,
  message,
  fields,
  requestId,
})

const worthRepeating = [401, 408, 425, 429]
/** It ends after a quarter of an hour at the earliest, and there is another way: whoever waits has to hear of it. */
const endsByAnotherWay: ApiErrorCode = 'HANDOVER_PAUSED'

/**
 * Whether the server refused a press: it is not sent again unless its user wants that. A page that some network puts before
 * ours is no answer of the server.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  const { status, code } = error
  if (code === endsByAnotherWay) return true
  return status >= 400 && status < 500 && code !== 'BAD_ANSWER' && !worthRepeating.includes(status)
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
const pauseMs = (failures: number) => Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))

/** With a lane that waits once more, longer than the last time. */
export function heldUp(state: PressState, lane: string, now: number, answer?: ApiError): PressState {
  const failures = (state.troubles[lane]?.failures ?? 0) + 1
  const trouble = { failures, until: now + pauseMs(failures), answer }
  return { ...state, troubles: { ...state.troubles, [lane]: trouble } }
}

/** With a lane whose press got through, and so the network. */
export function freed(state: PressState, lane: string): PressState {
  const { [lane]: _over, [everyLane]: _back, ...troubles } = state.troubles
  return { ...state, troubles }
}

/**
 * With lanes that wait no longer. What is held up is shown so until it has gone out; a lane of which the server said nothing
 * is as all others are from now on.
 */
export function hurried(state: PressState): PressState {
  const lanes = Object.entries(state.troubles).filter(([lane, { answer }]) => lane === everyLane || answer)
  const troubles = lanes.map(([lane, trouble]) => [lane, { ...trouble, failures: 0, until: 0 }])
  return { ...state, troubles: Object.fromEntries(troubles) }
}

/** What waits for its lane alone, in order: a press also waits for the one that makes what it needs. */
const ready = ({ presses }: PressState): Press[] =>
  presses.filter(({ phase, isLive, needs }, at) => {
    const isMadeBefore = (need: string) =>
      presses.slice(0, at).some((earlier) => isUnsent(earlier) && earlier.creates.includes(need))
    return phase === 'waiting' && !isLive && !needs.some(isMadeBefore)
  })

/** The press to send next: the earliest that may go. A refused one stops nobody. */
export const nextToSend = (state: PressState, now: number): Press | undefined =>
  ready(state).find(({ lane }) => freeAt(state, lane) <= now)

/** When there will be something to send, in ms since the page began; Infinity when nothing waits. */
export const nextAt = (state: PressState): number =>
  Math.min(...ready(state).map(({ lane }) => freeAt(state, lane)))
