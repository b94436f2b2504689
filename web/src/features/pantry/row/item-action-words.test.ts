import { expect, it } from 'vitest'
import { actionWords } from './item-action-words.ts'

it.each([
  ['confirmDate', 'Confirm the date of Milk', 'The date of Milk could not be confirmed.'],
  ['freeze', 'Freeze Milk', 'Milk could not be marked as frozen.'],
  ['aLaterAct', 'Change Milk', 'Milk could not be changed.'],
])('%s: says what waits, and what did not become of it', (action, what, failure) => {
  expect(actionWords(action, 'Milk')).toEqual({ what, failure })
})
