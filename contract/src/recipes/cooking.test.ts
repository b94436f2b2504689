import { describe, expect, test } from 'vitest'
import { limits } from '../api/limits.ts'
import { goneNames, proposedUses } from './cooking.ts'

const pantry = [
  { id: 'eggs', name: 'Eggs', quantity: 6 },
  { id: 'milk', name: 'Milk', quantity: 1 },
]
type Line = Parameters<typeof proposedUses>[0][number]
const line = (fields: Partial<Line>): Line => ({ optional: false, itemIds: ['eggs'], ...fields })
const first = (...lines: Line[]) => {
  const [use] = proposedUses(lines, pantry)
  return use && [use.how, use.pieces]
}

describe('proposedUses', () => {
  test.each([
    ['counted pieces', [line({ takes: 2 })], ['pieces', 2]],
    ['the last piece', [line({ itemIds: ['milk'], takes: 1 })], ['pieces', 1]],
    ['pieces of two lines', [line({ takes: 2 }), line({ takes: 1 })], ['pieces', 3]],
    ['more pieces than there are', [line({ itemIds: ['milk'], takes: 2 })], ['part', 1]],
    ['a part', [line({ itemIds: ['milk'], takes: 'part' })], ['part', 1]],
    ['pieces and a part', [line({ takes: 2 }), line({ takes: 'part' })], ['part', 1]],
    ['what an older server does not tell', [line({})], ['part', 1]],
    ['what lasts', [line({ takes: 'lasts' })], ['keeps', 1]],
    ['optional pieces', [line({ takes: 2, optional: true })], ['keeps', 2]],
    ['an optional part', [line({ takes: 'part', optional: true })], ['keeps', 1]],
    [
      'pieces, and more of it as a garnish',
      [line({ takes: 2 }), line({ takes: 1, optional: true })],
      ['pieces', 2],
    ],
    ['pieces, and a pinch of it', [line({ takes: 2 }), line({ takes: 'lasts' })], ['pieces', 2]],
  ])('%s', (_, lines, use) => expect(first(...lines)).toEqual(use))

  test.each([
    ['onions by the kilo', '1 kg', line({ amount: '1 large', takes: 1 }), ['part', 1]],
    ['eggs by the kilo, counted in the text', '1 kg', line({ takes: 2 }), ['part', 1]],
    [
      'onions by the kilo, left out at will',
      '1 kg',
      line({ amount: '2', takes: 2, optional: true }),
      ['keeps', 1],
    ],
    ['cans of a size', '400 g', line({ amount: '2 cans', takes: 2 }), ['pieces', 2]],
    ['pieces without a size', '', line({ amount: '2 pieces', takes: 2 }), ['pieces', 2]],
  ])('counts no single pieces of what is weighed: %s', (_, size, given, use) => {
    const [proposal] = proposedUses([given], [{ id: 'eggs', name: 'Eggs', quantity: 3, size }])
    expect(proposal && [proposal.how, proposal.pieces]).toEqual(use)
  })

  test('names each item once, in the order of the recipe, with its amounts', () => {
    const lines = [
      line({ itemIds: ['milk'], amount: '4 tbsp', takes: 'part' }),
      line({ amount: '2', takes: 2 }),
      line({ itemIds: ['milk'], amount: '1 cup', takes: 'part' }),
    ]
    expect(proposedUses(lines, pantry).map(({ item, amounts }) => [item.name, amounts])).toEqual([
      ['Milk', ['4 tbsp', '1 cup']],
      ['Eggs', ['2']],
    ])
  })

  test('are no more than one cooking may take', () => {
    const stock = Array.from({ length: limits.recipeLines }, (_, n) => ({
      id: `i${n}`,
      name: 'Eggs',
      quantity: 1,
    }))
    const uses = proposedUses(
      stock.map(({ id }) => line({ itemIds: [id], takes: 1 })),
      stock,
    )
    expect(uses.length).toBeLessThanOrEqual(limits.cookedItems)
  })

  test('leaves out what is gone', () => {
    expect(proposedUses([line({ itemIds: ['gone'], takes: 1 })], pantry)).toEqual([])
  })

  describe('of what is there under another id, as its date was corrected', () => {
    const made = [
      line({ itemIds: ['old'], itemNames: ['Milk'], takes: 1 }),
      line({ itemIds: ['eggs'], itemNames: ['Eggs'], takes: 2 }),
    ]
    const of = (lines: Line[], there: Parameters<typeof proposedUses>[1] = pantry) => [
      proposedUses(lines, there).map(({ item }) => item.id),
      goneNames(lines, there),
    ]

    test('takes the item of its name', () => {
      expect(of(made)).toEqual([['milk', 'eggs'], []])
    })

    test('takes the soonest of several, in any case of letters, and each for one alone', () => {
      const milks = ['sooner', 'later', 'last'].map((id) => ({ id, name: 'MILK', quantity: 1 }))
      const both = [...made, line({ itemIds: ['older'], itemNames: ['milk'], takes: 1 })]
      expect(of(both, milks)).toEqual([['sooner', 'later'], ['Eggs']])
    })

    test('takes no item that is of the recipe by itself, and none of another name', () => {
      const twice = [...made, line({ itemIds: ['milk'], itemNames: ['Milk'], takes: 1 })]
      expect(of(twice)).toEqual([['eggs', 'milk'], ['Milk']])
      expect(of([line({ itemIds: ['old'], itemNames: ['Soy milk'] })])).toEqual([[], ['Soy milk']])
    })

    test('tells no name that no server told', () => {
      expect(of([line({ itemIds: ['old'] })])).toEqual([[], []])
    })
  })
})
