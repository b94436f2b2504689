import { noteName, readNote, removeNote, writeNote } from '#lib/device/device-notes.ts'
import { createStore } from '#lib/store.ts'

const nameOf = (userId: string, of: string) => noteName(userId, 'draft', of)
const suggestedName = (userId: string, chatId: string) => noteName(userId, 'suggested', chatId)

/** How many first lines were taken back: a composer that is open reads its draft again. */
export const takenBack = createStore(0)

/** What was typed in a chat and not sent, or into a message and not saved; of which, its id tells. */
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
  if (text === '') removeNote(nameOf(userId, of))
  else writeNote(nameOf(userId, of), text)
}
