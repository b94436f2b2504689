/** A dish made fit for somebody: what they can't eat is replaced, in the lines, the steps and the title, and it is said what was changed. */
import type { AllergenGroup } from '../../allergens/groups.ts'
import { type Food, foodNamed } from '../../foods.ts'
import type { Allergies } from '../../guard/allergies/allergies.ts'
import { memoize } from '../../memoize.ts'
import type { RecipeIngredient } from '../../recipe.ts'
import { type Dish, type DishPart, dishOf } from './dishes.ts'
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
  const changes = new Map<DishPart, Substitute>()
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
  const reword = (text: string): string => told.reduce(replaced, told.some(isButter) ? withNoun(text) : text)
  const recipe = {
    ...dish.recipe,
    title: sentence(reword(dish.recipe.title)),
    ingredients: dish.parts.map((part) => {
      const change = changes.get(part)
      return change ? changedLine(part, change) : part.line
    }),
    steps: dish.recipe.steps.map((step) => sentence(reword(step))),
  }
  const swaps = [...changes].map(([{ line }, change]) => {
    const from = line.text.split(',')[0] ?? line.text
    return { from, to: nameFor(from, change), reason: change.reason }
  })
  return { ...dishOf(recipe), swaps }
}

const replaced = (text: string, change: Substitute): string =>
  text.replace(change.said, (found) => {
    const name = nameFor(found, change)
    return /^\p{Lu}/u.test(found) ? sentence(name) : name
  })

/** 'Corn tortilla' for 'wrap', 'corn tortillas' for 'wraps'. */
const nameFor = (said: string, { words, one = words }: Substitute): string => (/s$/i.test(said) ? words : one)

const isButter = ({ foods }: Substitute): boolean => foods.includes('butter')

/** 'Butter the bread' names what is spread as a deed, which nothing else is called. */
const withNoun = (text: string): string =>
  text.replace(
    /\b([Bb])utter (the .*?)(?=[.,]| and\b)/g,
    (_, initial: string, what: string) => `${initial === 'B' ? 'S' : 's'}pread ${what} with butter`,
  )

const isCount = /^\d+$/
const isCut = /^ (?:grated|chopped)$/

/** 'Bread, in cubes' stays in cubes, and two 'cheese slices' become two slices. */
function changedLine({ line }: DishPart, change: Substitute): RecipeIngredient {
  const [head = '', ...cuts] = line.text.split(',')
  const kept = change.isLoose ? cuts.filter((cut) => !isCut.test(cut)) : cuts
  const counted = isCount.test(line.amount ?? '')
  const measure = counted && (change.isLoose ? 'tsp' : / (slices?)$/.exec(head)?.[1])
  return {
    ...line,
    food: change.by,
    text: [nameFor(head, change), ...kept].join(','),
    ...(measure && { amount: `${line.amount} ${measure}` }),
  }
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
