import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { expect, test } from 'vitest'
import { headingsOf, inOrder, placesOf } from './list-order.ts'

const food = (name: string, place: string, dateAdded = '2026-11-20T04:00:00.000Z') =>
  pantryItemWith({ id: name, name, place, dateAdded })

const milk = food('milk', 'fridge', '2026-11-21T04:00:00.000Z')
const egg10 = food('Egg 10', '')
const egg9 = food('egg 9', 'Desk')
const rice = food('Rice', 'cupboard', '2026-11-22T04:00:00.000Z')
const ice = food('Ice', 'freezer')
const shelf = [egg10, milk, rice, egg9, ice]
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

test.each([
  ['by date as they come', { sort: 'date', byPlace: false }, ['Egg 10', 'milk', 'Rice', 'egg 9', 'Ice']],
  ['by name as people count', { sort: 'name', byPlace: false }, ['egg 9', 'Egg 10', 'Ice', 'milk', 'Rice']],
  ['the newest first', { sort: 'newest', byPlace: false }, ['Rice', 'milk', 'Egg 10', 'egg 9', 'Ice']],
  ['by place', { sort: 'date', byPlace: true }, ['milk', 'Ice', 'Rice', 'egg 9', 'Egg 10']],
] as const)('items stand %s', (_, order, expected) => {
  expect(idsOf(inOrder(shelf, order))).toEqual(expected)
})

test('each place is named once, above its first item', () => {
  const items = inOrder([...shelf, food('Tea', 'cupboard')], { sort: 'date', byPlace: true })
  expect([...headingsOf(items, true)]).toEqual([
    ['milk', 'Fridge'],
    ['Ice', 'Freezer'],
    ['Rice', 'Cupboard'],
    ['egg 9', 'Desk'],
    ['Egg 10', 'No place set'],
  ])
  expect(headingsOf(items, false).size).toBe(0)
  expect(placesOf([...shelf, { place: 'Attic' }, {}])).toEqual([
    'fridge',
    'freezer',
    'cupboard',
    'Attic',
    'Desk',
    '',
  ])
})

test('places of nearly the same name stand apart', () => {
  const items = ['Shelf 1', 'Shelf 01', 'Shelf 1', 'shelf 1'].map((place, n) => food(`Food ${n}`, place))
  const headings = headingsOf(inOrder(items, { sort: 'date', byPlace: true }), true)
  expect([...headings.values()].toSorted()).toEqual(['Shelf 01', 'Shelf 1', 'shelf 1'])
})
