import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foodNamed, foods } from '../foods.ts'
import { noAllergies } from '../guard/allergies/allergies.ts'
import { equipmentNames } from '../recipe.ts'
import type { PantryItem } from './shelf.ts'
import { suggest } from './suggest.ts'
import type { SuggestInput, Suggestion } from './suggestion.ts'

const today = '2026-03-10'
const inDays = (days: number): string => new Date(Date.UTC(2026, 2, 10 + days)).toISOString().slice(0, 10)

/** A pantry from names and whole days left. */
function pantryOf(items: Readonly<Record<string, number>>): PantryItem[] {
  return Object.entries(items).map(([name, days], index) => ({
    id: `item-${index}`,
    name,
    expiryDate: inDays(days),
    quantity: 1,
  }))
}

function ask(items: Readonly<Record<string, number>>, more: Partial<SuggestInput> = {}) {
  return suggest({
    pantry: pantryOf(items),
    today,
    preferences: '',
    allergies: noAllergies,
    seed: 1,
    count: 3,
    ...more,
  })
}

const titles = (suggestions: readonly Suggestion[]): string[] => suggestions.map(({ title }) => title)
const foodNames = (suggestions: readonly Suggestion[]): string[] =>
  suggestions.flatMap((suggestion) => suggestion.ingredients.map((line) => line.food))

const randomPantry = fc.array(
  fc.record({
    name: fc.oneof(
      fc.constantFrom(...foods.map((food) => food.name)),
      fc.constantFrom(
        'Tofu',
        'FairPrice Fresh Milk 1L',
        'chicken',
        '豆腐',
        'x',
        'Eggs (10s)',
        'leftover rice',
      ),
      fc.string({ maxLength: 30 }),
    ),
    days: fc.integer({ min: -5, max: 20 }),
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 40 },
)

describe('any pantry', () => {
  test('never uses what has less than one day left, counts it exactly, and marks only what is there', () => {
    fc.assert(
      fc.property(randomPantry, fc.integer(), (drawn, seed) => {
        const pantry = drawn.map((item, index) => ({
          id: `item-${index}`,
          name: item.name,
          expiryDate: inDays(item.days),
          quantity: item.quantity,
        }))
        const usable = new Map(
          pantry.flatMap((item, index) => ((drawn[index]?.days ?? 0) >= 1 ? [[item.id, item]] : [])),
        )
        const answer = suggest({ pantry, today, preferences: '', allergies: noAllergies, seed, count: 4 })
        expect(answer.excluded).toBe(pantry.length - usable.size)
        for (const suggestion of answer.suggestions) {
          const used = suggestion.ingredients.flatMap((line) => line.itemIds)
          expect(used.length).toBeGreaterThan(0)
          expect(new Set(used).size).toBe(used.length)
          for (const id of used) expect(usable.has(id)).toBe(true)
          for (const line of suggestion.ingredients)
            expect(line.itemIds.length > 0).toBe(line.source === 'pantry')
        }
        expect(new Set(answer.suggestions.map(({ id }) => id)).size).toBe(answer.suggestions.length)
      }),
      { numRuns: 300 },
    )
  })

  test('answers nothing for an empty pantry and for one that is too late', () => {
    expect(ask({}).suggestions).toEqual([])
    expect(ask({ Milk: 0, Eggs: -1 })).toMatchObject({ suggestions: [], excluded: 2 })
  })

  test('answers the same for the same seed', () => {
    const items = { Tofu: 2, Spinach: 1, Eggs: 5, Rice: 90, Tomatoes: 3 }
    expect(ask(items, { seed: 5 })).toEqual(ask(items, { seed: 5 }))
  })
})

describe('what comes first', () => {
  test('rescues what expires tomorrow and says so', () => {
    const [first] = ask({ tofu: 1, 'bok choy': 1, Eggs: 14, Garlic: 20, 'Soy sauce': 200 }).suggestions
    expect(first?.reason).toMatch(/^uses (?:tofu and bok choy|bok choy and tofu), both expiring tomorrow$/)
    expect(first?.missing).toEqual([])
  })

  test('takes the item of a kind that expires soonest', () => {
    const [first] = suggest({
      pantry: [
        { id: 'late', name: 'Spinach', expiryDate: inDays(4), quantity: 1 },
        { id: 'soon', name: 'Baby spinach', expiryDate: inDays(1), quantity: 1 },
      ],
      today,
      preferences: '',
      allergies: noAllergies,
      seed: 1,
      count: 1,
    }).suggestions
    expect(first?.ingredients.find((line) => line.source === 'pantry')?.itemIds).toEqual(['soon'])
  })

  test('marks what stands in for another food', () => {
    const suggestions = ask({ 'Choy sum': 1, Tofu: 1 }, { count: 6 }).suggestions
    const line = suggestions.flatMap(({ ingredients }) => ingredients).find(({ standIn }) => standIn)
    expect(line).toMatchObject({ food: 'choy sum', standIn: 'Choy sum', source: 'pantry' })
  })

  test('asks nobody to buy salt, oil, pepper, sugar or water', () => {
    const everything = Object.fromEntries(foods.slice(0, 400).map((food) => [food.name, 5]))
    const staples = ['salt', 'vegetable oil', 'black pepper', 'granulated sugar']
    const lines = ask(everything, { count: 40 }).suggestions.flatMap(({ ingredients }) => ingredients)
    expect(lines.filter((line) => staples.includes(line.food) && line.source === 'missing')).toEqual([])
  })

  test('offers other dishes on other runs and steps back from what was seen', () => {
    const items = {
      Tofu: 2,
      Spinach: 1,
      Eggs: 5,
      Tomatoes: 2,
      Rice: 90,
      'Cooked rice': 1,
      Mushrooms: 2,
      Milk: 3,
    }
    const runs = Array.from({ length: 12 }, (_, seed) => titles(ask(items, { seed }).suggestions).join())
    expect(new Set(runs).size).toBeGreaterThan(4)
    const seen = ask(items).suggestions.map(({ id }) => id)
    const next = ask(items, { recent: new Set(seen) }).suggestions.map(({ id }) => id)
    expect(next.filter((id) => seen.includes(id)).length).toBeLessThan(2)
  })
})

describe('filters', () => {
  const full = Object.fromEntries(foods.map((food) => [food.name, 3]))

  test.each(equipmentNames)('needs nothing but %s', (name) => {
    const { suggestions } = ask(full, { equipment: [name], count: 8 })
    expect(suggestions).toHaveLength(8)
    for (const { equipment } of suggestions)
      expect(equipment.every((one) => one === name || one === 'no cooking')).toBe(true)
  })

  test('keeps to the minutes there are', () => {
    const { suggestions } = ask(full, { maxMinutes: 10, count: 8 })
    expect(suggestions).toHaveLength(8)
    for (const { minutes } of suggestions) expect(minutes).toBeLessThanOrEqual(10)
  })

  test('withholds what the allergy check avoids and fills its place', () => {
    const { suggestions } = ask(full, {
      allergies: { ...noAllergies, groups: ['eggs', 'milk'] },
      count: 10,
    })
    expect(suggestions).toHaveLength(10)
    const allergens = foodNames(suggestions).flatMap((name) => foodNamed(name)?.allergens ?? [])
    expect(allergens).not.toContain('eggs')
    expect(allergens).not.toContain('milk')
  })

  test('shows the allergy check the names that the student typed', () => {
    const { suggestions } = ask(
      { 'Tofu with peanut sauce inside': 1, Spinach: 1 },
      { allergies: { ...noAllergies, groups: ['peanuts'] }, count: 20 },
    )
    const used = suggestions.flatMap(({ ingredients }) => ingredients.flatMap((line) => line.itemIds))
    expect(used).not.toContain('item-0')
  })

  test('answers nothing when the allergies could not be read', () => {
    expect(ask(full, { allergies: { ...noAllergies, unreadable: true } }).suggestions).toEqual([])
  })

  test('goes back to the page when only what stood in is avoided', () => {
    const { suggestions } = ask(
      { 'Soy sauce': 100, Eggplant: 1, 'Thai basil': 1 },
      {
        allergies: { ...noAllergies, groups: ['gluten'] },
        count: 5,
      },
    )
    const basil = suggestions.find(({ id }) => id === 'basil-eggplant')
    expect(basil?.ingredients.find((line) => line.food === 'tamari')?.source).toBe('missing')
  })
})
