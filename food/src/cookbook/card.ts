/** The short form in which the cookbook's pages are written, and the step from it to a recipe. */
import type { CookbookRecipe, Cuisine, Equipment, Meal } from './cookbook-recipe.ts'

/** One line of an ingredient list: a name in foods.csv, how much, and the words a cook reads. */
export type Line = readonly [food: string, amount: string, text: string, optional?: 'optional']

/** A recipe as the pages write it. */
export interface Card {
  title: string
  kind: readonly [Cuisine, Meal]
  cook: readonly [equipment: Equipment | readonly Equipment[], minutes: number, portions: 1 | 2]
  uses: readonly Line[]
  steps: readonly string[]
}

/** Turns a page of cards, keyed by recipe id, into recipes. */
export function page(cards: Readonly<Record<string, Card>>): CookbookRecipe[] {
  return Object.entries(cards).map(([id, card]) => recipeOf(id, card))
}

function recipeOf(id: string, card: Card): CookbookRecipe {
  const [cuisine, meal] = card.kind
  const [equipment, minutes, portions] = card.cook
  return {
    id,
    title: card.title,
    cuisine,
    meal,
    ingredients: card.uses.map(([food, amount, text, optional]) => ({
      food,
      text,
      ...(amount && { amount }),
      ...(optional && { optional: true }),
    })),
    steps: [...card.steps],
    equipment: typeof equipment === 'string' ? [equipment] : [...equipment],
    minutes,
    portions,
  }
}

// The lines that half of all recipes share.
export const salt: Line = ['salt', '1 pinch', 'salt']
export const pepper: Line = ['black pepper', '1 pinch', 'pepper']
export const oil = (amount: string): Line => ['vegetable oil', amount, 'cooking oil']
export const sugar = (amount: string): Line => ['granulated sugar', amount, 'sugar']
export const soy = (amount: string): Line => ['light soy sauce', amount, 'light soy sauce']
export const garlic = (cloves: string): Line => ['garlic', cloves, 'garlic, finely chopped']
