import type { Considered, RecipeEngine } from '@shelfmate/contract/recipes/recipes'
import type { Allergies } from '@shelfmate/food/guard/allergies/allergies'
import { toldAllergies, toldPreferences } from '@shelfmate/food/told/told'
import type { RecipeStock } from './recipe-stock.ts'

interface ToConsider {
  engine: RecipeEngine
  stock: RecipeStock
  preferences: string
  allergies: { text: string; last: Allergies }
}

/** What the screen says of whom recipes are written for. */
export function considered({ engine, stock, preferences, allergies }: ToConsider): Considered {
  return {
    engine,
    items: stock.items.length,
    excluded: stock.excluded,
    preferences: toldPreferences(preferences),
    allergies: toldAllergies(allergies.text, allergies.last),
  }
}
