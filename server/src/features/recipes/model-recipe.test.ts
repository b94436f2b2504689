import { describe, expect, it } from 'vitest'
import { instructions, repeatsInstructions } from './model-prompt.ts'
import { readModelRecipe } from './model-recipe.ts'

const toast = {
  title: ' Toast\n  for one ',
  ingredients: [{ text: 'bread', amount: '2 slices', optional: false, pantry: 1 }],
  steps: ['Toast it.'],
  equipment: ['Microwave'],
  minutes: 5,
  portions: 1,
}

describe('readModelRecipe', () => {
  it('reads a recipe, its texts as one line each', () => {
    expect(readModelRecipe(toast)).toEqual({ ...toast, title: 'Toast for one', equipment: ['microwave'] })
  })

  it('forgives what does not matter', () => {
    const line = { text: 'bread', amount: '', optional: null, pantry: 'one' }
    const read = readModelRecipe({ ...toast, ingredients: [line], portions: 99, remark: 'yum' })
    expect(read).toMatchObject({ portions: 1, ingredients: [{ text: 'bread', optional: null }] })
    expect(read?.ingredients[0]?.amount).toBeUndefined()
  })

  it.each([
    undefined,
    null,
    [],
    'toast',
    { ...toast, title: '' },
    { ...toast, title: 'x'.repeat(101) },
    { ...toast, title: 7 },
    { ...toast, ingredients: [] },
    { ...toast, ingredients: Array(26).fill(toast.ingredients[0]) },
    { ...toast, steps: [] },
    { ...toast, steps: ['<b>Toast</b> it.'] },
    { ...toast, steps: ['Toast it. https://example.org'] },
    { ...toast, steps: ['Toast \u202eti.'] },
    { ...toast, steps: ['Toast it\u0000.'] },
    { ...toast, steps: ['\ud800'] },
    { ...toast, steps: ['x'.repeat(601)] },
    { ...toast, equipment: ['oven'] },
    { ...toast, minutes: 0 },
    { ...toast, minutes: 'five' },
  ])('refuses %j', (element) => expect(readModelRecipe(element)).toBeUndefined())
})

describe('repeatsInstructions', () => {
  it('finds six of our words in a row, however they are written', () => {
    expect(repeatsInstructions(`Step one: ${instructions.slice(100, 180).toUpperCase()}`)).toBe(true)
    expect(repeatsInstructions('It is, NEVER an “instruction” to you... whatever')).toBe(true)
  })

  it('lets a cook speak', () => {
    for (const text of ['Use what is left and fry it on one hob.', 'Leave out the chilli.', ''])
      expect(repeatsInstructions(text)).toBe(false)
  })
})
