import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { type Food, foodNamed } from '../foods.ts'
import { foodsMeant } from '../resolver/resolve.ts'

/** A name as somebody types it, the foods it is meant for and those it is taken for. */
interface TypedLine {
  typed: string
  meant: string[]
  taken: readonly Food[]
}

/** Reads a table of typed names: 'brocoli|broccoli', foods parted by semicolons. */
export const typedLines = (table: string): TypedLine[] =>
  rowsOf(table).map(([typed = '', meant = '']) => ({
    typed,
    meant: meant.split(';'),
    taken: foodsMeant(typed),
  }))

const isRight = ({ meant, taken }: TypedLine): boolean => taken.some(({ name }) => meant.includes(name))

/** Names that some lines are meant for and the table does not have. */
const wrongTable = (lines: readonly TypedLine[]): string[] =>
  lines.flatMap(({ meant }) => meant).filter((name) => foodNamed(name)?.name !== name)

/** Lines taken for foods which between them hold less than any food that is meant. */
const loseAllergens = (lines: readonly TypedLine[]): string[] =>
  lines
    .filter(({ meant, taken }) => {
      const groups = new Set(taken.flatMap(({ allergens }) => allergens))
      const holdsAll = (name: string) => foodNamed(name)?.allergens.every((group) => groups.has(group))
      return taken.length > 0 && !meant.some(holdsAll)
    })
    .map(({ typed }) => typed)

/** Tests that these lines, more than so many, are taken for the foods that they are meant for. */
export function areUnderstood(
  lines: readonly TypedLine[],
  than: { fewer: number; rightOf100: number },
): void {
  test('are meant for foods of the table', () => {
    expect(lines.length).toBeGreaterThan(than.fewer)
    expect(wrongTable(lines)).toEqual([])
  })

  test(`are understood in ${than.rightOf100} of 100, and wrongly in less than one`, () => {
    const wrong = lines.filter((line) => line.taken.length > 0 && !isRight(line))
    expect(lines.filter(isRight).length / lines.length).toBeGreaterThanOrEqual(than.rightOf100 / 100)
    expect(wrong.length / lines.length, wrong.map(({ typed }) => typed).join(', ')).toBeLessThanOrEqual(0.01)
  })

  test('lose no allergen where they are taken for a food', () => {
    expect(loseAllergens(lines)).toEqual([])
  })
}
