import type { Considered, RecipeEngine } from '@shelfmate/contract/recipes/recipes'
import { describeAllergies, describePreferences } from '@shelfmate/food/describe-diet'
import type { Allergies } from '@shelfmate/food/guard/allergies/allergies'
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
    preferences: describePreferences(preferences),
    allergies: describeAllergies(allergies.text, allergies.last),
  }
}
