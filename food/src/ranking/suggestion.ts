/** What the built-in engine is asked and what it answers. */
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { Takes } from '@shelfmate/contract/recipes/recipes'
import type { Allergies } from '../guard/allergies/allergies.ts'
import type { Equipment, RecipeIngredient } from '../recipe.ts'
import type { Corrections } from '../resolver/corrections.ts'
import type { Dish, DishRecipe, Swap } from './dishes/dishes.ts'
import type { Mark } from './marks.ts'
import type { PantryItem } from './shelf.ts'

/** A pantry, and what its owner would like of it. */
export interface PantryInput {
  pantry: readonly PantryItem[]
  /** The owner's calendar date: items with less than one day left are never used. */
  today: CalendarDate
  /** The student's own words. */
  preferences: string
  /** What the kitchen has; absent means everything. 'no cooking' is always there. */
  equipment?: readonly Equipment[]
  maxMinutes?: number
  /** Another seed, another choice among equally good ideas. */
  seed: number
  /** Ids of recipes that the student saw of late: they step back for others. */
  recent?: ReadonlySet<string>
  /** What the student said of recipes before, by their ids. */
  marks?: ReadonlyMap<string, Mark>
  /** What the student says that names mean. */
  corrections?: Corrections
  /** The student's own recipes, ranked with the cookbook's. */
  own?: readonly Dish[]
}

export interface SuggestInput extends PantryInput {
  /** What the guard keeps away: every page is judged, and every suggestion again with the student's own names in it. */
  allergies: Allergies
  count: number
}

/** A line of a suggestion: from the pantry, a staple that nobody is told to buy, or not there. */
export interface SuggestedIngredient extends RecipeIngredient {
  source: 'pantry' | 'staple' | 'missing'
  /** The pantry item that fills the line, the soonest to expire of those that fit; empty unless the source is the pantry. */
  itemIds: readonly string[]
  /** The student's own name of that item where it stands in for the food that the text names. */
  standIn?: string
  /** What cooking takes of that item; absent where there is none. */
  takes?: Takes
}

export interface Suggestion extends DishRecipe {
  ingredients: readonly SuggestedIngredient[]
  /** Why this one: 'uses tofu and bok choy, both expiring tomorrow'. */
  reason: string
  /** What has to be bought: the required lines that are neither there nor staples, without how to cut them. */
  missing: readonly string[]
  /** Absent where nothing was changed. */
  swaps?: readonly Swap[]
  /** The student wrote or brought it. */
  isOwn?: true
}

export interface Suggestions {
  suggestions: readonly Suggestion[]
  /** How many pantry items were left out because less than one day is left. */
  excluded: number
  /** What of the preferences was understood, in words for the note on the screen. */
  understood: readonly string[]
}
