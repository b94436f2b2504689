import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { foodsMeant, resolveName } from '../../resolver/resolve.ts'
import { isRight, loseAllergens, typedLines, wrongTable } from '../typed-lines.factory.ts'
import { outsideNames, outsideThings } from './names.fixture.ts'
import { secondNames } from './second-names.fixture.ts'
import { shopNames } from './shop-names.fixture.ts'

const lines = typedLines(`${outsideNames.trim()}\n${secondNames.trim()}`)

describe('names that were written without looking at the lists', () => {
  test('are meant for foods of the table', () => {
    expect(lines.length).toBeGreaterThan(440)
    expect(wrongTable(lines)).toEqual([])
  })

  test('are understood in 98 of 100, and wrongly in less than one', () => {
    const wrong = lines.filter((line) => line.taken.length > 0 && !isRight(line))
    expect(lines.filter(isRight).length / lines.length).toBeGreaterThanOrEqual(0.98)
    expect(wrong.length / lines.length, wrong.map(({ typed }) => typed).join(', ')).toBeLessThanOrEqual(0.01)
  })

  test('lose no allergen where they are taken for a food', () => {
    expect(loseAllergens(lines)).toEqual([])
  })

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
