import type { CalendarDate } from '@shelfmate/contract/expiry'
import type { Equipment } from '@shelfmate/contract/kitchen'
import { type Allergies, avoidsAnything, noAllergies } from '@shelfmate/food/guard/allergies'
import type { Mark } from '@shelfmate/food/ranking/marks'
import { suggest } from '@shelfmate/food/ranking/suggest'
import type { Suggestion } from '@shelfmate/food/ranking/suggestion'
import { type Gate, type Idea, ideaOf } from './idea.ts'
import type { Larder } from './larder.ts'

/** What both engines are asked, allergies aside: those are read anew for every recipe. */
export interface Wish {
  larder: Larder
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

/** Ideas from the built-in cookbook, the best first. */
export function ideasFromCookbook(wish: Wish, allergies: Allergies, count: number): Idea[] {
  const { larder, today, preferences, equipment, maxMinutes, seed, recent, marks } = wish
  const { suggestions } = suggest({
    pantry: larder.items,
    today,
    preferences,
    allergies,
    seed,
    count,
    recent,
    marks,
    corrections: larder.corrections,
    ...(equipment && { equipment }),
    ...(maxMinutes !== undefined && { maxMinutes }),
  })
  return suggestions.map((page) => ideaFrom(page, larder))
}

/** Counts at the gate the pages that would have been among the best had the allergies allowed them. */
export function countWithheldPages(
  wish: Wish,
  allergies: Allergies,
  kept: readonly Idea[],
  gate: Gate,
  count: number,
): void {
  if (!avoidsAnything(allergies) || allergies.unreadable) return
  const known = new Set(kept.map(({ recipe }) => recipe.id))
  for (const idea of ideasFromCookbook(wish, noAllergies, count))
    if (!known.has(idea.recipe.id)) gate.passes(idea, allergies)
}

function ideaFrom(page: Suggestion, larder: Larder): Idea {
  const { id, title, steps, equipment, minutes, portions, reason, missing, swaps } = page
  const ingredients = page.ingredients.map(
    ({ text, amount, optional = false, source, itemIds, standIn, takes }) => ({
      text,
      optional,
      source,
      itemIds: [...itemIds],
      ...(amount !== undefined && { amount }),
      ...(standIn !== undefined && { standIn }),
      ...(takes !== undefined && { takes }),
    }),
  )
  return ideaOf(
    {
      id,
      engine: 'cookbook',
      title,
      ingredients,
      minutes,
      portions,
      reason,
      steps: [...steps],
      equipment: [...equipment],
      missing: [...missing],
      ...(swaps && { swaps: [...swaps] }),
    },
    larder,
  )
}
