import { limits } from '@shelfmate/contract/api/limits'
import { requestTexts } from '@shelfmate/contract/requests/requests'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { expect, it } from 'vitest'
import { outcomes, timeNotAhead } from './asking-words.ts'

it('says of a pick-up time that is none what the server says', () => {
  expect(timeNotAhead(limits.pickupDaysAhead)).toBe(requestTexts.pickupInvalid)
})

it.each([
  ['promise', 'Promised 2 × Tofu.'],
  ['decline', 'Declined: 2 × Tofu.'],
  ['withdraw', 'You gave up 2 × Tofu.'],
  ['arrange', 'Saved the pick-up time.'],
  ['enterCode', 'Handed over 2 × Tofu.'],
  ['confirm', 'You pressed “Handed over”. Mei still has to press it, too.'],
  ['keep', 'Tofu stays out of your pantry.'],
  ['sayMissed', 'Hand-over missed: 2 × Tofu.'],
  ['thank', 'You thanked Mei.'],
] as const)('says what %s has done', (action, said) => {
  expect(outcomes[action](foodRequest({ units: 2 }), { keep: false })).toBe(said)
})

it('says what depends on the other, and on the switch', () => {
  const pressed = { mine: false, partner: true }
  expect(outcomes.confirm(foodRequest({ pressed }), {})).toBe('Handed over 1 × Tofu.')
  expect(outcomes.keep(foodRequest(), { keep: true })).toBe('Tofu goes into your pantry.')
})
