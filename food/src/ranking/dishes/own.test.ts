import { expect, test } from 'vitest'
import { noAllergies } from '../../guard/allergies/allergies.ts'
import { suggest } from '../suggest.ts'
import { ownDish } from './own.ts'

test.each([
  ['Chicken', 'chicken, in strips'],
  ['Chicken thighs', 'chicken'],
  ['Chickpeas', 'chickpeas, drained'],
  ['Sausages', 'sausages'],
  ['Firm tofu', 'tofu'],
  ['Silken tofu', 'tofu'],
])('a recipe of one’s own takes %s for %s, and as nothing else', (name, text) => {
  const own = ownDish({
    ...{ id: 'own', title: 'Dinner', steps: ['Cook it.'], equipment: [], minutes: 10, portions: 2 },
    ingredients: [{ text }],
  })
  const { suggestions } = suggest({
    ...{ pantry: [{ id: 'a', name, expiryDate: '2026-03-11', quantity: 1 }], today: '2026-03-10' },
    ...{ own: [own], preferences: '', allergies: noAllergies, seed: 1, count: 4 },
  })
  const [line] = suggestions.find(({ id }) => id === 'own')?.ingredients ?? []
  expect(line).toMatchObject({ source: 'pantry', itemIds: ['a'] })
  expect(line?.standIn).toBeUndefined()
})
