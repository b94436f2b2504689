import { expect, it } from 'vitest'
import { foods } from '../reminders/foods.factory.ts'
import { morningNotice } from './push-notice.ts'

it.each([
  [foods(['Milk', 0], ['Tofu', 1]), 'Use soon: Milk (today), Tofu'],
  [
    foods(['Milk', 0], ['Milk', 1], ['Tofu', 2], ['Tofu', 3], ['Rice', 3]),
    'Use soon: Milk (today), Tofu, Rice',
  ],
  [foods(['A', 1], ['B', 1], ['C', 1], ['D', 2], ['D', 3], ['E', 3]), 'Use soon: A, B, C and 2 more'],
  [foods(['Eggs', -1], ['Milk', 2]), 'Use soon: Milk and 1 more'],
  [foods(['Eggs', -2], ['Eggs', -1]), 'Expired: Eggs'],
])('a notice names each food once, the soonest first', (items, title) => {
  expect(morningNotice({ items, handOvers: [] }).title).toBe(title)
})

it('offers nobody as a gift what has expired', () => {
  const bodyOf = (items: ReturnType<typeof foods>) => morningNotice({ items, handOvers: [] }).body
  expect(bodyOf(foods(['Eggs', -1]))).toBe('Check it first, then use it up or remove it.')
  expect(bodyOf(foods(['Eggs', -1], ['Milk', 0]))).toContain('give it away')
})

it('names what is to change hands first', () => {
  const handOver = (role: 'giver' | 'taker', foodName: string, partner: string) => ({
    id: foodName,
    role,
    foodName,
    partner,
    units: 1,
    place: 'PGP',
    at: '2027-03-10T10:00:00.000Z',
  })
  const handOvers = [handOver('giver', 'Tofu', 'Arun'), handOver('taker', 'Milk', 'Mei')]
  expect(morningNotice({ items: foods(['Eggs', 0]), handOvers })).toMatchObject({
    title: 'Today: Tofu to Arun, Milk from Mei',
    body: 'Use soon: Eggs (today)',
    url: '/home',
  })
})

it('keeps names that are read from right to left in their places', () => {
  const at = '2027-03-10T10:00:00.000Z'
  const handOvers = [
    { id: 'a', role: 'giver' as const, foodName: 'חלב', partner: 'نور', units: 1, place: 'PGP', at },
  ]
  expect(morningNotice({ items: foods(['חלב', 0], ['לחם', 1]), handOvers })).toMatchObject({
    title: 'Today: \u2068חלב\u2069 to \u2068نور\u2069',
    body: 'Use soon: \u2068חלב\u2069 (today), \u2068לחם\u2069',
  })
})
