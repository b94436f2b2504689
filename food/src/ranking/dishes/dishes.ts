/** The cookbook made ready for ranking, once per process: what each line weighs, what may fill it, what a dish is like. */
import { cookbook } from '../../cookbook/cookbook.ts'
import type { CookbookRecipe } from '../../cookbook/cookbook-recipe.ts'
import { type Food, foodNamed } from '../../foods.ts'
import { nameWords, numberless } from '../../names.ts'
import type { RecipeIngredient } from '../../recipe.ts'
import { keyOf } from '../pick/random.ts'
import { family, kin } from './kin.ts'

/** One ingredient line with what the ranking knows of it. */
export interface DishPart {
  line: RecipeIngredient
  food: Food
  /** How much the dish leans on it: 1 for what one shops for, less for what a shelf holds anyway. */
  weight: number
  /** Nobody is told to buy it: water, salt, oil, pepper, sugar. */
  staple: boolean
  /** The title names it: without it the dish is another one. */
  hero: boolean
  standIns: ReadonlySet<string>
  /** What else its words may mean: a recipe with 'chicken' takes breast as well as thigh. */
  others: readonly string[]
}

/** What was changed in a recipe for somebody who can't eat what its page says. */
export interface Swap {
  from: string
  to: string
  reason: string
}

/** A recipe as the ranking knows it: the cookbook's, or one of the student's own for as many as they cook for. */
export interface DishRecipe extends Omit<CookbookRecipe, 'portions'> {
  portions: number
}

/** A recipe with what the ranking knows of it. */
export interface Dish {
  /** Made from the id alone, so that chance treats a dish the same whatever else is in the cookbook. */
  key: number
  recipe: DishRecipe
  parts: readonly DishPart[]
  foods: readonly Food[]
  /** Families of the foods that make it what it is, to tell how alike two dishes are. */
  mainFamilies: ReadonlySet<string>
  /** Every word of title, lines and names of foods, without number: what 'no mushrooms' is compared with. */
  words: ReadonlySet<string>
  /** What was replaced for somebody who can't eat it; absent for a dish as its page has it. */
  swaps?: readonly Swap[]
  /** The student wrote or brought it. */
  isOwn?: true
}

const staples = new Set([
  'black pepper',
  'granulated sugar',
  'ice cubes',
  'olive oil',
  'salt',
  'vegetable oil',
  'water bottled',
])
/** Whether every kitchen has it, so that nobody is told to buy it. */
export function isStaple(food: Food): boolean {
  return staples.has(food.name)
}

const seasoningCategories = new Set(['condiment', 'spice', 'oil-fat', 'herb', 'baking'])
/** Filed as vegetables or fruit, used by the pinch. */
const seasoningFoods = new Set([
  'calamansi',
  'chilli fresh',
  'garlic',
  'ginger',
  'honey',
  'lemon',
  'lime',
  'roasted seaweed',
  'sesame seed',
  'shallot',
  'spring onion',
])
/** Sauces that are the dish: laksa without laksa paste is a poor idea. */
const keySauces = new Set([
  'curry paste indian',
  'curry paste thai',
  'curry roux block',
  'curry sauce jar',
  'jam',
  'kaya',
  'laksa paste',
  'massaman paste',
  'pasta sauce jar',
  'pesto jar',
  'plain flour',
  'rendang paste',
  'salsa',
  'satay sauce',
  'self-raising flour',
])

function weightOf(food: Food): number {
  if (keySauces.has(food.name)) return 0.8
  if (food.name === 'onion') return 0.5
  return seasoningCategories.has(food.category) || seasoningFoods.has(food.name) ? 0.3 : 1
}

/** Words of a food's name that a title may hold without meaning that food. */
const looseWords = new Set(
  nameWords(
    'and in or canned cooked dried dry fresh frozen green milk oil paste sauce small soft sweet white',
  ).map(numberless),
)

function partOf(
  line: RecipeIngredient,
  { food, others }: Meaning,
  titleWords: ReadonlySet<string>,
): DishPart {
  const weight = weightOf(food)
  // 'frozen prata, thawed': what stands before the comma is the food, the rest is what to do with it.
  const words = nameWords(`${food.name} ${line.text.split(',')[0]}`).map(numberless)
  return {
    line,
    food,
    others,
    weight,
    staple: isStaple(food),
    hero: weight >= 0.5 && words.some((word) => titleWords.has(word) && !looseWords.has(word)),
    standIns: kin(food.name),
  }
}

/** The food that a page of the cookbook names. */
function foodOnPage({ food: name }: RecipeIngredient): Meaning {
  const food = foodNamed(name)
  if (!food) throw new Error(`the cookbook names a food that the table does not know: ${name}`)
  return { food, others: [] }
}

type Meaning = Pick<DishPart, 'food' | 'others'>

/** What the ranking knows of a recipe; `meaningOf` says which food a line is. */
export function dishOf(
  recipe: DishRecipe,
  meaningOf: (line: RecipeIngredient) => Meaning = foodOnPage,
): Dish {
  const titleWords = new Set(nameWords(recipe.title).map(numberless))
  const parts = recipe.ingredients.map((line) => partOf(line, meaningOf(line), titleWords))
  const foods = parts.map((part) => part.food)
  const texts = [
    recipe.title,
    ...recipe.ingredients.map((line) => line.text),
    ...foods.map((food) => food.name),
  ]
  return {
    key: keyOf(recipe.id),
    recipe,
    parts,
    foods,
    mainFamilies: new Set(parts.filter((part) => part.weight === 1).map((part) => family(part.food.name))),
    words: new Set(texts.flatMap(nameWords).map(numberless)),
  }
}

export const dishes: readonly Dish[] = cookbook.map((recipe) => dishOf(recipe))
