import { noteName, readNote, removeNote, writeNote } from '#lib/kept/device-notes.ts'

const nameOf = (userId: string, chatId: string) => noteName(userId, 'draft', chatId)

/** What was typed in a chat and not sent. */
export const readDraft = (userId: string, chatId: string): string => readNote(nameOf(userId, chatId)) ?? ''

/** Puts a first line into a chat in which nothing is being written. */
export function startDraft(userId: string, chatId: string, text: string): void {
  if (readDraft(userId, chatId) === '') keepDraft(userId, chatId, text)
}

/** Keeps what a user has typed in a chat until it is sent; blank text is forgotten. */
export function keepDraft(userId: string, chatId: string, text: string): void {
  if (text === '') removeNote(nameOf(userId, chatId))
  else writeNote(nameOf(userId, chatId), text)
}
