import { msPerDay } from '@shelfmate/contract/api/durations'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { foods } from '@shelfmate/food/foods'
import { noAllergies } from '@shelfmate/food/guard/allergies/allergies'
import { readAllergies } from '@shelfmate/food/guard/allergies/read-allergies'
import type { PantryItem } from '@shelfmate/food/ranking/shelf'
import { ideasFromAi } from '../../server/src/features/recipes/ai/ai.engine.ts'
import { openCookbook, type Wish } from '../../server/src/features/recipes/cookbook/cookbook.engine.ts'
import { recipeStockOf } from '../../server/src/features/recipes/stock/recipe-stock.ts'
import type { Ai } from '../../server/src/platform/ai/ai.ts'
import { type Random, seeded } from '../allergen-guard/random.ts'

interface RandomPantriesFigures {
  pantries: number
  recipes: { cookbook: number; ai: number; own: number }
  linesFromPantry: number
  excluded: number
  faults: string[]
}

interface DrillOptions {
  pantries: number
  seed: number
  /** Spoils a recipe before it is judged, to prove that the drill can fail. */
  plant?: (recipe: SuggestedRecipe, pantry: readonly PantryItem[]) => SuggestedRecipe
}

/** Every so many pantries a lying model writes too: its recipes take longer to check. */
const modelEvery = 10

/** Lays random pantries before both engines, on random days. */
export async function runRandomPantries({
  pantries,
  seed,
  plant = (recipe) => recipe,
}: DrillOptions): Promise<RandomPantriesFigures> {
  const random = seeded(seed)
  const figures: RandomPantriesFigures = {
    pantries,
    recipes: { cookbook: 0, ai: 0, own: 0 },
    linesFromPantry: 0,
    excluded: 0,
    faults: [],
  }
  for (let n = 0; n < pantries; n++) {
    const { wish, pantry } = randomWish(random, n)
    const allergies = random.chance(0.2)
      ? readAllergies(random.pick(['peanuts', 'milk, eggs', '花生', 'kiwi']))
      : noAllergies
    const recipes = openCookbook(wish)
      .ideas(allergies, 4)
      .map(({ recipe }) => recipe)
    if (n % modelEvery === 0)
      for await (const { recipe } of ideasFromAi(liar(random, pantry), wish, {
        count: 3,
        allergies,
        signal: new AbortController().signal,
        beforeRetry: () => Promise.resolve(),
      }))
        recipes.push(recipe)
    // Counted anew, by string comparison: calendar dates sort as they are written.
    const late = pantry.filter(({ expiryDate }) => expiryDate <= wish.today).length
    if (late !== wish.stock.excluded) figures.faults.push(`${n}: ${wish.stock.excluded} excluded of ${late}`)
    figures.excluded += late
    for (const recipe of recipes) {
      figures.recipes[recipe.engine] += 1
      const judged = plant(recipe, pantry)
      figures.linesFromPantry += judged.ingredients.filter(({ source }) => source === 'pantry').length
      figures.faults.push(...faultsOf(judged, pantry, wish.today).map((fault) => `${n}: ${fault}`))
    }
  }
  return figures
}

const brands = ['FairPrice', 'Meiji', 'leftover', 'organic', '豆腐', '🍞', 'half a']

function randomWish(random: Random, n: number): { wish: Wish; pantry: PantryItem[] } {
  const today = dayAfter('2025-01-02', random.below(20_000))
  const pantry = Array.from({ length: random.below(40) }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: randomName(random),
    expiryDate: dayAfter(today, random.below(30) - 6),
    quantity: 1 + random.below(9),
  }))
  const names = random.chance(0.1) ? pantry.map(({ name }) => name) : undefined
  const wish: Wish = {
    stock: recipeStockOf(pantry, today, names),
    today,
    preferences: random.pick(['', '', 'vegetarian', 'no pork, spicy', 'asian']),
    seed: n,
    recent: new Set(),
    marks: new Map(),
  }
  return { wish, pantry }
}

function randomName(random: Random): string {
  const { name, aliases } = random.pick(foods)
  const said = aliases.length > 0 && random.chance(0.3) ? random.pick(aliases) : name
  return random.chance(0.2) ? `${random.pick(brands)} ${said} ${random.below(500)} g` : said
}

/** A model that claims foods which are too late, belong to something else or were never there. */
const liar = (random: Random, pantry: readonly PantryItem[]): Ai => ({
  isPaused: () => false,
  async *write({ read }) {
    for (let n = 0; n < 3; n++) {
      const lines = Array.from({ length: 1 + random.below(5) }, () => ({
        text: pantry.length > 0 && random.chance(0.7) ? random.pick(pantry).name : random.pick(foods).name,
        amount: '1',
        optional: false,
        pantry: random.chance(0.7) ? random.below(60) - 5 : null,
      }))
      const element = read({
        title: 'A dish',
        ingredients: lines,
        steps: ['Cook it.'],
        equipment: ['one hob'],
        minutes: 10,
        portions: 1,
      })
      if (element !== undefined) yield element
    }
  },
})

/** What is wrong with a suggested recipe for this pantry on that day, a sentence each; empty when all is well. */
function faultsOf(
  { title, ingredients }: SuggestedRecipe,
  pantry: readonly PantryItem[],
  today: CalendarDate,
): string[] {
  const faults: string[] = []
  const used = new Map<string, string>()
  for (const { text, source, itemIds } of ingredients) {
    if (source === 'given') faults.push(`${title}: ${text} was given by nobody`)
    if ((source === 'pantry') !== itemIds.length > 0)
      faults.push(`${title}: ${text} is ${source} without an item`)
    for (const id of itemIds) {
      const item = pantry.find((each) => each.id === id)
      if (!item) faults.push(`${title}: ${text} is not in the pantry`)
      else if (item.expiryDate <= today)
        faults.push(`${title}: ${text} uses ${item.name} of ${item.expiryDate} on ${today}`)
      // One onion may be diced and in rings, and is no garlic.
      const before = used.get(id)
      if (before !== undefined && !shareWord(before, text))
        faults.push(`${title}: ${text} is used twice, as ${before} too`)
      used.set(id, text)
    }
  }
  return faults
}

const dayAfter = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, date.length)

/** Whether two lines may name the same food: one word in both. */
function shareWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().split(/\P{L}+/u))
  return other
    .toLowerCase()
    .split(/\P{L}+/u)
    .some((word) => word !== '' && words.has(word))
}
