import { type ApiError, isApiError } from '../api-error.ts'
import { onReconnect } from '../realtime.ts'
import { setSession } from '../session.ts'
import { onPress } from './outbox.ts'
import {
  adoptNotes,
  clearRefusals,
  discard,
  handOver,
  onOtherTabs,
  reload,
  setRefusal,
  settle,
  showAnswer,
  takeForSending,
} from './outbox-changes.ts'
import {
  dependentsOf,
  errorOf,
  isRefusal,
  nextToSend,
  type OutboxEntry,
  pauseMs,
  refusalOf,
} from './outbox-entry.ts'
import { type AnyKind, loadKind } from './outbox-kinds.ts'
import {
  beingStored,
  findEntry,
  giveUp,
  outboxEntries,
  settling,
  type TabMessage,
  tellTabs,
  waiters,
} from './outbox-state.ts'
import { everyLane, noTroubles, troubles } from './outbox-troubles.ts'

/** Sends what waits, one change after another, from one tab at a time. */

/** Another tab may hold what was refused, and tell of it in its own way. */
const tellAfterMs = 500

type Told = (entry: OutboxEntry, error: ApiError, given: readonly OutboxEntry[]) => void
let userId: string | undefined
let tell: Told | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false
let isMore = false

/** Starts to send a user's changes; `onRefused` is told of those that nobody else is told of. Returns how to stop. */
export function startSending(user: string, onRefused: Told): () => void {
  userId = user
  tell = onRefused
  onPress(() => void sendAll())
  const stops = [onReconnect(sendNow), onOtherTabs((told) => void followTab(told)), onNetwork(sendNow)]
  void adoptNotes(user)
    .then(() => reload(user))
    .then(sendNow)
  return () => {
    userId = undefined
    for (const stop of stops) stop()
    clearTimeout(timer)
  }
}

/** Does not wait any longer. What is held up is shown so until it has gone out. */
export function sendNow(): void {
  const lanes = Object.entries(troubles.get())
  troubles.set(
    Object.fromEntries(lanes.map(([lane, trouble]) => [lane, { ...trouble, failures: 0, until: 0 }])),
  )
  void sendAll()
}

/** Offers a refused change to the server again, and what was given up because of it. */
export async function offerAgain(id: string): Promise<void> {
  await clearRefusals(id)
  sendNow()
}

function onNetwork(handle: () => void): () => void {
  window.addEventListener('online', handle)
  return () => window.removeEventListener('online', handle)
}

async function sendAll(): Promise<void> {
  isMore = true
  if (isSending) return
  isSending = true
  try {
    while (isMore) {
      isMore = false
      await alone(sendWhatMay)
    }
  } finally {
    isSending = false
  }
  sleep()
}

/** Over plain HTTP there are no locks. The server takes every change once, however many tabs send it. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('outbox', work) : work()

async function sendWhatMay(): Promise<void> {
  while (userId !== undefined) {
    // What is sent without a network counts as sent, and could not simply be taken back any more.
    if (!navigator.onLine) return holdUp(everyLane)
    const entry = nextToSend(await reload(userId), (lane) => freeAt(lane) > Date.now())
    if (!entry) {
      if (outboxEntries().every(({ refusal }) => refusal)) troubles.set(noTroubles)
      return
    }
    await send(entry)
  }
}

async function send(entry: OutboxEntry): Promise<void> {
  // Another version of the app stored it, or the code did not arrive: nobody has seen the change, and the queue says why.
  const kind = await loadKind(entry.kind).catch(() => undefined)
  if (!kind) return holdUp(entry.lane)
  const before = await takeForSending(entry)
  if (!before) return void (await reload(entry.userId))
  try {
    const answer = await kind.send(entry.payload, before.attempts > 0)
    clear(entry.lane)
    await settle(entry, () => kind.receive(answer))
    tellTabs({ settled: { id: entry.id, kind: entry.kind, answer } })
  } catch (error) {
    if (isRefusal(error)) await refuse(entry, error, kind)
    else if (isApiError(error, 'UNAUTHENTICATED')) {
      userId = undefined
      setSession(null)
    } else if (isApiError(error) && error.status === 0) holdUp(everyLane)
    // What the server says of one change, or a change that this version cannot read, stops no other lane.
    else holdUp(entry.lane, isApiError(error) ? error : undefined)
  }
}

async function refuse(entry: OutboxEntry, error: ApiError, kind: AnyKind): Promise<void> {
  clear(entry.lane)
  // A screen that could not be brought up to date asks for the truth when it is next connected.
  await kind.refused?.(error).catch(() => undefined)
  const dependents = dependentsOf(outboxEntries(), entry)
  // What was to take it back has nothing to do any more.
  const undoing = dependents.filter(({ undoes }) => undoes === entry.id)
  for (const { id } of undoing) await discard(id)
  const given = dependents.filter((dependent) => !undoing.includes(dependent))
  await setRefusal(entry, refusalOf(error))
  for (const dependent of given) {
    await setRefusal(dependent, { ...refusalOf(error), code: 'GIVEN_UP' })
    giveUp(dependent.id)
  }
  const isTold = await handOver(entry, error)
  if (isTold && given.length === 0) return
  setTimeout(() => {
    const left = outboxEntries().filter(({ id }) => id === entry.id || given.some((one) => one.id === id))
    if (left.length > 0) tell?.(entry, error, given)
  }, tellAfterMs)
}

function clear(lane: string): void {
  const { [lane]: _over, [everyLane]: _back, ...others } = troubles.get()
  if (Object.keys(others).length < Object.keys(troubles.get()).length) troubles.set(others)
}

/** When a lane may go on, in ms since 1970. */
function freeAt(lane: string): number {
  const now = troubles.get()
  return Math.max(now[lane]?.until ?? 0, now[everyLane]?.until ?? 0)
}

function holdUp(lane: string, answer?: ApiError): void {
  const failures = (troubles.get()[lane]?.failures ?? 0) + 1
  troubles.set({ ...troubles.get(), [lane]: { failures, until: Date.now() + pauseMs(failures), answer } })
}

/** Until the first pause is over of a lane in which something waits. Whatever else may still end awakens nobody. */
function sleep(): void {
  clearTimeout(timer)
  if (userId === undefined || !navigator.onLine) return
  const held = outboxEntries().filter(
    ({ id, refusal }) => !refusal && !settling.has(id) && !beingStored.has(id),
  )
  if (held.length === 0) return
  const freeFrom = Math.min(...held.map(({ lane }) => freeAt(lane)))
  timer = setTimeout(() => void sendAll(), Math.max(0, freeFrom - Date.now()))
}

async function followTab({ settled }: TabMessage): Promise<void> {
  // The disk may have been read since it went from there: whoever pressed it is still to be told.
  if (settled && (findEntry(settled.id) || waiters.has(settled.id))) {
    const kind = await loadKind(settled.kind).catch(() => undefined)
    await showAnswer(settled.id, async () => kind?.receive(settled.answer))
  }
  if (userId === undefined) return
  // What was pressed here may have been sent there, and refused: the form is here.
  for (const entry of await reload(userId)) {
    if (!entry.refusal) continue
    const error = errorOf(entry.refusal)
    if (error) await handOver(entry, error)
    else giveUp(entry.id)
  }
}
