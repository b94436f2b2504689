import type { Considered, RecipeEngine } from '@shelfmate/contract/recipes'
import type { Allergies } from '@shelfmate/food/guard/allergies'
import { readPreferences } from '@shelfmate/food/ranking/preferences'
import type { Larder } from './larder.ts'

interface ToConsider {
  engine: RecipeEngine
  larder: Larder
  preferences: string
  allergies: { text: string; last: Allergies }
}

/** What the screen says of whom recipes are written for. */
export function considered({
  engine,
  larder,
  preferences,
  allergies: { text, last },
}: ToConsider): Considered {
  const { understood, notUnderstood } = readPreferences(preferences)
  return {
    engine,
    items: larder.items.length,
    excluded: larder.excluded,
    preferences: { text: preferences, understood: [...understood], notUnderstood: [...notUnderstood] },
    allergies: {
      text,
      avoided: [...last.groups],
      words: last.words.map(({ word }) => word),
      notes: last.notes.map(({ code, phrase }) => ({ code, phrase })),
      unreadable: last.unreadable,
    },
  }
}
