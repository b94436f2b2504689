import { quickest } from '@shelfmate/contract/testing/quickest.factory'
import { expect, it } from 'vitest'
import { foods } from '../foods.ts'
import { keepsDiet } from './keeps-diet.ts'

it.each([
  ['', 'Chicken breast', true],
  ['spicy', 'Chicken breast', true],
  ['vegetarian', 'Chicken breast', false],
  ['vegetarian', 'Rice', true],
  ['vegan', 'Milk', false],
  ['halal', 'Pork belly', false],
  ['halal', 'Rice', true],
  ['vegan', 'Fish stock', false],
  ['vegetarian', 'Veal stock', false],
  ['vegetarian', 'Lamb broth', false],
  ['no pork', 'Pork broth', false],
  ['halal', 'Ham stock', false],
  ['vegan', 'Vegetable stock', true],
  ['no mushrooms', 'Mushrooms', false],
  ['no mushrooms', 'Rice', true],
  ['vegan', 'Zorblax', true],
  ['microwave only', 'Rice', true],
  ['halal', 'Beef bacon', true],
  ['no pork', 'Beef sausages', true],
  ['vegetarian', 'Tempeh bacon', true],
  ['halal', 'Alcohol-free beer', true],
  ['vegetarian', 'Beef bacon', false],
  ['no pork', 'Beef bacon and ham', false],
  ['halal', 'Gooseberry wine', false],
  ['halal', 'Alcohol-free beer and rum', false],
  ['no pork', 'Chicken, sausage', false],
  ['vegetarian', 'Sup ekor', false],
])('preferences %j and %s: %s', (preferences, foodName, keeps) =>
  expect(keepsDiet(preferences, foodName)).toBe(keeps),
)

/** A millisecond each: three to six times what they take once the words are read. */
const mostMs = 1_000
it('is told of a thousand offers without holding others up', () => {
  const names = foods.slice(0, 1000).map(({ name }) => name)
  const tell = () => {
    for (const name of names) keepsDiet('halal', name)
  }
  expect(quickest(tell, mostMs)).toBeLessThan(mostMs)
})
