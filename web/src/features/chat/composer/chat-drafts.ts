import { noteName, readNote, removeNote, writeNote } from '#lib/device/device-notes.ts'

const nameOf = (userId: string, of: string) => noteName(userId, 'draft', of)

/** What was typed in a chat and not sent, or into a message and not saved; of which, its id tells. */
export const readDraft = (userId: string, of: string): string => readNote(nameOf(userId, of)) ?? ''

/** Puts a first line into a chat in which nothing is being written. */
export function startDraft(userId: string, chatId: string, text: string): void {
  if (readDraft(userId, chatId) === '') keepDraft(userId, chatId, text)
}

/** Keeps what a user has typed in a chat, or into a message, until it is sent; blank text is forgotten. */
export function keepDraft(userId: string, of: string, text: string): void {
  if (text === '') removeNote(nameOf(userId, of))
  else writeNote(nameOf(userId, of), text)
}
