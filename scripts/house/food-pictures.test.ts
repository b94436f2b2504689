import { readFileSync } from 'node:fs'
import { foods } from '@shelfmate/food/foods'
import { pictureFor, pictureOf } from '@shelfmate/food/pictures/pictures'
import { categoryPictures, pictureRules } from '@shelfmate/food/pictures/rules'
import { correctionKey, takenFor } from '@shelfmate/food/resolver/corrections'
import { expect, it } from 'vitest'

const leastPictures = 120
const file = new URL('../../web/src/ui/food-picture/food-pictures.svg', import.meta.url)
const pictures: readonly string[] = readFileSync(file, 'utf8').match(/(?<=<symbol id="food-)[^"]+/g) ?? []

it('draws as many pictures as the house promises, and none twice', () => {
  expect(pictures.length).toBeGreaterThanOrEqual(leastPictures)
  expect(new Set(pictures).size).toBe(pictures.length)
})

it('has a picture for every food of the table, most of them more than their category’s', () => {
  const shown = foods.map((food) => ({ name: food.name, picture: pictureOf(food) }))
  expect(shown.filter(({ picture }) => !pictures.includes(picture))).toEqual([])
  const byRule = foods.filter((food) => pictureOf(food) !== categoryPictures[food.category])
  expect(byRule.length).toBeGreaterThan(foods.length / 2)
})

it('names no picture that is not drawn, and draws none that shows nothing', () => {
  const fallbacks = ['food', 'thing', ...Object.values(categoryPictures)]
  const named = new Set([...pictureRules.map(([picture]) => picture), ...fallbacks])
  expect([...named].filter((picture) => !pictures.includes(picture))).toEqual([])
  const used = new Set([...foods.map(pictureOf), ...fallbacks])
  expect(pictures.filter((picture) => !used.has(picture))).toEqual([])
})

it.each([
  ['Fresh milk 1L', 'milk'],
  ['telur ayam', 'egg'],
  ['egg noodles', 'noodles'],
  ['Organic Tofu (firm)', 'tofu'],
  ['sweet potato leaves', 'green-leaves'],
  ['lemon dish soap', 'thing'],
  ['qwxyz', 'food'],
])('shows %s as %s', (name, picture) => {
  expect(pictureFor(takenFor(name, new Map()))).toBe(picture)
})

it('shows what its owner says that a name means', () => {
  const name = 'Grandma’s thing'
  expect(pictureFor(takenFor(name, new Map([[correctionKey(name), 'apple']])))).toBe('apple')
})
