import { limits } from '@shelfmate/contract/api/limits'
import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { addItemsBody } from '@shelfmate/contract/pantry/pantry'
import { recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import type { SuggestedIngredient } from '@shelfmate/contract/recipes/recipes'
import { describe, expect, it } from 'vitest'
import { leftoversName, leftoversOf } from './leftovers.ts'

const line = (text: string, standIn?: string): SuggestedIngredient => ({
  text,
  optional: false,
  source: 'pantry',
  itemIds: [],
  ...(standIn !== undefined && { standIn }),
})
const dish = (title: string, ingredients: SuggestedIngredient[] = []) =>
  recipeWith({ title, ingredients, portions: 2 })

describe('leftoversName', () => {
  it.each(
    rowsOf(`
    Fried rice | Leftovers: fried rice
    Thai curry with chicken | Leftovers: Thai curry with chicken
    French toast | Leftovers: French toast
    BBQ tofu | Leftovers: BBQ tofu
  `),
  )('%s: %s', (title = '', name = '') => {
    expect(leftoversName(dish(title))).toBe(name)
  })
})

describe('leftoversOf', () => {
  it('is made today, keeps three days, and names what was cooked', () => {
    const rice = dish('Fried rice', [line('eggs, beaten'), line('soy sauce', 'Tamari'), line('eggs')])
    expect(leftoversOf(rice, 2, '2026-12-30')).toEqual({
      name: 'Leftovers: fried rice',
      quantity: 2,
      remark: 'Made on 30 Dec 2026 with eggs, soy sauce, and Tamari.',
      place: 'fridge',
      size: '',
      dateSource: 'suggested',
      expiryDates: ['2027-01-02'],
    })
  })

  it('says what the user said of its food, which may name an allergen', () => {
    const bread = {
      ...line('2 slices bread'),
      itemNames: ['Sesame loaf', 'Bread'],
      itemNotes: ['contains soy (a lot)\nfrom Ann', ''],
    }
    const milk = { ...line('milk'), itemNames: ['Milk'] }
    expect(leftoversOf(dish('Toast', [bread, milk]), 2, '2026-12-30').remark).toBe(
      'Made on 30 Dec 2026 with 2 slices bread (Sesame loaf; contains soy a lot from Ann), and milk.',
    )
  })

  it.each([
    ['1 jar (340 g, smooth) peanut butter', '1 jar peanut butter'],
    ['noodles, with peanut sauce', 'noodles, with peanut sauce'],
    ['pesto (pine nuts, cheese), stirred in', 'pesto (pine nuts, cheese), stirred in'],
  ])('names the food of %s', (text, food) => {
    expect(leftoversOf(dish('Rice', [line(text)]), 2, '2026-12-30').remark).toBe(
      `Made on 30 Dec 2026 with ${food}.`,
    )
  })

  it('names every food of a long recipe, without amounts and cuts where there is no room for them', () => {
    const foods = Array.from({ length: limits.recipeLines }, (_, n) => `food${n}`)
    const { remark } = leftoversOf(
      dish(
        'Rice',
        foods.map((food) => line(`200 g finely chopped ${food}, cubed`)),
      ),
      2,
      '2026-12-30',
    )
    for (const food of foods) expect(remark).toMatch(new RegExp(`\\b${food}\\b`))
    expect(remark.length).toBeLessThanOrEqual(limits.remarkLength)
  })

  it('names what its foods end in before it leaves one out, which may be an allergen', () => {
    const foods = Array.from({ length: 22 }, (_, n) => `fresh organic seasonal local food${n}`)
    const { remark } = leftoversOf(
      dish(
        'Rice',
        [...foods, 'smooth unsalted natural peanut butter'].map((food) => line(food)),
      ),
      2,
      '2026-12-30',
    )
    expect(remark).toContain('local food0, ')
    expect(remark).toMatch(/, and peanut butter\.$/)
    expect(remark.length).toBeLessThanOrEqual(limits.remarkLength)
  })

  it('says so where it can name no more, and cuts no word short', () => {
    const foods = Array.from(
      { length: limits.recipeLines },
      (_, n) => `spiced ${'a'.repeat(n + 1)} for food${n}`,
    )
    const { remark } = leftoversOf(
      dish('Rice', foods.map((food) => line(food)).toReversed()),
      2,
      '2026-12-30',
    )
    const [, named = ''] = /^Made on 30 Dec 2026 with (.*), and more\.$/.exec(remark) ?? []
    expect(named.split(', ')).toEqual(foods.slice(0, named.split(', ').length).toReversed())
    expect(named).toContain('food4, ')
    expect(remark.length).toBeLessThanOrEqual(limits.remarkLength)
  })

  it('is an item that the pantry takes, however long the recipe is', () => {
    const long = dish(
      'Rice '.repeat(30),
      Array.from({ length: 25 }, (_, n) => line(`${n} ${'tofu '.repeat(30)}`)),
    )
    const item = leftoversOf(long, 8, '2026-12-30')
    expect(addItemsBody.safeParse(item).success).toBe(true)
    expect(item.name.length).toBeLessThanOrEqual(limits.foodNameLength)
  })
})
