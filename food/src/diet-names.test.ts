import { expect, test } from 'vitest'
import { dietNames } from './diet-names.ts'
import { readAllergies } from './guard/allergies/read-allergies.ts'
import { keepsDiet } from './offers/keeps-diet.ts'

test.each([...dietNames.vegan, ...dietNames.vegetarian, ...dietNames.pescatarian])(
  'preferences know %j, and keep chicken away',
  (name) => {
    expect(keepsDiet(name, 'chicken')).toBe(false)
  },
)

test.each([...dietNames.halal, ...dietNames.kosher])('preferences know %j, and keep bacon away', (name) => {
  expect(keepsDiet(name, 'bacon')).toBe(false)
})

test.each(['non veg nahi khata', 'no non-veg', "I don't eat non veg"])('%j is vegetarian', (text) => {
  expect(keepsDiet(text, 'chicken')).toBe(false)
  expect(readAllergies(text).words.map(({ word }) => word)).toContain('meat')
})

test('a short name is found in no longer word', () => {
  expect(keepsDiet('เจอ', 'chicken')).toBe(true)
  expect(keepsDiet('pescado', 'chicken')).toBe(true)
})
