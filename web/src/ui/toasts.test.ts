import { expect, test } from 'vitest'
import { dismissDeeds, notifyError, notifyOffer, notifyUndo, readToasts } from './toasts.ts'

test('what another user did is not offered to be undone or tried again; a new version still is', () => {
  notifyUndo('Used up one Milk.', () => undefined)
  notifyError('Rice could not be added.', { retry: () => undefined })
  notifyOffer('A new version is ready.', { label: 'Reload', run: () => undefined })
  dismissDeeds()
  expect(readToasts().map(({ message }) => message)).toEqual(['A new version is ready.'])
})
