import { anyCharacter } from '@shelfmate/contract/text/any-character.factory'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from './fold.ts'

describe('folding', () => {
  test.each([
    ['Peanut  Butter', 'peanut butter'],
    ['ＰＥＡＮＵＴ', 'peanut'],
    ['crème brûlée', 'creme brulee'],
    ['pea\u200bnut', 'peanut'],
    ['pea\u00adnut', 'peanut'],
    ['реаnut', 'peanut'],
    ['𝓹𝓮𝓪𝓷𝓾𝓽', 'peanut'],
    ['ⓟⓔⓐⓝⓤⓣ', 'peanut'],
    ['🅿🅴🅰🅽🆄🆃', 'peanut'],
    ['p̶e̶a̶n̶u̶t̶', 'peanut'],
    ["Reese's", 'reeses'],
    ['rice-noodles', 'rice noodles'],
    ['coconut, milk', 'coconut\nmilk'],
    ['coconut - milk', 'coconut\nmilk'],
    ['PeanutButter', 'peanut butter'],
    ['Skippy™', 'skippy'],
    ['Weißwein', 'weisswein'],
    ['ﾐﾙｸ', 'ミルク'],
    ['🥜️ sauce', '🥜 sauce'],
    ['1. pea\n2. nut', 'pea\nnut'],
  ])('makes %j %j', (typed, plain) => expect(foldText(typed)).toBe(plain))

  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const once = foldText(text)
        expect(foldText(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
