import { describe, expect, test } from 'vitest'
import { foodNamed } from '../../foods.ts'
import { noAllergies } from '../../guard/allergies/allergies.ts'
import { namedFoods } from '../dishes/kin.ts'
import { suggest } from '../suggest.ts'
import type { Suggestion } from '../suggestion.ts'
import { typicalPantries } from './typical-pantries.fixture.ts'

const today = '2026-03-10'

function ideasFor(items: Readonly<Record<string, number>>, preferences: string, seed: number) {
  const pantry = Object.entries(items).map(([name, days], index) => ({
    id: `item-${index}`,
    name,
    expiryDate: new Date(Date.UTC(2026, 2, 10 + days)).toISOString().slice(0, 10),
    quantity: 1,
  }))
  return suggest({ pantry, today, preferences, allergies: noAllergies, seed, count: 3 }).suggestions
}

/** One line per idea, to be read by a person who cooks. */
function told({ title, equipment, minutes, reason, missing }: Suggestion): string {
  const lacks = missing.length > 0 ? `; to buy: ${missing.join(', ')}` : ''
  return `${title} (${equipment.join(' and ')}, ${minutes} min): ${reason}${lacks}`
}

describe('twenty typical pantries', () => {
  test.each(typicalPantries)('$who', ({ items, preferences }) => {
    expect({
      pantry: items,
      preferences,
      ideas: ideasFor(items, preferences, 1).map(told),
    }).toMatchSnapshot()
  })

  test.each(typicalPantries)(
    '$who: three ideas on any run, each more at hand than to buy',
    ({ items, preferences }) => {
      for (let seed = 0; seed < 25; seed += 1) {
        const ideas = ideasFor(items, preferences, seed)
        expect(ideas).toHaveLength(3)
        for (const idea of ideas) {
          const main = idea.missing.length
          expect(idea.ingredients.some((line) => line.source === 'pantry')).toBe(true)
          expect(main).toBeLessThanOrEqual(5)
        }
      }
    },
  )
})

test('every food that may stand in for another is in the table', () => {
  expect(namedFoods.filter((name) => foodNamed(name)?.name !== name)).toEqual([])
})
