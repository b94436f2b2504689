import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import type { Allergies } from './allergies/allergies.ts'
import { readAllergies } from './allergies/read-allergies.ts'
import { checkRecipe } from './check-recipe.ts'

/** What somebody tells, lines that hold what they avoid, and lines that only look like it. */
interface ToldCase {
  told: string
  allergies: Allergies
  held: string[]
  alike: string[]
}

const parts = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Reads a table of told allergies: 'kiwi|1 kiwi; 2 golden kiwis|1 kiwano', lines parted by semicolons. */
export const toldCases = (table: string): ToldCase[] =>
  rowsOf(table).map(([told = '', held = '', alike = '']) => ({
    told,
    allergies: readAllergies(told),
    held: parts(held),
    alike: parts(alike),
  }))

/** Whether a dish with this line is shown to them. */
export const isLineShown = (line: string, allergies: Allergies): boolean =>
  checkRecipe({ title: 'Bowl', ingredients: [line], steps: ['Serve.'] }, allergies).ok

/** Tests that whoever tells these allergies, at least so many, loses hardly any food but what they avoid. */
export function losesLittle(cases: readonly ToldCase[], least: number): void {
  test('lose no food that holds what is avoided', () => {
    expect(cases.length).toBeGreaterThanOrEqual(least)
    expect(missedLines(cases)).toEqual([])
  })

  test('withhold at most one in twenty that only looks like it', () => {
    const { lines, share } = needlesslyWithheld(cases)
    expect(share, lines).toBeLessThanOrEqual(0.05)
  })
}

/** Lines that hold what is avoided and are shown all the same. */
export const missedLines = (cases: readonly ToldCase[]): string[] =>
  cases.flatMap(({ told, allergies, held }) =>
    held.filter((line) => isLineShown(line, allergies)).map((line) => `${told}: ${line}`),
  )

/** Lines that only look like what is avoided and are withheld, and their share of all such lines. */
export function needlesslyWithheld(cases: readonly ToldCase[]): { lines: string; share: number } {
  const lines = cases.flatMap(({ told, allergies, alike }) =>
    alike.filter((line) => !isLineShown(line, allergies)).map((line) => `${told}: ${line}`),
  )
  return { lines: lines.join('\n'), share: lines.length / cases.flatMap(({ alike }) => alike).length }
}
