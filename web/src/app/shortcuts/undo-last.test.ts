import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, notifySuccess, notifyUndo, readToasts } from '#ui/layers/toasts.ts'
import { undoLast } from './undo-last.ts'

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

test('what was done last is taken back by its key, also while a badge is told of beside it', () => {
  const [first, last] = [vi.fn(), vi.fn()]
  notifyUndo('Used up 1 × Milk.', first)
  notifyUndo('Used up 1 × Rice.', last)
  notifySuccess('You just unlocked Waste Saver')
  expect(undoLast()).toBe(true)
  expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  expect(readToasts().map(({ message }) => message)).toEqual([
    'Used up 1 × Milk.',
    'You just unlocked Waste Saver',
  ])
  undoLast()
  expect(undoLast()).toBe(false)
})
