import type { Message } from '@shelfmate/contract/chat/chat'
import { noteName, readNote, removeNote, writeNote } from '#lib/device/device-notes.ts'
import { createStore } from '#lib/store.ts'

const nameOf = (userId: string, of: string) => noteName(userId, 'draft', of)
/** What a message said when somebody began to write it anew. */
const begunName = (userId: string, messageId: string) => noteName(userId, 'draft', messageId, 'begun')
const suggestedName = (userId: string, chatId: string) => noteName(userId, 'suggested', chatId)

/** How many first lines were taken back: a composer that is open reads its draft again. */
export const takenBack = createStore(0)

/** What was typed in a chat and not sent, or into a message and not saved (`readEdit`); of which, its id tells. */
export const readDraft = (userId: string, of: string): string => readNote(nameOf(userId, of)) ?? ''

/** Puts a first line into a chat in which nothing is being written; `about` is one line that says what it is about. */
export function startDraft(
  userId: string,
  chatId: string,
  { text, about }: { text: string; about: string },
): void {
  if (readDraft(userId, chatId) !== '' && readSuggested(userId, chatId) === undefined) return
  keepDraft(userId, chatId, text)
  writeNote(suggestedName(userId, chatId), `${about}\n${text}`)
}

/** What the first line is about that stands in a chat as it was put there; undefined where none does. */
export function readSuggested(userId: string, chatId: string): string | undefined {
  const draft = readDraft(userId, chatId)
  const note = readNote(suggestedName(userId, chatId))
  return draft !== '' && note?.endsWith(`\n${draft}`) ? note.slice(0, -draft.length - 1) : undefined
}

/** Keeps what a user has typed in a chat, or into a message, until it is sent; blank text is forgotten. */
export function keepDraft(userId: string, of: string, text: string): void {
  if (text !== '') writeNote(nameOf(userId, of), text)
  else for (const name of [nameOf(userId, of), begunName(userId, of)]) removeNote(name)
}

/** What was typed into a message and not saved; empty, too, where the message says something else since: that would be undone. */
export function readEdit(userId: string, { id, text, editedAt }: Message): string {
  const begun = readNote(begunName(userId, id))
  // The version before kept none: a message that was never edited says what it said then.
  const isAsBegun = begun === null ? editedAt === null : begun === text
  return isAsBegun ? readDraft(userId, id) : ''
}

/** Keeps what a user has typed into a message, beside what it said then, until it is saved; blank text is forgotten. */
export function keepEdit(userId: string, { id, text: begun }: Message, text: string): void {
  keepDraft(userId, id, text)
  if (text !== '') writeNote(begunName(userId, id), begun)
}
