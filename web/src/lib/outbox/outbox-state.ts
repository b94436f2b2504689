import { GivenUp } from '../in-turn.ts'
import { createStore } from '../store.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { alterEntry } from './outbox-store.ts'

/** What this page knows of the outbox. Part of the first load, because every press goes through it: imports little. */
const entries = createStore<readonly OutboxEntry[]>([])

/** Changes that were made here and are not confirmed yet, in the order of the presses. */
export const useOutbox = entries.use
export const outboxEntries = entries.get
export const setEntries = entries.set

/** What waits at this moment in the page that made the change. Other pages show the entry, and nobody awaits it there. */
export const waiters = new Map<string, { resolve: () => void; reject: (reason: unknown) => void }>()
/** Not on the disk yet. */
export const beingStored = new Map<string, Promise<void>>()
/** Known to the server, and shown until its answer is. */
export const settling = new Set<string>()
/** A disk that was read before an entry went shall not bring it back. */
export const gone = new Set<string>()

/** A waiting change by its id. */
export const findEntry = (id: string) => entries.get().find((entry) => entry.id === id)

/** Puts another state of a waiting change in its place, on this page alone. */
export function replaceEntry(id: string, alter: (entry: OutboxEntry) => OutboxEntry): void {
  entries.set(entries.get().map((entry) => (entry.id === id ? alter(entry) : entry)))
}

/** Takes a change out of the queue for good, on this page alone. */
export function forgetEntry(id: string): void {
  gone.add(id)
  entries.set(entries.get().filter((entry) => entry.id !== id))
}

/** Another user enters this page: what somebody else did here is not shown to them. */
export function keepEntriesOf(userId: string): void {
  entries.set(entries.get().filter((entry) => entry.userId === userId))
}

/** Tells whoever made a change on this page that nothing comes of it by itself. */
export function giveUp(id: string): void {
  waiters.get(id)?.reject(new GivenUp())
  waiters.delete(id)
}

/** Takes an entry away if what is stored of it still allows it; says whether it did. */
export async function removeEntry(id: string, mayGo: (stored: OutboxEntry) => boolean): Promise<boolean> {
  await beingStored.get(id)
  const entry = findEntry(id)
  if (!entry || settling.has(id)) return false
  if (entry.place === undefined) {
    if (!mayGo(entry)) return false
  } else if (!(await alterEntry(entry.place, (stored) => (mayGo(stored) ? undefined : stored)))) return false
  forgetEntry(id)
  tellTabs()
  return true
}

export const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('outbox')

export interface TabMessage {
  /** An entry that another tab has sent, and what the server answered. Without: the queue is not what it was. */
  settled?: { id: string; kind: string; answer: unknown }
}

/** Tells the other tabs of this browser. */
export function tellTabs(message: TabMessage = {}): void {
  channel?.postMessage(message)
}
