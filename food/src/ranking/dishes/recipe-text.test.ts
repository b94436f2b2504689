import { expect, test } from 'vitest'
import { formatRecipeText } from './recipe-text.ts'

test('writes one block per recipe with both headings', () => {
  const toast = {
    title: 'Toast',
    ingredients: [
      { food: 'white bread', amount: '2 slices', text: 'bread' },
      { food: 'kaya', text: 'kaya', optional: true },
    ],
    steps: ['Toast it.', 'Eat it.'],
  }
  expect(formatRecipeText([toast, { ...toast, title: 'More toast' }])).toBe(
    [
      'Recipe 1: Toast\nIngredients:\n- 2 slices bread\n- kaya (optional)\nInstructions:\n1. Toast it.\n2. Eat it.',
      'Recipe 2: More toast\nIngredients:\n- 2 slices bread\n- kaya (optional)\nInstructions:\n1. Toast it.\n2. Eat it.',
    ].join('\n\n'),
  )
})

test('writes nothing for nothing', () => {
  expect(formatRecipeText([])).toBe('')
})
