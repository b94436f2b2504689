import { describe, expect, test } from 'vitest'
import { allergenGroups } from '../../allergens/groups.ts'
import { type Allergies, noAllergies } from '../allergies/allergies.ts'
import { readAllergies } from '../allergies/read-allergies.ts'
import { checkRecipe } from '../check-recipe.ts'
import { outsideAllergies } from './allergies.fixture.ts'
import { englishLines, foreignLines } from './harmless-lines.fixture.ts'

const isShown = (line: string, allergies: Allergies): boolean =>
  checkRecipe({ title: 'Bowl', ingredients: [line], steps: ['Serve.'] }, allergies).ok

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
          isWithheld: !isShown(line, { ...noAllergies, groups: [group] }),
        }))
    })

describe('allergies that were written without looking at the lists', () => {
  const cases = outsideAllergies
    .trim()
    .split('\n')
    .map((row) => {
      const [told = '', held = '', alike = ''] = row.split('|')
      const parts = (text: string): string[] => text.split(';').map((part) => part.trim())
      return { told, allergies: readAllergies(told), held: parts(held), alike: parts(alike) }
    })

  test('lose no food that holds what is avoided', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
    const missed = cases.flatMap(({ told, allergies, held }) =>
      held.filter((line) => isShown(line, allergies)).map((line) => `${told}: ${line}`),
    )
    expect(missed).toEqual([])
  })

  test('withhold at most one in twenty that only looks like it', () => {
    const all = cases.flatMap(({ told, allergies, alike }) =>
      alike.map((line) => ({ about: `${told}: ${line}`, isWithheld: !isShown(line, allergies) })),
    )
    const withheld = all.filter((one) => one.isWithheld)
    expect(withheld.length / all.length, withheld.map(({ about }) => about).join('\n')).toBeLessThanOrEqual(
      0.05,
    )
  })
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
