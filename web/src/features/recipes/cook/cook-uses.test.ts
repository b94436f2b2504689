import type { ProposedUse } from '@shelfmate/contract/recipes/cooking'
import { describe, expect, it } from 'vitest'
import { noteOf, usedItems } from './cook-uses.ts'

const usage = (how: ProposedUse['how'], pieces: number, quantity: number, amounts = ['2']): ProposedUse => ({
  how,
  pieces,
  amounts,
  item: { id: how, name: 'Eggs', quantity },
})
const eggs = usage('pieces', 2, 6)
const milk = usage('part', 1, 1, ['4 tbsp'])
const soy = usage('keeps', 1, 1, ['1 tbsp'])

describe('usedItems', () => {
  it('takes counted pieces and nothing else unasked', () =>
    expect(usedItems([eggs, milk, soy], {})).toEqual([{ id: 'pieces', pieces: 2 }]))

  it('takes all of what is gone, and one of what was ticked', () => {
    const gone = { isUsed: true, pieces: '1' }
    expect(usedItems([milk, soy], { part: gone, keeps: gone })).toEqual([
      { id: 'part', pieces: 'all' },
      { id: 'keeps', pieces: 1 },
    ])
  })

  it('takes no whole shelf for one carton', () => {
    const choices = { part: { isUsed: true, pieces: '1' } }
    expect(usedItems([usage('part', 1, 3)], choices)).toEqual([{ id: 'part', pieces: 1 }])
  })

  it.each([
    ['4', 4],
    ['', 1],
    ['0', 1],
    ['99', 6],
    ['2.6', 3],
  ])('keeps to what is there: %j', (pieces, taken) =>
    expect(usedItems([eggs], { pieces: { isUsed: true, pieces } })).toEqual([
      { id: 'pieces', pieces: taken },
    ]),
  )

  it('keeps what was unticked', () =>
    expect(usedItems([eggs], { pieces: { isUsed: false, pieces: '2' } })).toEqual([]))
})

describe('noteOf', () => {
  it.each([
    [eggs, 'The recipe takes 2, you have 6.'],
    [milk, 'The recipe takes 4 tbsp.'],
    [usage('part', 1, 3, []), 'You have 3.'],
    [usage('part', 1, 1, []), ''],
    [usage('part', 1, 1, ['1 cup', '2 tbsp']), 'The recipe takes 1 cup and 2 tbsp.'],
    [soy, 'The recipe takes 1 tbsp. It stays unless you tick it.'],
  ])('%#', (proposed, note) => expect(noteOf(proposed)).toBe(note))
})
