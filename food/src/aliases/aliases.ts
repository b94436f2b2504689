/**
 * The names of foods in one language: under the name of a row of data/foods.csv what else people call that food. One alias may
 * stand under several foods; whoever reads it then minds the allergens of all of them.
 */
export type Aliases = Readonly<Record<string, readonly string[]>>
