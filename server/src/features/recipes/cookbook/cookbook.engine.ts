import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { Equipment } from '@shelfmate/contract/recipes/kitchen'
import { type Allergies, avoidsAnything, noAllergies } from '@shelfmate/food/guard/allergies/allergies'
import type { Dish } from '@shelfmate/food/ranking/dishes/dishes'
import type { Mark } from '@shelfmate/food/ranking/marks'
import { layPantry } from '@shelfmate/food/ranking/suggest'
import type { Suggestion } from '@shelfmate/food/ranking/suggestion'
import { type Gate, type Idea, ideaOf } from '../idea.ts'
import { shown } from '../shown-recipe.ts'
import type { RecipeStock } from '../stock/recipe-stock.ts'

/** What both engines are asked, allergies aside: those are read anew for every recipe. */
export interface Wish {
  stock: RecipeStock
  today: CalendarDate
  preferences: string
  equipment?: readonly Equipment[] | undefined
  maxMinutes?: number | undefined
  seed: number
  /** Pages of the cookbook shown of late. */
  recent: ReadonlySet<string>
  /** What the user said of recipes before. */
  marks: ReadonlyMap<string, Mark>
}

/** The cookbook before one wish: the pantry is laid beside it once, however often it is asked. */
export interface Cookbook {
  /** Ideas for whoever has these allergies, the best first. */
  ideas(allergies: Allergies, count: number): Idea[]
  /** Counts at the gate the pages that would have been among the best had the allergies allowed them. */
  countWithheld(allergies: Allergies, kept: readonly Idea[], gate: Gate, count: number): void
}

/** Lays the wish's pantry beside the cookbook and the user's own dishes. */
export function openCookbook(
  { stock, equipment, maxMinutes, ...wish }: Wish,
  own: readonly Dish[] = [],
): Cookbook {
  const laid = layPantry({
    ...wish,
    own,
    pantry: stock.items,
    corrections: stock.corrections,
    ...(equipment && { equipment }),
    ...(maxMinutes !== undefined && { maxMinutes }),
  })
  const ideas = (allergies: Allergies, count: number) =>
    laid.ideas(allergies, count).map((page) => ideaFrom(page, stock))
  return {
    ideas,
    countWithheld(allergies, kept, gate, count) {
      if (!avoidsAnything(allergies) || allergies.unreadable) return
      const known = new Set(kept.map(({ recipe }) => recipe.id))
      for (const idea of ideas(noAllergies, count))
        if (!known.has(idea.recipe.id)) gate.passes(idea, allergies)
    },
  }
}

function ideaFrom(page: Suggestion, stock: RecipeStock): Idea {
  const { id, swaps, isOwn } = page
  const recipe = { id, engine: isOwn ? 'own' : 'cookbook', ...shown(page) } as const
  return ideaOf(swaps ? { ...recipe, swaps: [...swaps] } : recipe, stock)
}
