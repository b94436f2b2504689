/** A recipe of the student's own as a dish, to be ranked with the cookbook's. The guard reads its texts; foods are for matching alone. */
import type { Food } from '../../foods.ts'
import type { Equipment } from '../../recipe.ts'
import { foodsInLine } from '../../resolver/resolve.ts'
import { type Dish, dishOf } from './dishes.ts'
import { bareFoodsOfLine } from './kin.ts'

/** A recipe as its owner wrote it. */
export interface OwnRecipe {
  id: string
  title: string
  ingredients: readonly { text: string; amount?: string | undefined; optional?: boolean }[]
  steps: readonly string[]
  equipment: readonly Equipment[]
  minutes: number
  portions: number
}

/** Stands for what nobody knows: nothing in a pantry is it, and no diet is told anything by it. */
const unknownFood: Food = {
  name: '',
  aliases: [],
  category: 'ready-meal',
  storage: 'pantry',
  shelfLifeDays: 0,
  allergens: [],
  vegan: true,
  vegetarian: true,
  halal: 'ok',
  glutenFree: true,
  unit: '',
}

/** What the ranking knows of a recipe of one's own. */
export function ownDish(recipe: OwnRecipe): Dish {
  const ingredients = recipe.ingredients.map(({ text, amount, optional }) => ({
    // The guard shall read what was written, not what we take it for.
    food: '',
    text,
    ...(amount !== undefined && { amount }),
    ...(optional && { optional }),
  }))
  const dish = dishOf({ ...recipe, ingredients, cuisine: 'Anywhere', meal: 'main' }, ({ text }) => ({
    food: foodsInLine(text)[0] ?? unknownFood,
    others: bareFoodsOfLine(text),
  }))
  return { ...dish, isOwn: true }
}
