/** Readings of recipes that were read of late: a pantry that is asked again is offered many of the same dishes, with the same items in them. */
import { memoize } from '../../memoize.ts'
import { type Reading, readRecipe } from './reading.ts'
import type { GuardedRecipe } from './recipe-texts.ts'

/** Two or three students' ideas for some minutes; a reading takes a few kilobytes. */
const readingsKept = 600
/** The longest page of the cookbook takes half of it. */
const longestRecipe = 8_000
/** The longest recipe of one's own is judged and then marked, one after the other; its reading takes less than a hundred kilobytes. */
const longReadingsKept = 24
/** Beyond it the guard reads nothing. */
const longestOwn = 24_000

// What was written from a recipe is one again.
const readNow = (json: string): Reading => readRecipe(JSON.parse(json) as GuardedRecipe)
const readLong = memoize(readNow, longReadingsKept, longestOwn)
const read = memoize(readNow, readingsKept, longestRecipe)

/** What the guard sees in a recipe; throws on anything that is none. */
export const readingOf = (recipe: GuardedRecipe): Reading => {
  const { title, ingredients, steps, notes } = recipe
  const json = JSON.stringify({ title, ingredients, steps, notes })
  return (json.length > longestRecipe ? readLong : read)(json)
}
