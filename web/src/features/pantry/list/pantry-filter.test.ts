import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { expect, test } from 'vitest'
import { filterPantry, noFilter, type PantryFilter } from './pantry-filter.ts'
import { isStateFilter } from './state-filter.ts'

const today = '2026-03-10'
const food = (name: string, expiryDate: string, place = '') =>
  pantryItemWith({
    id: name,
    name,
    quantity: 1,
    expiryDate,
    place,
  })
const shelf = [
  food('Milk', '2026-03-08'),
  food('Crème fraîche', '2026-03-10'),
  food('Soy  milk', '2026-03-11', 'fridge'),
  food('Ice cream', '2026-03-12'),
  food('豆腐', '2026-03-13'),
  food('Weißbrot', '2026-03-14'),
  food('Lay’s Salt-Vinegar', '2026-03-15'),
]
const filter = (part: Partial<PantryFilter>) => filterPantry(shelf, { ...noFilter, ...part }, today)
const shown = (search: string, state: PantryFilter['state'] = 'all') =>
  filter({ search, state }).items.map(({ name }) => name)

test('lets everything through when nothing is asked', () => {
  const { items, counts } = filter({ search: '  ' })
  expect(items).toBe(shelf)
  expect(counts).toEqual({ all: 7, expired: 1, today: 1, soon: 2, fresh: 3 })
})

test.each([
  ['a part of the name', 'ilk', ['Milk', 'Soy  milk']],
  ['any case', 'MILK', ['Milk', 'Soy  milk']],
  ['accents or none', 'creme FRAICHE', ['Crème fraîche']],
  ['any spaces', ' soy milk ', ['Soy  milk']],
  ['words in any order', 'milk SOY', ['Soy  milk']],
  ['words however they are joined', 'vinegar salt', ['Lay’s Salt-Vinegar']],
  ['an apostrophe of another kind', "lay's", ['Lay’s Salt-Vinegar']],
  ['no apostrophe', 'lays', ['Lay’s Salt-Vinegar']],
  ['every word', 'soy cream', []],
  ['a mark alone', '-', ['Lay’s Salt-Vinegar']],
  ['other scripts', '豆', ['豆腐']],
  ['letters that no accent tells apart', 'WEISSBROT', ['Weißbrot']],
])('finds by %s', (_, search, names) => {
  expect(shown(search)).toEqual(names)
})

test.each([
  ['expired', ['Milk']],
  ['today', ['Crème fraîche']],
  ['soon', ['Soy  milk', 'Ice cream']],
  ['fresh', ['豆腐', 'Weißbrot', 'Lay’s Salt-Vinegar']],
] as const)('shows what is %s', (state, names) => {
  expect(shown('', state)).toEqual(names)
})

test('counts within the search', () => {
  const { items, counts } = filter({ search: 'milk', state: 'soon' })
  expect(items).toHaveLength(1)
  expect(counts).toEqual({ all: 2, expired: 1, today: 0, soon: 1, fresh: 0 })
})

test('counts within the place', () => {
  const { items, counts } = filter({ order: { ...noFilter.order, place: 'fridge' } })
  expect(items.map(({ name }) => name)).toEqual(['Soy  milk'])
  expect(counts).toEqual({ all: 1, expired: 0, today: 0, soon: 1, fresh: 0 })
  expect(filter({ order: { ...noFilter.order, place: '' } }).counts.all).toBe(6)
})

test('knows its states from an address', () => {
  expect(isStateFilter('soon')).toBe(true)
  expect(isStateFilter('toString')).toBe(false)
  expect(isStateFilter(undefined)).toBe(false)
})
