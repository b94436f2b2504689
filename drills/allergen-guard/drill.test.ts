import { buildGuard } from '@shelfmate/food/guard/reading/the-guard'
import { compileMatcher } from '@shelfmate/food/guard/text/matcher'
import { describe, expect, test } from 'vitest'
import { runAllergenGuardDrill } from './drill.ts'
import { run } from './main.ts'
import { hostileWords } from './vocabulary.ts'

/** Thousands of recipes, on a machine that does other things as well. */
const patienceMs = 120_000

describe('the allergen drill', { timeout: patienceMs }, () => {
  test('shows no hostile recipe and no unknown word, withholds at most 2 % of harmless ones, loses no allergy', async () => {
    const { ok, lines } = await run({ small: true })
    expect(lines.filter((line) => /^(SHOWN|WITHHELD|LOST)/.test(line))).toEqual([])
    expect(ok).toBe(true)
  })

  test.each(['derived', 'foods', 'brands', 'chinese', 'tamil'] as const)(
    'turns red for a guard without the terms of the family %s',
    (family) => {
      const guard = buildGuard(compileMatcher([family, 'roots']))
      const { shown } = runAllergenGuardDrill({ hostile: 600, harmless: 0, seed: 5, guard, enoughShown: 1 })
      expect(shown).toHaveLength(1)
    },
  )

  test('turns red for a guard that passes everything, and for one that withholds everything', () => {
    const none = { ...compileMatcher(), scan: () => [] }
    const blind = runAllergenGuardDrill({
      hostile: 100,
      harmless: 0,
      seed: 5,
      guard: { matcher: none, repair: () => [] },
    })
    expect(blind.shown.length).toBeGreaterThan(50)
    const fault = (): never => {
      throw new Error('fault')
    }
    const shut = runAllergenGuardDrill({
      hostile: 100,
      harmless: 100,
      seed: 5,
      guard: { matcher: { ...none, scan: fault }, repair: () => [] },
    })
    expect(shut).toMatchObject({ withheldRate: 1, meaningless: 100 })
  })

  test('repeats itself for a seed', () => {
    const [first, second] = [1, 2].map(() => runAllergenGuardDrill({ hostile: 200, harmless: 50, seed: 8 }))
    const untimed = { medianMs: 0, slowestMs: 0, workMs: 0 }
    expect({ ...first, ...untimed }).toEqual({ ...second, ...untimed })
  })

  test('knows every group by at least 50 words of its own', () => {
    for (const { group, direct, derived, dishes, brands, foreign } of hostileWords)
      expect([...direct, ...derived, ...dishes, ...brands, ...foreign].length, group).toBeGreaterThanOrEqual(
        50,
      )
  })
})
