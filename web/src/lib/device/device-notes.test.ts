import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Notes } from '../press/press.factory.ts'
import { forgetNotes, noteName, notesOf, readNote, writeNote } from './device-notes.ts'

beforeEach(() => vi.stubGlobal('localStorage', new Notes()))
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
