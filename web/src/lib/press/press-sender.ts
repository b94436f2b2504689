import { type ApiError, isApiError } from '../api/api-error.ts'
import { currentSession, recheckSession } from '../api/session.ts'
import { localDate } from '../dates.ts'
import { onReconnect } from '../realtime.ts'
import { noteSent, tellSentLate } from '../sent-late.ts'
import { amongTabs } from '../tab-locks.ts'
import { discard, discardAlone, end, onPress, settle } from './press.ts'
import { addPress, alterPress, dropNote, notedPresses, readPresses } from './press-disk.ts'
import type { AnyKind } from './press-kinds.ts'
import { kindOf } from './press-kinds.ts'
import { dependentsOf, everyLane, nothingPressed, type Press, type StoredPress } from './press-machine.ts'
import {
  freed,
  heldUp,
  hurried,
  isRefusal,
  merged,
  nextAt,
  nextToSend,
  refusalOf,
  withRefused,
} from './press-queue.ts'
import { errorOf, GivenUp, type PressRefusal } from './press-refusal.ts'
import {
  canTakeRefused,
  change,
  channel,
  findPress,
  isAwaited,
  move,
  presses,
  pressState,
  type TabMessage,
  tellOutcome,
  tellTabs,
} from './press-store.ts'

/** Sends what waits, one press after another, from one tab at a time. */

/** Another tab may hold what was refused, and tell of it in its own way. */
const tellAfterMs = 500

type OnRefused = (press: Press, error: ApiError, given: readonly Press[]) => void
let userId: string | undefined
let tell: OnRefused | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false
let isMore = false

/** Starts to send a user's presses; `onRefused` is told of those that nobody else is told of. Returns how to stop. */
export function startSending(user: string, onRefused: OnRefused): () => void {
  userId = user
  tell = onRefused
  onPress(() => void sendAll())
  const followTab = ({ data }: MessageEvent<TabMessage>) => void follow(data)
  channel?.addEventListener('message', followTab)
  // Before the screens hear of it: what is held up shows then that it goes out.
  window.addEventListener('online', sendNow, { capture: true })
  const stopCatchingUp = onReconnect(sendNow)
  void adoptNotes(user).then(sendNow)
  return () => {
    userId = undefined
    channel?.removeEventListener('message', followTab)
    window.removeEventListener('online', sendNow, { capture: true })
    stopCatchingUp()
    clearTimeout(timer)
  }
}

/** Brings to the disk what was pressed on pages that ended before they could. */
async function adoptNotes(user: string): Promise<void> {
  for (const noted of notedPresses(user)) {
    if (findPress(noted.id)) continue
    const place = await addPress(noted)
    if (place === undefined || place === 'nobody') continue
    dropNote(noted)
    // The page that could not store it may be there still.
    tellTabs()
  }
}

/** Does not wait any longer. */
export function sendNow(): void {
  change(hurried)
  void sendAll()
}

/** Offers a refused press to the server again, and what was given up because of it. */
export async function offerAgain(id: string): Promise<void> {
  const found = findPress(id)
  if (!found) return
  for (const each of [found, ...dependentsOf(pressState(), found)]) await note(each)
  sendNow()
}

async function sendAll(): Promise<void> {
  isMore = true
  if (isSending) return
  isSending = true
  try {
    while (isMore) {
      isMore = false
      // Without locks the server takes every press once, however many tabs send it.
      await amongTabs('outbox', sendWhatMay)
    }
  } finally {
    isSending = false
  }
  sleep()
}

async function sendWhatMay(): Promise<void> {
  while (userId !== undefined) {
    await readDisk(userId)
    // What is sent without a network counts as sent, and could not simply be taken back any more.
    if (!navigator.onLine) return holdUp(everyLane)
    const press = nextToSend(pressState(), performance.now())
    if (!press) {
      if (presses().every(({ phase }) => phase === 'refused' || phase === 'settling')) {
        change((state) => ({ ...state, troubles: nothingPressed.troubles }))
        tellSentLate()
      }
      return
    }
    await send(press)
  }
}

async function readDisk(user: string): Promise<void> {
  const stored = await readPresses(user)
  if (stored) change((state) => merged(state, user, stored))
}

async function send(press: Press): Promise<void> {
  const { id, lane, payload } = press
  const kind = kindOf(press.kind)
  // Another version of the app stored it: nobody has seen it, and the list says why.
  if (!kind) return holdUp(lane)
  const before = await takeForSending(press)
  if (!before) return
  const begunAt = Date.now()
  try {
    const answer = await kind.send(payload, before.attempts > 0, earlierDay(press))
    change((state) => freed(state, lane))
    noteSent(press, begunAt)
    await alterPress(findPress(id) ?? press, () => undefined)
    // Whatever brings it to the screens, those behind it do not wait for that.
    void settle(press, () => kind.receive(answer))
    tellTabs({ settled: { id, kind: press.kind, answer } })
  } catch (error) {
    if (isRefusal(error)) return refuse(press, error, kind)
    move(id, 'waiting')
    if (isApiError(error, 'UNAUTHENTICATED')) {
      // After a new password the session is open all the same, with a cookie that came after the call.
      await recheckSession()
      if (currentSession() === null) userId = undefined
      else holdUp(lane)
    } else if (isApiError(error) && error.status === 0) holdUp(everyLane)
    // What the server says of one press, or a press that this version cannot read, stops no other lane.
    else holdUp(lane, isApiError(error) ? error : undefined)
  }
}

/** The local day of a press that was made before today. A server of the version before takes no such day, and seldom meets one. */
function earlierDay({ pressedAt }: Press): string | undefined {
  const day = localDate(new Date(pressedAt))
  return day < localDate(new Date()) ? day : undefined
}

/** Notes that a press is about to be sent; returns it as it was. Undefined: it was taken back meanwhile, on whatever tab. */
async function takeForSending(press: Press): Promise<StoredPress | undefined> {
  const count = (now: StoredPress): StoredPress => ({ ...now, attempts: now.attempts + 1 })
  const before = (await alterPress(press, count)) ?? (await uncounted(press))
  if (before === 'foreign') {
    // Another account is signed in on this device: the server would take it for theirs.
    end(press.id, new GivenUp())
    return undefined
  }
  if (before) return move(press.id, 'sending', count) ? before : undefined
  move(press.id, 'gone')
  return undefined
}

/** A press that is there though nothing can be written of it, on a full disk for one: it may have been sent before. */
async function uncounted({ id, userId: owner }: Press): Promise<StoredPress | undefined> {
  const stored = await readPresses(owner)
  // A disk that answers nothing any more has not lost it either: this page still knows it.
  const known = stored ? stored.find((one) => one.id === id) : findPress(id)
  return known && { ...known, attempts: known.attempts + 1 }
}

async function refuse(press: Press, error: ApiError, kind: AnyKind): Promise<void> {
  change((state) => freed(state, press.lane))
  // A screen that could not be brought up to date asks for the truth when it is next connected.
  await kind.refused?.(error).catch(() => undefined)
  const dependents = dependentsOf(pressState(), press)
  // What was to take it back has nothing to do any more.
  const undoing = dependents.filter(({ undoes }) => undoes === press.id)
  for (const { id } of undoing) await discard(id)
  const given = dependents.filter((dependent) => !undoing.includes(dependent))
  await note(press, refusalOf(error))
  for (const dependent of given) await note(dependent, { ...refusalOf(error), code: 'GIVEN_UP' })
  await handOverRefused()
  const told = [press, ...given]
  setTimeout(() => {
    if (told.some(({ id }) => findPress(id))) tell?.(press, error, given)
  }, tellAfterMs)
}

/** Hands refused presses to who made them on this page and can take them: the form is here, whichever tab sent it. */
async function handOverRefused(): Promise<void> {
  for (const press of presses()) {
    if (!press.refusal || !isAwaited(press.id)) continue
    const error = canTakeRefused(press.id) ? errorOf(press.refusal) : undefined
    if (error) await discardAlone(press.id, error)
    else tellOutcome(press.id, new GivenUp())
  }
}

/** Notes why a press waits for the user, or that it does not any more. */
async function note(press: Press, refusal?: PressRefusal): Promise<void> {
  const alter = ({ refusal: _before, ...rest }: StoredPress): StoredPress =>
    refusal ? { ...rest, refusal } : rest
  move(press.id, refusal ? 'refused' : 'waiting', alter)
  const isNoted = (await alterPress(findPress(press.id) ?? press, alter)) !== undefined
  if (refusal) change((state) => withRefused(state, press.id, !isNoted))
  tellTabs()
}

function holdUp(lane: string, answer?: ApiError): void {
  change((state) => heldUp(state, lane, performance.now(), answer))
}

/** Until the first pause is over of a lane in which something waits. Whatever else may still end awakens nobody. */
function sleep(): void {
  clearTimeout(timer)
  const at = nextAt(pressState())
  if (userId !== undefined && navigator.onLine && at < Number.POSITIVE_INFINITY)
    timer = setTimeout(() => void sendAll(), Math.max(0, at - performance.now()))
}

async function follow({ settled }: TabMessage): Promise<void> {
  // The disk may have been read since it went from there: whoever pressed it is still to be told.
  const pressed = settled && (findPress(settled.id) ?? (isAwaited(settled.id) && { id: settled.id, userId }))
  if (pressed) await settle(pressed, async () => kindOf(settled.kind)?.receive(settled.answer))
  if (userId === undefined) return
  await readDisk(userId)
  await handOverRefused()
}
