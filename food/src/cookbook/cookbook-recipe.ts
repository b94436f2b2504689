/** What a recipe of the built-in cookbook has beyond the shape that all engines share. */
import type { Recipe } from '../recipe.ts'

/** The kitchens that count as Asian when a student asks for 'Asian'. */
export const asianCuisines = [
  'Chinese',
  'Filipino',
  'Indian',
  'Indonesian',
  'Japanese',
  'Korean',
  'Malay',
  'Peranakan',
  'Singaporean',
  'Thai',
  'Vietnamese',
] as const

export const cuisines = [
  ...asianCuisines,
  'African',
  'Italian',
  'Mediterranean',
  'Mexican',
  'Middle Eastern',
  'Western',
  'Anywhere',
] as const
export type Cuisine = (typeof cuisines)[number]

export const meals = ['main', 'breakfast', 'soup', 'salad', 'side', 'snack', 'sweet', 'drink'] as const
export type Meal = (typeof meals)[number]

export interface CookbookRecipe extends Recipe {
  cuisine: Cuisine
  meal: Meal
}
