import { rowsOf } from '@shelfmate/contract/api/rows.factory'
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

export const isRight = ({ meant, taken }: TypedLine): boolean =>
  taken.some(({ name }) => meant.includes(name))

/** Names that some lines are meant for and the table does not have. */
export const wrongTable = (lines: readonly TypedLine[]): string[] =>
  lines.flatMap(({ meant }) => meant).filter((name) => foodNamed(name)?.name !== name)

/** Lines taken for foods which between them hold less than any food that is meant. */
export const loseAllergens = (lines: readonly TypedLine[]): string[] =>
  lines
    .filter(({ meant, taken }) => {
      const groups = new Set(taken.flatMap(({ allergens }) => allergens))
      const holdsAll = (name: string) => foodNamed(name)?.allergens.every((group) => groups.has(group))
      return taken.length > 0 && !meant.some(holdsAll)
    })
    .map(({ typed }) => typed)
