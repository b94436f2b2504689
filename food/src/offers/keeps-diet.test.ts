import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { quickest } from '@shelfmate/contract/testing/quickest.factory'
import { expect, it } from 'vitest'
import { foods } from '../foods.ts'
import { keepsDiet } from './keeps-diet.ts'

it.each(
  rowsOf(`
   | Chicken breast
  spicy | Chicken breast
  vegetarian | Rice
  halal | Rice
  vegan | Vegetable stock
  no mushrooms | Rice
  vegan | Zorblax
  microwave only | Rice
  halal | Beef bacon
  no pork | Beef sausages
  vegetarian | Tempeh bacon
  halal | Alcohol-free beer
`),
)('preferences %j keep %s', (preferences = '', foodName = '') =>
  expect(keepsDiet(preferences, foodName)).toBe(true),
)

it.each(
  rowsOf(`
  vegetarian | Chicken breast
  vegan | Milk
  halal | Pork belly
  vegan | Fish stock
  vegetarian | Veal stock
  vegetarian | Lamb broth
  no pork | Pork broth
  halal | Ham stock
  no mushrooms | Mushrooms
  vegetarian | Beef bacon
  no pork | Beef bacon and ham
  halal | Gooseberry wine
  halal | Alcohol-free beer and rum
  no pork | Chicken, sausage
  vegetarian | Sup ekor
`),
)('preferences %j rule out %s', (preferences = '', foodName = '') =>
  expect(keepsDiet(preferences, foodName)).toBe(false),
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
