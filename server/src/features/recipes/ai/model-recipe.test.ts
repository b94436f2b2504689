import { quickest } from '@shelfmate/contract/testing/quickest.factory'
import { describe, expect, it } from 'vitest'
import { recipesInAnswer } from '../answers/answer-text.ts'
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
    expect(read).toMatchObject({ portions: 1, ingredients: [{ text: 'bread', optional: false }] })
    expect(read?.ingredients[0]?.amount).toBeUndefined()
  })

  it.each([
    undefined,
    null,
    [],
    'toast',
    { ...toast, title: '' },
    { ...toast, title: 'x'.repeat(101) },
    { ...toast, title: {} },
    { ...toast, ingredients: [] },
    { ...toast, ingredients: Array(26).fill(toast.ingredients[0]) },
    { ...toast, steps: [] },
    { ...toast, steps: ['<script>Toast</script> it.'] },
    { ...toast, steps: ['<img src=x> Toast it.'] },
    { ...toast, steps: ['Toast it. https://example.org'] },
    { ...toast, steps: ['Toast \u202eti.'] },
    { ...toast, steps: ['Toast it\u0000.'] },
    { ...toast, steps: ['\ud800'] },
    { ...toast, steps: ['x'.repeat(601)] },
    { ...toast, equipment: ['oven'], steps: ['Toast it in the oven.'] },
    { ...toast, equipment: ['grill'] },
    { ...toast, minutes: 0 },
    { ...toast, minutes: 'five' },
  ])('refuses %j', (element) => expect(readModelRecipe(element)).toBeUndefined())

  const mostMs = 200
  /** About as much as an answer may hold. */
  const full = (part: string) => part.repeat(60_000 / part.length)
  it.each<[string, () => unknown]>([
    ['dashes as a step', () => readModelRecipe({ ...toast, steps: [full('-')] })],
    ['digits as a step', () => readModelRecipe({ ...toast, minutes: undefined, steps: [full('1')] })],
    ['digits as minutes', () => readModelRecipe({ ...toast, minutes: full('1') })],
    ['tags', () => recipesInAnswer(full('<recipe>'))],
    ['tags within a tag', () => recipesInAnswer(`<recipe>${full('<title>')}</recipe>`)],
  ])('reads an answer of nothing but %s once', (_, read) => {
    expect(quickest(read, mostMs)).toBeLessThan(mostMs)
  })
})

const { title, ingredients, steps, equipment, minutes, portions } = { ...toast, title: 'Toast' }
const bare = { title, ingredients, steps, equipment, minutes, portions }
const plain = { title: 'Toast', ingredients: [{ text: 'bread' }], steps: ['Toast it.'], minutes: 5 }

describe('the usual shapes of small models', () => {
  it.each<[string, object]>([
    ['a pan', { ...bare, equipment: ['pan'] }],
    ['a stove', { ...bare, equipment: ['Stove'] }],
    ['a frying pan and a spatula', { ...bare, equipment: ['frying pan', 'spatula'] }],
    ['equipment as text', { ...bare, equipment: 'microwave, knife' }],
    ['no equipment', { ...bare, equipment: undefined }],
    ['equipment null', { ...bare, equipment: null }],
    ['equipment as objects', { ...bare, equipment: [{ name: 'Air-fryer' }] }],
    ['minutes as text', { ...bare, minutes: '5' }],
    ['minutes with a unit', { ...bare, minutes: 'about 5 minutes' }],
    ['minutes as a fraction', { ...bare, minutes: 5.2 }],
    ['time', { ...bare, minutes: undefined, time: '5 min' }],
    ['cook_time', { ...bare, minutes: undefined, prep_time: '2 min', cook_time: 3 }],
    ['an ISO duration', { ...bare, minutes: undefined, totalTime: 'PT5M' }],
    ['name for title', { ...bare, title: undefined, name: 'Toast' }],
    ['instructions for steps', { ...bare, steps: undefined, instructions: ['Toast it.'] }],
    ['method as text', { ...bare, steps: undefined, method: 'Toast it.' }],
    ['steps as one text', { ...bare, steps: '1. Toast it.\n2. Eat it.' }],
    ['steps in one line', { ...bare, steps: '1. Toast it. 2. Eat it.' }],
    ['steps as objects', { ...bare, steps: [{ step: 1, text: 'Toast it.' }] }],
    ['steps by number', { ...bare, steps: { 'Step 1': 'Toast it.' } }],
    ['ingredients as texts', { ...bare, ingredients: ['2 slices bread'] }],
    ['ingredients as text', { ...bare, ingredients: '- 2 slices bread\n- salt' }],
    ['ingredients by name', { ...bare, ingredients: { bread: '2 slices' } }],
    ['ingredient names', { ...bare, ingredients: [{ name: 'bread', quantity: 2, unit: 'slices' }] }],
    ['item and qty', { ...bare, ingredients: [{ item: 'bread', qty: '2' }] }],
    ['servings', { ...bare, portions: undefined, servings: '2' }],
    ['portions as text', { ...bare, portions: '1 portion' }],
    ['optional as text', { ...bare, ingredients: [{ text: 'bread', optional: 'false' }] }],
    ['the number of the pantry as text', { ...bare, ingredients: [{ text: 'bread', pantry: '1' }] }],
    ['less than', { ...bare, steps: ['Toast it for < 5 minutes.'] }],
    ['emphasis', { ...bare, steps: ['<b>Toast</b> **it**.'] }],
    ['wrapped', { recipe: bare }],
    ['next to nothing', plain],
  ])('%s', (_, shape) => {
    expect(readModelRecipe(shape)).toMatchObject({ title: 'Toast', minutes: 5 })
  })
})

describe('an oven, which no dorm has', () => {
  it.each<[string, object, readonly string[]]>([
    ['named where no step speaks of it', { equipment: ['oven'], steps: ['Roast it.'] }, ['air fryer']],
    ['beside a pan', { equipment: 'oven tray, pan', steps: ['Roast it.'] }, ['air fryer', 'one hob']],
    ['in another language', { equipment: ['Backofen'], steps: ['Rösten.'] }, ['air fryer']],
    ['not named where something is baked', { equipment: undefined, steps: ['Bake it.'] }, ['air fryer']],
    ['but with the microwave', { equipment: ['microwave oven'] }, ['microwave']],
  ])('is an air fryer where it is %s', (_, shape, needed) => {
    expect(readModelRecipe({ ...bare, ...shape })?.equipment).toEqual(needed)
  })
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
