import { expect, it } from 'vitest'
import { recipesOf } from './page.ts'

const porridge = {
  id: 'porridge',
  title: 'Porridge',
  cuisine: 'Western',
  meal: 'breakfast',
  equipment: ['one hob'],
  minutes: 10,
  portions: 1,
  ingredients: [{ food: 'rolled oats', amount: '50 g', text: 'rolled oats' }],
  steps: ['Stir the oats into water.', 'Simmer for five minutes.', 'Eat it hot.'],
}

it('hands on the recipes of a page as they are', () => {
  const apples = { food: 'apple', amount: '1', text: 'apple, grated', optional: true }
  const page = { about: 'Oats.', recipes: [{ ...porridge, ingredients: [apples] }] }
  expect(recipesOf('oats.json', page)).toBe(page.recipes)
})

it.each([
  [{ cuisine: 'Martian' }, `porridge: 'cuisine' can't be "Martian"`],
  [{ meal: 'supper' }, `porridge: 'meal' can't be "supper"`],
  [{ equipment: ['two hobs'] }, `porridge: 'equipment' can't hold "two hobs"`],
  [{ equipment: 'kettle' }, `porridge: 'equipment' must be a list`],
  [{ minutes: '10' }, `porridge: 'minutes' can't be "10"`],
  [{ portions: 3 }, `porridge: 'portions' can't be 3`],
  [{ steps: [] }, `porridge: 'steps' must be a list`],
  [{ steps: ['Stir.', ''] }, `porridge: 'steps' can't hold ""`],
  [{ title: undefined }, `porridge: 'title' can't be undefined`],
  [{ id: '' }, `recipe 1: 'id' can't be ""`],
  [{ serves: 2 }, `porridge: 'serves' says nothing of a recipe`],
  [
    { ingredients: [{ food: 'salt', text: 'salt' }] },
    `'ingredients' can't hold {"food":"salt","text":"salt"}`,
  ],
  [
    { ingredients: [{ ...porridge.ingredients[0], optional: 'yes' }] },
    `'ingredients' can't hold {"food":"rolled oats"`,
  ],
  [
    { ingredients: [{ ...porridge.ingredients[0], brand: 'x' }] },
    `'ingredients' can't hold {"food":"rolled oats"`,
  ],
])('tells page and recipe of %j', (change, told) => {
  const read = () => recipesOf('oats.json', { recipes: [{ ...porridge, ...change }] })
  expect(read).toThrow("oats.json can't be read")
  expect(read).toThrow(told)
})

it('tells which of a page is no recipe', () => {
  expect(() => recipesOf('oats.json', { recipes: [porridge, 'muesli'] })).toThrow('recipe 2: is no recipe')
})
