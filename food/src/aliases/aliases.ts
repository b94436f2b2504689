import { listed } from '../word-lists.ts'

/**
 * The names of foods in one language: under the name of a row of data/foods.csv or data/more-foods.csv what else people
 * call that food. One alias may stand under several foods; whoever reads it then minds the allergens of all of them.
 */
export type Aliases = Readonly<Record<string, readonly string[]>>

/** The aliases of a language from one list, parted by commas, under each food. */
export function aliasesOf(lists: Readonly<Record<string, string>>): Aliases {
  return Object.fromEntries(Object.entries(lists).map(([food, list]) => [food, listed(list)]))
}
