/** What the allergen guard saw on each page of the cookbook: read once, judged anew for every student. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import type { Allergies } from '../../guard/allergies/allergies.ts'
import { judgeReading } from '../../guard/check-recipe.ts'
import { type Reading, readRecipe } from '../../guard/reading/reading.ts'
import { type Dish, dishes } from './dishes.ts'

interface Page {
  reading: Reading
  groups: ReadonlySet<AllergenGroup>
}

const pages = new WeakMap<Dish, Page>()

function pageOf(dish: Dish): Page {
  const known = pages.get(dish)
  if (known) return known
  const reading = readRecipe(dish.recipe)
  const page = { reading, groups: new Set(reading.hits.map(({ group }) => group)) }
  pages.set(dish, page)
  return page
}

/** Whether a page holds an avoided group: quick enough to ask of the whole cookbook, and no verdict yet. */
export function holdsAvoidedGroup(dish: Dish, groups: readonly AllergenGroup[]): boolean {
  return groups.some((group) => pageOf(dish).groups.has(group))
}

/** The guard's verdict on a page as it stands, avoided words included; what the pantry puts in is another question. */
export function isSafePage(dish: Dish, allergies: Allergies): boolean {
  return judgeReading(pageOf(dish).reading, allergies).ok
}

/** Reads every page, a step each, so that a suggestion need not: who has others to serve lets them in between. */
export function* readPages(): Generator<void> {
  for (const dish of dishes) {
    pageOf(dish)
    yield
  }
}
