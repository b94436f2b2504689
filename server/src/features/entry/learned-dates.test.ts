import { expect, it } from 'vitest'
import { learn, medianOf } from './learned-dates.ts'

it.each([
  [[7], 7],
  [[5, 8], 6],
  [[9, 5, 7], 7],
  [[3, 9, 5, 7], 6],
  [[1, 30, 6, 7, 8], 7],
  [[0], 0],
])('the middle of %j is %i', (days, median) => expect(medianOf(days)).toBe(median))

const told = (food: string, place: string, ...days: number[]) =>
  days.map((each) => ({ food, place, days: each }))

it('the last five of each food in each place count', () => {
  const known = learn(
    [],
    [...told('milk', 'fridge', 5, 6), ...told('milk', 'freezer', 60), ...told('egg', 'fridge', 20)],
  )
  expect(known).toEqual([
    { food: 'milk', place: 'fridge', days: [5, 6], median: 5 },
    { food: 'milk', place: 'freezer', days: [60], median: 60 },
    { food: 'egg', place: 'fridge', days: [20], median: 20 },
  ])
  expect(learn(known, told('milk', 'fridge', 9, 9, 9, 9))).toEqual([
    { food: 'milk', place: 'fridge', days: [6, 9, 9, 9, 9], median: 9 },
  ])
})
