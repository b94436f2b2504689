/** Lays a recipe that a model wrote against a pantry. What the model claims of the pantry counts only where it can be true. */
import { foodOfLine } from '@shelfmate/contract/cooking/line-food'
import { type Food, foodNamed } from '../../foods.ts'
import { memoize } from '../../memoize.ts'
import { nameWords, numberless } from '../../names.ts'
import type { Equipment } from '../../recipe.ts'
import { foodsInLine } from '../../resolver/resolve.ts'
import { linesToRead } from '../diets/in-lines.ts'
import type { Eaten } from '../diets/preferences.ts'
import { reasonOf } from '../pick/reason.ts'
import type { ShelfItem } from '../shelf.ts'
import { areOtherSorts } from '../sorts.ts'
import type { SuggestedIngredient } from '../suggestion.ts'
import { takenOf } from '../taken.ts'
import { type Dish, isStaple } from './dishes.ts'
import { bareFoodsOfLine, family } from './kin.ts'

/** A recipe as a model writes it, its texts checked for form alone. */
export interface WrittenRecipe {
  title: string
  ingredients: readonly WrittenIngredient[]
  steps: readonly string[]
  equipment: readonly Equipment[]
  minutes: number
  portions: number
}

interface WrittenIngredient {
  text: string
  amount?: string
  optional: boolean
  /** The pantry item that the model says it is. */
  item?: ShelfItem
}

interface ServedLine extends Omit<SuggestedIngredient, 'food'> {
  /** The item that fills the line. */
  item?: ShelfItem
}

export interface ServedRecipe extends Omit<WrittenRecipe, 'ingredients'> {
  ingredients: readonly ServedLine[]
  reason: string
  missing: readonly string[]
}

/** A written recipe with what it really takes from these items, or undefined when it takes nothing but staples. */
export function serveWritten(recipe: WrittenRecipe, items: readonly ShelfItem[]): ServedRecipe | undefined {
  const served = layWritten(recipe, items)
  return served.reason === nothingUsed ? undefined : served
}

const nothingUsed = 'none of it is in your pantry yet'

/** A written recipe with what it takes from these items, though that be nothing. */
export function layWritten(recipe: WrittenRecipe, items: readonly ShelfItem[]): ServedRecipe {
  const taken: Taken = new Map()
  const ingredients = recipe.ingredients.map(({ item: claimed, ...line }): ServedLine => {
    const item = fillingOf(line.text, claimed, items, taken)
    if (!item) return { ...line, source: isStapleText(line.text) ? 'staple' : 'missing', itemIds: [] }
    taken.set(item, foodsMeantBy(line.text))
    const takes = takenOf(foodNamed(item.foods[0] ?? '') ?? foodOf(item.name) ?? foodOf(line.text), line)
    const filled = { ...line, source: 'pantry' as const, itemIds: [item.id], takes, item }
    return means(line.text, item) ? filled : { ...filled, standIn: item.name }
  })
  const filling = ingredients.flatMap(({ item, text }) => (item && !isStapleText(text) ? [item] : []))
  const used = [...new Set(filling)].sort((a, b) => a.daysLeft - b.daysLeft)
  return {
    ...recipe,
    ingredients,
    reason: used.length === 0 ? nothingUsed : reasonOf(used),
    missing: ingredients
      .filter(({ source, optional }) => source === 'missing' && optional !== true)
      .map(({ text }) => foodOfLine(text)),
  }
}

/** The recipe as the rules of diets see a dish. */
export function writtenDish({ title, ingredients, steps, equipment, minutes }: ServedRecipe): Dish & Eaten {
  const texts = [title, ...ingredients.flatMap(({ text, item }) => (item ? [text, item.name] : [text]))]
  return {
    key: 0,
    recipe: {
      id: 'written',
      title,
      ingredients: [],
      steps,
      equipment,
      minutes,
      portions: 1,
      cuisine: 'Anywhere',
      meal: 'main',
    },
    parts: [],
    foods: ingredients.flatMap(({ text, item }) =>
      [foodOf(text), item && foodOf(item.name)].filter((food) => food !== undefined),
    ),
    mainFamilies: new Set(),
    words: new Set(texts.flatMap(nameWords).map(numberless)),
    lines: linesToRead(ingredients.map(({ text, item }) => ({ text, ...(item && { itemName: item.name }) }))),
  }
}

/** The items that fill a line, with what the line may mean. */
type Taken = Map<ShelfItem, readonly string[]>

function fillingOf(
  text: string,
  claimed: ShelfItem | undefined,
  items: readonly ShelfItem[],
  taken: Taken,
): ShelfItem | undefined {
  if (claimed && !taken.has(claimed) && (means(text, claimed) || isKin(text, claimed))) return claimed
  const named = items.filter((item) => means(text, item))
  const free = named.find((item) => !taken.has(item))
  // What is named once more is taken of the same item, where there is no other.
  const meant = foodsMeantBy(text)
  return free ?? named.find((item) => taken.get(item)?.some((food) => meant.includes(food)))
}

/** The likeliest food of a line. */
function foodOf(text: string): Food | undefined {
  return foodsInLine(text)[0]
}

const linesKept = 10_000

/** The foods of the table that a line may mean; none where it names none. Asked of each line for every item of a pantry. */
const foodsMeantBy = memoize((text: string): readonly string[] => {
  const food = foodOf(text)
  return food ? [food.name, ...bareFoodsOfLine(text)] : []
}, linesKept)

/** Whether a line's text names this very item: a food of the table that both may be, or every word of the item's name. */
function means(text: string, item: ShelfItem): boolean {
  if (areOtherSorts(text, item.name)) return false
  const meant = foodsMeantBy(text)
  if (meant.length > 0 && item.foods.length > 0) return item.foods.some((name) => meant.includes(name))
  const words = new Set(nameWords(text).map(numberless))
  const named = nameWords(item.name).map(numberless)
  return named.length > 0 && named.every((word) => words.has(word))
}

function isKin(text: string, item: ShelfItem): boolean {
  if (areOtherSorts(text, item.name)) return false
  const food = foodOf(text)
  return food !== undefined && item.foods.some((name) => family(name) === family(food.name))
}

function isStapleText(text: string): boolean {
  const food = foodOf(text)
  return food !== undefined && isStaple(food)
}
