import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { expect, it } from 'vitest'
import { duplicateOf } from './duplicates.ts'
import { toReviewRow } from './review-row.ts'

const item = (fields: Partial<PantryItem>): PantryItem => ({
  id: 'a',
  name: 'Milk',
  quantity: 2,
  expiryDate: '2026-11-27',
  remark: '',
  place: 'fridge',
  size: '1 l',
  dateSource: 'typed',
  condition: '',
  dateBefore: '',
  dateAdded: '2026-11-20T08:00:00.000Z',
  ...fields,
})
const row = toReviewRow({ name: 'milk', quantity: 3, size: '1L', date: '2026-11-30' }, 'r')

it.each([
  ['the same food of the same size', item({}), 5],
  ['one that would look fresher than it is', item({ expiryDate: '2026-12-24' }), undefined],
  ['another size', item({ size: '2 l' }), undefined],
  ['an open one', item({ condition: 'opened' }), undefined],
  ['too many', item({ quantity: 9998 }), undefined],
])('%s', (_, there, joined) => {
  expect(duplicateOf(row, [item({ id: 'b', name: 'Oat milk' }), there])).toEqual({ item: there, joined })
})

it('shows nothing of what is not there', () => {
  expect(duplicateOf(row, [item({ name: 'Eggs' })])).toBeUndefined()
})

it('joins the freshest that it may', () => {
  const [old, fresh] = [item({ id: 'o', expiryDate: '2026-11-24' }), item({ id: 'f' })]
  expect(duplicateOf(row, [old, fresh, item({ id: 'l', expiryDate: '2026-12-24' })])?.item).toBe(fresh)
})
