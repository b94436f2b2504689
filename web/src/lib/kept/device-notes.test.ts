import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetNotes, noteName, notesOf, readNote, writeNote } from './device-notes.ts'

beforeEach(() => {
  // A browser's storage lists what it keeps as its own properties.
  const storage = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, text: string) => {
      storage[name] = text
    },
    removeItem: (name: string) => delete storage[name],
  })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const mei = noteName('mei', 'form', 'item')
const meilin = noteName('meilin', 'form', 'item')

test('whoever enters finds their own notes and nobody else’s', () => {
  for (const name of [mei, meilin]) writeNote(name, 'Rice')
  writeNote('theme', 'dark')
  forgetNotes('mei')
  expect([readNote(mei), readNote(meilin), readNote('theme')]).toEqual(['Rice', null, 'dark'])
})

test('nothing is left at logout', () => {
  for (const name of [mei, meilin]) writeNote(name, 'Rice')
  forgetNotes()
  expect(notesOf('account:')).toEqual([])
})
