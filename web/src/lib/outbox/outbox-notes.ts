import { noteName, notesOf, readNote, removeNote, writeNote } from '../device-notes.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/**
 * Presses on their way to the database of the device, which takes some milliseconds. A page can end in them, and a note
 * is written at once.
 */
const nameOf = ({ userId, id }: OutboxEntry) => noteName(userId, 'pressed', id)

/** Presses of one millisecond stay in their order. */
let turn = 0

/** Notes a press. */
export const noteEntry = (entry: OutboxEntry): void =>
  writeNote(nameOf(entry), JSON.stringify([turn++, entry]))

/** Forgets the note of a press that is on the disk, or that nothing can be kept of. */
export const dropNote = (entry: OutboxEntry): void => removeNote(nameOf(entry))

/** A user's presses that no page brought to the disk, in their order. */
export function notedEntries(userId: string): OutboxEntry[] {
  const texts = notesOf(noteName(userId, 'pressed', '')).map(readNote)
  return texts
    .filter((text) => text !== null)
    .map((text) => JSON.parse(text) as [number, OutboxEntry]) // As `noteEntry` wrote them.
    .toSorted(([turnA, a], [turnB, b]) => a.pressedAt.localeCompare(b.pressedAt) || turnA - turnB)
    .map(([, entry]) => entry)
}
