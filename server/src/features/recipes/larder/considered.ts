import type { Considered, RecipeEngine } from '@shelfmate/contract/recipes/recipes'
import type { Allergies } from '@shelfmate/food/guard/allergies/allergies'
import { toldAllergies, toldPreferences } from '@shelfmate/food/told/told'
import type { Larder } from './larder.ts'

interface ToConsider {
  engine: RecipeEngine
  larder: Larder
  preferences: string
  allergies: { text: string; last: Allergies }
}

/** What the screen says of whom recipes are written for. */
export function considered({ engine, larder, preferences, allergies }: ToConsider): Considered {
  return {
    engine,
    items: larder.items.length,
    excluded: larder.excluded,
    preferences: toldPreferences(preferences),
    allergies: toldAllergies(allergies.text, allergies.last),
  }
}
