import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { foods } from '@shelfmate/food/foods'
import { nameKey } from '@shelfmate/food/names'
import { foodsMeant } from '@shelfmate/food/resolver/resolve'

const mostNames = 6
/** Where nothing is typed yet one picks name after name: a whole shop of them. */
const mostUsualNames = 24
/** What students have most, for those who have not told us yet. */
// biome-ignore format: a table is read by its rows.
const staples = [
  'Milk', 'Eggs', 'Bread', 'Rice', 'Pasta', 'Onion', 'Tomato', 'Banana', 'Yoghurt', 'Cheese',
  'Chicken breast', 'Carrot', 'Potatoes', 'Butter', 'Apple', 'Tofu', 'Instant noodles', 'Spinach',
]
const tableNames = foods
  .flatMap(({ name, aliases }) => [name, ...aliases])
  .map((name) => ({ name, folded: foldForSearch(name) }))

/**
 * Names with a word that begins so: one's own, then those of the table; whole names first that begin so. Where none does, the
 * foods that are meant: 'tomatos', 'baguettes'. Of nothing typed: those of one's own that were used last, then what most have.
 */
export function namesLike(search: string, own: readonly string[]): string[] {
  const wanted = foldForSearch(search)
  if (wanted === '') return distinct([...own, ...staples]).slice(0, mostUsualNames)
  const mine = own.map((name) => ({ name, folded: foldForSearch(name) }))
  const found = [mine, tableNames].flatMap((names) => [
    ...names.filter(({ folded }) => folded.startsWith(wanted)),
    ...names.filter(({ folded }) => folded.includes(` ${wanted}`)),
  ])
  const names = found.length > 0 ? found.map(({ name }) => name) : meant(search, own)
  return distinct(names).slice(0, mostNames)
}

/** What is written in another way: one's own in another number, and what a slip of the finger stands for. */
const meant = (search: string, own: readonly string[]): string[] => [
  ...own.filter((name) => nameKey(name) === nameKey(search)),
  ...foodsMeant(search).map(({ name }) => name),
]

/** Each name once, as it was written first. */
const distinct = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, foldForSearch).values()].flatMap(([first]) => first ?? [])
