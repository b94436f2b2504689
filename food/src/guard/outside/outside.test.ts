import { describe, expect, test } from 'vitest'
import { allergenGroups } from '../../allergens/groups.ts'
import { avoiding } from '../avoiding.factory.ts'
import { isLineShown, losesLittle, toldCases } from '../told-cases.factory.ts'
import { outsideAllergies } from './allergies.fixture.ts'
import { englishLines, foreignLines } from './harmless-lines.fixture.ts'

/** Each line with each of the groups that it does not hold, and whether it was withheld for it. */
const harmless = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [line = '', holds = ''] = row.split('|')
      return allergenGroups
        .filter((group) => !holds.split(',').includes(group))
        .map((group) => ({
          about: `${group}: ${line}`,
          isWithheld: !isLineShown(line, avoiding(group)),
        }))
    })

describe('allergies that were written without looking at the lists', () => {
  losesLittle(toldCases(outsideAllergies), 60)
})

describe('harmless lines that were written without looking at the lists', () => {
  const english = harmless(englishLines)
  const all = [...english, ...harmless(foreignLines)]
  const share = (lines: typeof all): number => lines.filter((one) => one.isWithheld).length / lines.length

  test('are withheld in at most one of a hundred English ones and two of all', () => {
    expect(all.length).toBeGreaterThan(2_600)
    expect(share(english)).toBeLessThanOrEqual(0.01)
    expect(share(all)).toBeLessThanOrEqual(0.02)
  })
})
