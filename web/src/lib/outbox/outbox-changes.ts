import { discardAlone } from './outbox.ts'
import { dependentsOf, inOrder, type OutboxEntry } from './outbox-entry.ts'
import { dropNote, notedEntries } from './outbox-notes.ts'
import {
  beingStored,
  channel,
  findEntry,
  forgetEntry,
  gone,
  outboxEntries,
  removeEntry,
  replaceEntry,
  setEntries,
  settling,
  type TabMessage,
  tellTabs,
  waiters,
} from './outbox-state.ts'
import { addEntry, alterEntry, readEntries } from './outbox-store.ts'

/** What becomes of an entry of the outbox after the press: sent, refused, offered again, discarded. */

/** Forgets a change, whatever became of it, and those that cannot be made without it. */
export async function discard(id: string): Promise<void> {
  const entry = findEntry(id)
  if (!entry) return
  for (const each of [...dependentsOf(outboxEntries(), entry), entry]) await discardAlone(each.id)
}

/** Makes a refused change, and what was given up because of it, ready to be sent again. */
export async function clearRefusals(id: string): Promise<void> {
  const entry = findEntry(id)
  if (!entry) return
  for (const each of [entry, ...dependentsOf(outboxEntries(), entry)]) await setRefusal(each, undefined)
}

/** Notes why a change waits for the user, or that it does not any more. */
export async function setRefusal(entry: OutboxEntry, refusal: OutboxEntry['refusal']): Promise<void> {
  const note = ({ refusal: _before, ...rest }: OutboxEntry): OutboxEntry =>
    refusal ? { ...rest, refusal } : rest
  replaceEntry(entry.id, note)
  if (entry.place !== undefined) await alterEntry(entry.place, note)
  tellTabs()
}

/** Notes that a change is about to be sent; answers it as it was. Undefined: it was taken back meanwhile, on whatever tab. */
export async function takeForSending(entry: OutboxEntry): Promise<OutboxEntry | undefined> {
  const { id, place } = entry
  const count = (now: OutboxEntry) => ({ ...now, attempts: now.attempts + 1 })
  const before =
    place === undefined ? findEntry(id) : ((await alterEntry(place, count)) ?? (await uncounted(entry)))
  replaceEntry(id, count)
  return before
}

/** An entry that is there though nothing can be written of it, on a full disk for one: it may have been sent before. */
async function uncounted({ id, userId }: OutboxEntry): Promise<OutboxEntry | undefined> {
  const stored = await readEntries(userId)
  // A disk that answers nothing any more has not lost it either: this page still knows it.
  const known = stored ? stored.find((entry) => entry.id === id) : findEntry(id)
  return known && { ...known, attempts: known.attempts + 1 }
}

/** The server has it: it goes from the disk, and from the screens once `receive` has brought the answer there. */
export async function settle({ id, place }: OutboxEntry, receive: () => Promise<void>): Promise<void> {
  settling.add(id)
  if (place !== undefined) await alterEntry(place, () => undefined)
  void showAnswer(id, receive)
}

/** The same for a tab whose entry another one has sent. */
export async function showAnswer(id: string, receive: () => Promise<void>): Promise<void> {
  settling.add(id)
  // A screen that could not take the answer asks for the truth when it is next connected.
  await receive().catch(() => undefined)
  forgetEntry(id)
  settling.delete(id)
  waiters.get(id)?.resolve()
  waiters.delete(id)
}

/** Hands a refusal to whoever made the change on this page; false when nobody is there any more to be told. */
export async function handOver(entry: OutboxEntry, reason: unknown): Promise<boolean> {
  const waiter = waiters.get(entry.id)
  if (!waiter) return false
  waiters.delete(entry.id)
  await removeEntry(entry.id, () => true)
  waiter.reject(reason)
  return true
}

/** Brings to the disk what was pressed on pages that ended before they could. */
export async function adoptNotes(userId: string): Promise<void> {
  for (const entry of notedEntries(userId)) {
    if (beingStored.has(entry.id)) continue
    if ((await addEntry(entry)) !== undefined) dropNote(entry)
  }
}

/** A user's entries as they are on the disk and in this page; answers those that can be sent. */
export async function reload(userId: string): Promise<readonly OutboxEntry[]> {
  const stored = await readEntries(userId)
  const held = outboxEntries().filter((entry) => entry.userId === userId && (!stored || isHeldHere(entry)))
  const known = new Set(held.map(({ id }) => id))
  const others = (stored ?? []).filter(({ id }) => !known.has(id) && !gone.has(id))
  setEntries(inOrder([...others, ...held]))
  return outboxEntries().filter(({ id }) => !settling.has(id) && !beingStored.has(id))
}

const isHeldHere = ({ id, place }: OutboxEntry) => place === undefined || settling.has(id)

/** Calls `handle` with what other tabs tell. */
export function onOtherTabs(handle: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => handle(data)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
