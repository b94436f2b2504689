import { useState } from 'react'
import { currentSession } from '../api/session.ts'
import { noteName, readNote, removeNote, writeNote } from '../device/device-notes.ts'

/** A text that this device keeps for whoever types it until it is emptied: over other screens, and a page that goes. `of` tells what it is for. */
export function useKeptText(...of: readonly string[]): readonly [string, (text: string) => void] {
  const userId = currentSession()?.id
  const name = userId === undefined ? undefined : noteName(userId, 'text', ...of)
  const [text, setText] = useState(() => (name === undefined ? null : readNote(name)) ?? '')
  const type = (typed: string) => {
    setText(typed)
    if (name === undefined) return
    if (typed === '') removeNote(name)
    else writeNote(name, typed)
  }
  return [text, type]
}
