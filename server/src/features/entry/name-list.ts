import { foldText } from '@shelfmate/contract/fold-text'
import { foods } from '@shelfmate/food/foods'

const mostNames = 6
const tableNames = foods
  .flatMap(({ name, aliases }) => [name, ...aliases])
  .map((name) => ({ name, folded: foldText(name) }))

/** Names with a word that begins so: one's own, then those of the table; whole names first that begin so. */
export function namesLike(search: string, own: readonly string[]): string[] {
  const wanted = foldText(search)
  if (wanted === '') return []
  const mine = own.map((name) => ({ name, folded: foldText(name) }))
  const found = [mine, tableNames].flatMap((names) => [
    ...names.filter(({ folded }) => folded.startsWith(wanted)),
    ...names.filter(({ folded }) => folded.includes(` ${wanted}`)),
  ])
  const byFolded = new Map(found.toReversed().map(({ name, folded }) => [folded, name]))
  return [...new Set(found.map(({ folded }) => byFolded.get(folded) ?? folded))].slice(0, mostNames)
}
