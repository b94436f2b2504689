import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { foodNamed } from '../foods.ts'
import { takenOf } from './taken.ts'

const taken = (food: string, amount: string | undefined, text = food) =>
  takenOf(foodNamed(food), { text, ...(amount !== undefined && { amount }) })

describe('takenOf', () => {
  test.each(
    rowsOf(`
    chicken egg | 2 | 2
    chicken egg | 1 large | 1
    banana | 1 very ripe | 1
    onion | 1 small | 1
    firm tofu | 1 block | 1
    canned tuna | 2 cans | 2
    canned tuna | 1 tin | 1
    canned tuna | 1 small can | 1
    instant noodles | 1 packet | 1
    cooked rice | 1 bowl | 1
    banana | 2 pieces | 2
    banana | 3 pcs | 3
    plain ramen noodles | 1 packet | 1
    soy milk fresh | 2 bottles | 2
    uht milk | 2 cartons | 2
    instant noodles | 2 packets | 2
    instant noodles | 2 packages | 2
    canned tuna | 2 small tins | 2
  `),
  )('%s, %s: %s pieces', (food = '', amount = '', pieces = '') => {
    expect(taken(food, amount)).toBe(Number(pieces))
  })

  test.each([
    ['fresh milk', '4 tbsp'],
    ['fresh milk', '1 cup'],
    ['chicken breast', '200 g'],
    ['white bread', '2 slices'],
    ['white bread', '2'],
    ['green tea', '1'],
    ['cheese slices', '1'],
    ['button mushroom', '4'],
    ['onion', '½'],
    ['onion', '1/2'],
    ['onion', '1.5'],
    ['onion', '1-2'],
    ['onion', '0'],
    ['onion', 'some'],
    ['onion', undefined],
    ['firm tofu', '1 handful'],
    ['firm tofu', '2'],
    ['cabbage', '3 leaves'],
    ['Grandma’s jar', '1'],
  ])('%s, %s: a part', (food, amount) => expect(taken(food, amount)).toBe('part'))

  test.each([
    ['light soy sauce', '1 tbsp'],
    ['light soy sauce', '1 bottle'],
    ['vegetable oil', '2 tbsp'],
    ['jasmine rice', '1 cup'],
    ['black pepper', undefined],
    ['plain flour', '200 g'],
    ['basil fresh', '5 leaves'],
  ])('%s, %s: it lasts', (food, amount) => expect(taken(food, amount)).toBe('lasts'))

  test.each([
    ['2 eggs, beaten', 2],
    ['2 large eggs', 2],
    ['2 spoons of eggs', 'part'],
    ['200 g eggs', 'part'],
    ['eggs', 'part'],
  ])('reads an amount that stands in the text: %s', (text, takes) =>
    expect(taken('chicken egg', undefined, text)).toBe(takes),
  )
})
