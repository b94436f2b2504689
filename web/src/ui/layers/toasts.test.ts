import { afterEach, expect, test } from 'vitest'
import {
  dismissDeeds,
  dismissToast,
  dismissUndos,
  drawnToasts,
  holdToast,
  notifyError,
  notifyOffer,
  notifySuccess,
  notifyUndo,
  readToasts,
} from './toasts.ts'

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

test('what another user did is not offered to be undone or tried again; a new version still is', () => {
  notifyUndo('Used up 1 × Milk.', () => undefined)
  notifyError('Rice could not be added.', { retry: () => undefined })
  notifyOffer('A new version is ready.', { label: 'Reload', run: () => undefined })
  dismissDeeds()
  expect(readToasts().map(({ message }) => message)).toEqual(['A new version is ready.'])
})

test('quick presses take no Undo away: it is drawn again when there is room', () => {
  const foods = ['Milk', 'Rice', 'Tofu', 'Eggs']
  const ids = foods.map((food) => notifyUndo(food, () => undefined))
  const drawn = () => drawnToasts(readToasts(), 2).map(({ message }) => message)
  expect(drawn()).toEqual(['Eggs'])
  dismissToast(ids[3] ?? 0)
  expect(drawn()).toEqual(['Tofu'])
})

test('news stands beside the last Undo, never in its place; where there is room for one it waits, and a failure does not', () => {
  const undo = notifyUndo('Milk', () => undefined)
  const news = notifySuccess('You just unlocked First Time Pantry User')
  const drawn = (room: 1 | 2 = 2) => drawnToasts(readToasts(), room).map(({ id }) => id)
  expect([drawn(), drawn(1)]).toEqual([[news, undo], [undo]])
  const failure = notifyError('Rice could not be added.')
  expect([drawn(), drawn(1)]).toEqual([[failure, undo], [failure]])
  dismissToast(failure)
  dismissToast(news)
  expect(drawn()).toEqual([undo])
  const newer = notifyUndo('Rice', () => undefined)
  expect(drawn()).toEqual([newer])
})

test('a toast that has the focus is not replaced under the finger of who is about to press', () => {
  const first = notifyUndo('Milk', () => undefined)
  holdToast(first, true)
  notifyUndo('Rice', () => undefined)
  const drawn = () => drawnToasts(readToasts(), 2).map(({ message }) => message)
  expect(drawn()).toEqual(['Milk'])
  holdToast(first, false)
  expect(drawn()).toEqual(['Rice'])
})

test('once nobody is signed in no Undo is offered, and what went wrong can still be read', () => {
  notifyUndo('Used up 1 × Milk.', () => undefined)
  notifyError('Rice could not be added.')
  dismissUndos()
  expect(readToasts().map(({ message }) => message)).toEqual(['Rice could not be added.'])
})
