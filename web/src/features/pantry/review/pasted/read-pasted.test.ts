import { expect, it } from 'vitest'
import { foodsIn } from './read-pasted.ts'

it('puts pasted food into the viewer’s own places, as the typed line does', () => {
  expect(foodsIn('rice balcony\neggs shelf 3', '2026-11-26', ['Balcony', 'Shelf 3'])).toMatchObject([
    { name: 'rice', place: 'Balcony' },
    { name: 'eggs', place: 'Shelf 3', quantity: undefined },
  ])
})
