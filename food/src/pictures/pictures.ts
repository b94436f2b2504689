/** Which picture shows a food. The drawings are the web's; here stand their codes alone. */
import type { Food } from '../foods.ts'
import { memoize } from '../memoize.ts'
import type { TakenFor } from '../resolver/corrections.ts'
import { categoryPictures, pictureRules } from './rules.ts'

/** Shows what nobody knows, and what is no food. */
const unknownPicture = 'food'
const thingPicture = 'thing'

const rules = pictureRules.map(([picture, words]) => ({
  picture,
  pattern: new RegExp(`(?:^| )(?:${words})(?= |$)`),
}))
const foodsKept = 2_000
const byName = memoize((name) => rules.find(({ pattern }) => pattern.test(name))?.picture, foodsKept)

/** The code of a food's own picture, else of its category's. */
export const pictureOf = ({ name, category }: Food): string => byName(name) ?? categoryPictures[category]

/** The code of the picture of what a typed name is taken for. */
export function pictureFor({ kind, foods }: TakenFor): string {
  const [food] = foods
  if (kind === 'noFood') return thingPicture
  return food ? pictureOf(food) : unknownPicture
}
