/** A dish made fit for somebody: what they can't eat is replaced, in the lines, the steps and the title, and it is said what was changed. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { type Food, foodNamed } from '../../foods.ts'
import type { Allergies } from '../../guard/allergies/allergies.ts'
import { memoize } from '../../memoize.ts'
import { type Dish, dishOf, type Part } from './dishes.ts'
import { holdsAvoidedGroup } from './page-readings.ts'
import { type Substitute, substitutes } from './substitutes.ts'

/** Sets of allergies whose dishes are kept: a few hundred dishes each. */
const setsKept = 16
const dishesFor = memoize(() => new Map<Dish, Dish | undefined>(), setsKept)

/** Gives each page as it is, or without these groups; undefined where neither will do. The guard judges it like any other. */
export function editionsFor({ groups }: Allergies): (page: Dish) => Dish | undefined {
  const known = dishesFor(groups.toSorted().join(' '))
  const avoided = new Set(groups)
  return (page) => {
    if (known.has(page)) return known.get(page)
    const edition = holdsAvoidedGroup(page, groups) ? adapt(page, avoided) : page
    known.set(page, edition)
    return edition
  }
}

const holds = (food: Food | undefined, avoided: ReadonlySet<AllergenGroup>): boolean =>
  food?.allergens.some((group) => avoided.has(group)) ?? true

function adapt(dish: Dish, avoided: ReadonlySet<AllergenGroup>): Dish | undefined {
  const changes = new Map<Part, Substitute>()
  for (const part of dish.parts.filter(({ food }) => holds(food, avoided))) {
    const found = substitutes.find(
      ({ foods, by }) => foods.includes(part.food.name) && !holds(foodNamed(by), avoided),
    )
    if (!found) return undefined
    changes.set(part, found)
  }
  // What the guard found in words alone no other food can mend.
  if (changes.size === 0) return undefined
  const told = [...new Set(changes.values())]
  const reword = (text: string): string => told.reduce(replaced, text)
  const recipe = {
    ...dish.recipe,
    title: sentence(reword(dish.recipe.title)),
    ingredients: dish.parts.map((part) => {
      const change = changes.get(part)
      return change ? { ...part.line, food: change.by, text: lineOf(part, change) } : part.line
    }),
    steps: dish.recipe.steps.map((step) => sentence(reword(step))),
  }
  const swaps = [...changes].map(([{ line }, { words, reason }]) => ({
    from: line.text.split(',')[0] ?? line.text,
    ...{ to: words, reason },
  }))
  return { ...dishOf(recipe), swaps }
}

const replaced = (text: string, { said, words }: Substitute): string =>
  text.replace(said, (found) => (/^\p{Lu}/u.test(found) ? sentence(words) : words))

/** 'Bread, in cubes' stays in cubes. */
function lineOf({ line }: Part, { words }: Substitute): string {
  const [, ...cuts] = line.text.split(',')
  return [words, ...cuts].join(',')
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
