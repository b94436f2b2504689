import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { dishes } from '../../ranking/dishes/dishes.ts'
import { isSafePage } from '../../ranking/dishes/page-readings.ts'
import { readAllergies } from '../allergies/read-allergies.ts'
import { checkRecipe } from '../check-recipe.ts'

/** Whether a dish of potatoes is shown to who avoids this. */
const isShown = (title: string, step: string, told: string): boolean =>
  checkRecipe({ title, ingredients: ['2 potatoes', '1 onion', 'salt'], steps: [step] }, readAllergies(told))
    .ok

test.each([
  ...['Potato soup', 'Egg fried rice', 'Takeaway at home', 'Pizza night'].map((title) => [title, 'Serve.']),
  ...[
    'Cook until steaming but not boiling.',
    'Take out of the oven.',
    'Microwave in bursts of 20 seconds.',
  ].map((step) => ['Dinner', step]),
  ...[
    'Heat until the butter is crackling.',
    'Lift out, still dripping, to the bone.',
    'Use your tongue and some brawn.',
  ].map((step) => ['Dinner', step]),
  ...['Brown until the onion browns.', 'Stir in the bouillon.'].map((step) => ['Dinner', step]),
])('%s (%s) names no meat', (title = '', step = '') => {
  expect(['vegetarian', 'pork', 'beef', 'chicken'].filter((told) => !isShown(title, step, told))).toEqual([])
})

test.each(
  rowsOf(`
  Beef soup | Serve. | beef
  Soto ayam | Serve. | vegetarian
  Sup ekor lembu | Serve. | vegetarian
  Sup ekor | Serve. | beef
  삼계탕 | Serve. | vegetarian
  Dinner | Add the bacon. | pork
  Dinner | Fry the goose. | vegetarian
`),
)('%s (%s) names %s', (title = '', step = '', told = '') => {
  expect(isShown(title, step, told)).toBe(false)
})

test('no food is named by the end of one line and all of the next', () => {
  const ingredients = ['200 g chicken', 'sausage']
  expect(checkRecipe({ title: 'Dinner', ingredients, steps: [] }, readAllergies('pork')).ok).toBe(false)
})

test('a line that is only called so counts', () => {
  const isLineShown = (line: string) =>
    checkRecipe({ title: 'Dinner', ingredients: [line], steps: [] }, readAllergies('vegetarian')).ok
  expect(['1 bowl soup', '1 pizza', '1 takeaway'].filter(isLineShown)).toEqual([])
})

test.each([
  ['vegetarian', 0.06],
  ['chicken', 0.02],
  ['pork', 0.02],
])('of the pages that hold no %s hardly any is withheld', (told, share) => {
  const allergies = readAllergies(told)
  const pages = dishes.filter(({ foods }) =>
    foods.every(({ name, category, vegetarian, halal }) => {
      if (told === 'vegetarian') return vegetarian
      return told === 'pork' ? halal !== 'no' : category !== 'poultry' && !/chicken(?! egg)/.test(name)
    }),
  )
  const withheld = pages.filter((page) => !isSafePage(page, allergies)).map(({ recipe }) => recipe.title)
  expect(withheld.length / pages.length, withheld.join('\n')).toBeLessThanOrEqual(share)
})
