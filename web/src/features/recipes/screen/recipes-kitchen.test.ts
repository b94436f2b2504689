import { expect, it } from 'vitest'
import { kitchenFilters, readKitchen } from './recipes-kitchen.ts'

it('asks for what was ticked, and for nothing where nothing was', () => {
  expect(kitchenFilters({ has: [], maxMinutes: 0 })).toEqual({})
  expect(kitchenFilters({ has: ['kettle'], maxMinutes: 15 })).toEqual({
    equipment: ['kettle', 'no cooking'],
    maxMinutes: 15,
  })
})

it.each([
  null,
  '',
  '{',
  '7',
  'null',
  '[]',
  '{"has":"kettle","maxMinutes":"x"}',
  '{"has":["oven"],"maxMinutes":7}',
])('reads %j as no filter', (text) => expect(readKitchen(text)).toEqual({ has: [], maxMinutes: 0 }))

it('reads what it stored', () => {
  const kitchen = { has: ['kettle' as const], maxMinutes: 20 }
  expect(readKitchen(JSON.stringify(kitchen))).toEqual(kitchen)
})
