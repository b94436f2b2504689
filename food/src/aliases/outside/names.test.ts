import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { foodsMeant, resolveName } from '../../resolver/resolve.ts'
import { areUnderstood, typedLines } from '../typed-lines.factory.ts'
import { outsideNames, outsideThings } from './names.fixture.ts'
import { secondNames } from './second-names.fixture.ts'
import { shopNames } from './shop-names.fixture.ts'

describe('names that were written without looking at the lists', () => {
  areUnderstood(typedLines(`${outsideNames.trim()}\n${secondNames.trim()}`), { fewer: 440, rightOf100: 98 })

  test('are never taken for food when they are none', () => {
    const things = outsideThings.trim().split('\n')
    expect(things.length).toBeGreaterThan(100)
    expect(things.filter((thing) => resolveName(thing).kind === 'food')).toEqual([])
  })
})

describe('names from the shelves of shops, beside words of packs and sorts', () => {
  const shelf = rowsOf(shopNames).map(([typed = '', groups = '']) => ({
    typed,
    groups: groups === '' ? [] : groups.split(', '),
    taken: foodsMeant(typed),
  }))

  test('are all food', () => {
    expect(shelf.length).toBeGreaterThan(500)
    expect(shelf.filter(({ taken }) => taken.length === 0).map(({ typed }) => typed)).toEqual([])
  })

  test('and lose no allergen', () => {
    const lost = shelf.filter(({ groups, taken }) => {
      const held = new Set<string>(taken.flatMap(({ allergens }) => allergens))
      return !groups.every((group) => held.has(group))
    })
    expect(lost.map(({ typed }) => typed)).toEqual([])
  })
})
