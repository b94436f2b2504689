import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Notes } from './press.factory.ts'
import { notedPresses, notePress } from './press-disk.ts'
import type { StoredPress } from './press-machine.ts'

beforeEach(() => vi.stubGlobal('localStorage', new Notes()))
afterEach(() => vi.unstubAllGlobals())

const pressOf = (id: string, pressedAt: string): StoredPress => ({
  id,
  pressedAt,
  userId: 'mei',
  kind: 'word',
  lane: 'words',
  payload: id,
  creates: [],
  needs: [],
  attempts: 0,
})
const noon = '2026-11-26T12:00:00.000Z'
const earlier = pressOf('before', '2026-11-26T11:59:59.999Z')
const presses = ['second', 'first', 'third'].map((id) => pressOf(id, noon))

test('presses of one millisecond stay in the order in which they were pressed', () => {
  for (const press of [...presses, earlier]) notePress(press)
  expect(notedPresses('mei').map(({ id }) => id)).toEqual(['before', 'second', 'first', 'third'])
})
