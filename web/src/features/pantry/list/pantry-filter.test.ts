import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { expect, test } from 'vitest'
import { filterPantry } from './pantry-filter.ts'
import { isStateFilter } from './state-filter.ts'

const today = '2026-03-10'
const food = (name: string, expiryDate: string) =>
  pantryItemWith({
    id: name,
    name,
    quantity: 1,
    expiryDate,
  })
const shelf = [
  food('Milk', '2026-03-08'),
  food('Crème fraîche', '2026-03-10'),
  food('Soy  milk', '2026-03-11'),
  food('Ice cream', '2026-03-12'),
  food('豆腐', '2026-03-13'),
]
const shown = (search: string, state: Parameters<typeof filterPantry>[1]['state'] = 'all') =>
  filterPantry(shelf, { search, state }, today).items.map(({ name }) => name)

test('lets everything through when nothing is asked', () => {
  const { items, counts } = filterPantry(shelf, { search: '  ', state: 'all' }, today)
  expect(items).toBe(shelf)
  expect(counts).toEqual({ all: 5, expired: 1, today: 1, soon: 2, fresh: 1 })
})

test.each([
  ['a part of the name', 'ilk', ['Milk', 'Soy  milk']],
  ['any case', 'MILK', ['Milk', 'Soy  milk']],
  ['accents or none', 'creme FRAICHE', ['Crème fraîche']],
  ['any spaces', ' soy milk ', ['Soy  milk']],
  ['other scripts', '豆', ['豆腐']],
])('finds by %s', (_, search, names) => {
  expect(shown(search)).toEqual(names)
})

test.each([
  ['expired', ['Milk']],
  ['today', ['Crème fraîche']],
  ['soon', ['Soy  milk', 'Ice cream']],
  ['fresh', ['豆腐']],
] as const)('shows what is %s', (state, names) => {
  expect(shown('', state)).toEqual(names)
})

test('counts within the search', () => {
  const { items, counts } = filterPantry(shelf, { search: 'milk', state: 'soon' }, today)
  expect(items).toHaveLength(1)
  expect(counts).toEqual({ all: 2, expired: 1, today: 0, soon: 1, fresh: 0 })
})

test('knows its states from an address', () => {
  expect(isStateFilter('soon')).toBe(true)
  expect(isStateFilter('toString')).toBe(false)
  expect(isStateFilter(undefined)).toBe(false)
})
