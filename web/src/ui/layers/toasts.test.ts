import { afterEach, expect, test } from 'vitest'
import {
  dismissDeeds,
  dismissOthers,
  dismissToast,
  dismissUndos,
  drawnToasts,
  holdToasts,
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

test('what is for one user alone is gone for another, and stays for them', () => {
  const done = { label: 'Done', run: () => undefined }
  notifyOffer('Time’s up: 2 minutes.', done, 'mei')
  notifyOffer('A new version is ready.', done)
  dismissOthers('mei')
  expect(readToasts()).toHaveLength(2)
  dismissOthers('arun')
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

const idsDrawn = (room: 1 | 2 = 2) => drawnToasts(readToasts(), room).map(({ id }) => id)

test('news stands above the last Undo, never in its place; where there is room for one, it waits', () => {
  const undo = notifyUndo('Milk', () => undefined)
  const news = notifySuccess('You just unlocked First Time Pantry User')
  expect([idsDrawn(), idsDrawn(1)]).toEqual([[news, undo], [undo]])
  dismissToast(news)
  expect(idsDrawn()).toEqual([undo])
  const newer = notifyUndo('Rice', () => undefined)
  expect(idsDrawn()).toEqual([newer])
})

test('what failed waits for nothing, and moves nothing that is drawn', () => {
  const news = notifySuccess('You just unlocked First Time Pantry User')
  const failure = notifyError('Rice could not be added.')
  expect([idsDrawn(), idsDrawn(1)]).toEqual([[failure, news], [failure]])
  const undo = notifyUndo('Milk', () => undefined)
  const offer = notifyOffer('A new version is ready.', { label: 'Reload', run: () => undefined })
  expect([idsDrawn(), idsDrawn(1)]).toEqual([[failure, undo], [failure]])
  dismissToast(failure)
  expect(idsDrawn()).toEqual([offer, undo])
})

test('a toast that has the focus is not replaced under the finger of who is about to press', () => {
  const first = notifyUndo('Milk', () => undefined)
  holdToasts([first])
  notifyUndo('Rice', () => undefined)
  const drawn = () => drawnToasts(readToasts(), 2).map(({ message }) => message)
  expect(drawn()).toEqual(['Milk'])
  holdToasts()
  expect(drawn()).toEqual(['Rice'])
})

test('once nobody is signed in no Undo is offered, and what went wrong can still be read', () => {
  notifyUndo('Used up 1 × Milk.', () => undefined)
  notifyError('Rice could not be added.')
  dismissUndos()
  expect(readToasts().map(({ message }) => message)).toEqual(['Rice could not be added.'])
})
