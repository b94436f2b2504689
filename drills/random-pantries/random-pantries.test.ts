import { expect, test } from 'vitest'
import { runRandomPantries } from './drill.ts'

test('sees what is too late, used twice, made up, or called yours without a reason', async () => {
  let turn = 0
  const { faults, recipes } = await runRandomPantries({
    pantries: 60,
    seed: 1,
    plant(recipe, pantry) {
      const line = recipe.ingredients[0]
      const late = pantry.toSorted((a, b) => (a.expiryDate < b.expiryDate ? -1 : 1))[0]
      if (!line || !late) return recipe
      const spoilt = [
        { ...line, source: 'pantry' as const, itemIds: [late.id] },
        { ...line, source: 'pantry' as const, itemIds: ['nowhere'] },
        { ...line, source: 'missing' as const, itemIds: [late.id] },
        { ...line, source: 'given' as const, itemIds: [] },
      ][turn++ % 4]
      return spoilt ? { ...recipe, ingredients: [spoilt, { ...spoilt, text: 'another thing' }] } : recipe
    },
  })
  for (const what of [
    / uses .* of \d/,
    /not in the pantry/,
    /is missing without/,
    /given by nobody/,
    /used twice/,
  ])
    expect(faults.some((fault) => what.test(fault))).toBe(true)
  expect(recipes.ai).toBeGreaterThan(0)
})

test('finds nothing where nothing is wrong', async () => {
  expect((await runRandomPantries({ pantries: 100, seed: 2 })).faults).toEqual([])
})
