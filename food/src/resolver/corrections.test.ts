import { describe, expect, it } from 'vitest'
import { correctionKey, searchFoods, takenFor } from './corrections.ts'

const said = (name: string, food: string | null) => new Map([[correctionKey(name), food]])

describe('takenFor', () => {
  it('goes by what its owner said, whatever the case', () => {
    expect(takenFor('blorf', new Map())).toEqual({ kind: 'unknown', foods: [], isCorrected: false })
    expect(takenFor('  BLORF ', said('blorf', 'firm tofu'))).toMatchObject({
      kind: 'food',
      foods: [{ name: 'firm tofu' }],
      isCorrected: true,
    })
    expect(takenFor('Milk', said('milk', null))).toMatchObject({ kind: 'noFood', isCorrected: true })
    expect(takenFor('Milk', said('milk', 'a food of before'))).toMatchObject({
      kind: 'food',
      isCorrected: false,
    })
    expect(takenFor('🧀🧀', said('🧀🧀', 'brie'))).toMatchObject({ isCorrected: true })
  })
})

describe('searchFoods', () => {
  it.each([
    ['mil', 'milk'],
    ['telur', 'egg'],
    ['tofu', 'tofu'],
    ['鸡蛋', 'egg'],
  ])('%s finds %s', (text, part) => {
    const names = searchFoods(text, 8).map(({ name }) => name)
    expect(names.length).toBeLessThanOrEqual(8)
    expect(names.some((name) => name.includes(part))).toBe(true)
  })

  it('finds nothing for what nobody knows', () => expect(searchFoods('qqzzx', 8)).toEqual([]))
})
