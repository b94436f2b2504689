import { newId } from '../new-id.ts'
import { currentSession } from '../session.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { dropNote, noteEntry } from './outbox-notes.ts'
import {
  beingStored,
  giveUp,
  outboxEntries,
  removeEntry,
  replaceEntry,
  setEntries,
  tellTabs,
  waiters,
} from './outbox-state.ts'
import { addEntry } from './outbox-store.ts'

export interface Press extends Pick<OutboxEntry, 'kind' | 'payload' | 'lane'> {
  creates?: readonly string[]
  needs?: readonly string[]
  undoes?: string
}

export interface Pressed {
  id: string
  /**
   * Resolves when the server has it, or it was taken back before; rejects with its refusal, or with GivenUp when another
   * change that it needs was refused. Waits as long as it takes.
   */
  done: Promise<void>
}

let wake: (() => void) | undefined
/** The sender is told whenever there is something to do. */
export function onPress(awaken: () => void): void {
  wake = awaken
}

/**
 * Makes a change: it shows at once, is on the disk before it is sent, survives the page, and goes out after those before it
 * (outbox-sender.ts).
 */
export function press({ creates = [], needs = [], ...rest }: Press): Pressed {
  const entry: OutboxEntry = {
    ...rest,
    id: newId(),
    userId: currentSession()?.id ?? '',
    creates,
    needs,
    pressedAt: new Date().toISOString(),
    attempts: 0,
  }
  const done = new Promise<void>((resolve, reject) => {
    waiters.set(entry.id, { resolve, reject })
  })
  noteEntry(entry)
  setEntries([...outboxEntries(), entry])
  beingStored.set(entry.id, store(entry))
  return { id: entry.id, done }
}

async function store(entry: OutboxEntry): Promise<void> {
  const place = await addEntry(entry)
  dropNote(entry)
  if (place !== undefined) replaceEntry(entry.id, (now) => ({ ...now, place }))
  beingStored.delete(entry.id)
  tellTabs()
  wake?.()
}

/**
 * Takes a change back that was never sent; true when it is as if it had never been made. False: it may have arrived, and
 * only another change can undo it.
 */
export async function withdraw(id: string): Promise<boolean> {
  const isGone = await removeEntry(id, ({ attempts }) => attempts === 0)
  if (isGone) {
    waiters.get(id)?.resolve()
    waiters.delete(id)
  }
  return isGone
}

/** Forgets a change that another one stands in for. */
export async function discardAlone(id: string): Promise<void> {
  if (await removeEntry(id, () => true)) giveUp(id)
}
