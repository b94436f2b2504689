import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { readAgain } from '#lib/live/read-again.ts'
import { type AnyKind, type CallOf, callKind } from '#lib/press/press-kinds.ts'
import { bookQuery } from '../book/book.queries.ts'
import { takeBackTonight } from '../tonight/tonight.queries.ts'
import { addresses } from './recipes.addresses.ts'
import { doubtLabels } from './recipes.queries.ts'
import * as words from './recipes-data-words.ts'

/** A cooking, or taking it back, as it waits on the device. */
export interface CookPress {
  call: CallOf<typeof recipesCalls, 'cook' | 'undoCook'>
  /** The recipe's name. */
  title: string
  /** How many items it takes. */
  count: number
  /** What the pantry shows of it, as an operation of its own; versions before said nothing of it. */
  operation?: { kind: 'act'; outcomes: readonly CookOutcome[] }
}

/** What becomes of a pantry item: fewer pieces, nothing, or what it was before. */
export type CookOutcome =
  | { id: string; left: number; pieces: number }
  | { id: string; isGone: true }
  | { id: string; back: PantryItem }

/** How a cooking is sent; the answer does not tell the pantry what it has now, so `readPantry` asks. */
export const cookKind = (readPantry: () => Promise<void>): AnyKind =>
  callKind<CookPress, unknown>({
    addresses,
    takingAway: ['undoCook'],
    counting: ['cook'],
    receive: readPantry,
    refresh: readPantry,
    words: ({ call, title, count }) => {
      const [what, outcome] =
        call.name === 'cook'
          ? [words.cookTake(title, count), words.outcomeUsedUp]
          : [words.putBackWhatTakes(title), words.outcomePutBack]
      return { what, failure: words.usesNotChanged(title, outcome), typed: [] }
    },
  })

/**
 * The same kind of presses, after which no recipe is shown that was judged by what they made untrue: `itemsOf` are the items of
 * which a press says something else; undefined for any.
 */
export const judgedAnew = (
  kind: AnyKind,
  itemsOf: (payload: unknown) => readonly string[] | undefined,
): AnyKind => ({
  ...kind,
  send: async (payload, ...how) => {
    const answer = await kind.send(payload, ...how)
    const ids = itemsOf(payload)
    if (ids?.length === 0) return answer
    doubtLabels(ids)
    takeBackTonight(ids)
    void readAgain({ queryKey: bookQuery.queryKey })
    return answer
  },
})
