import type { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { type CallOf, callKind } from '#lib/press/press-kinds.ts'
import { addresses } from './recipes.addresses.ts'
import * as words from './recipes-data-words.ts'

/** A cooking, or taking it back, as it waits on the device. */
export interface CookPress {
  call: CallOf<typeof recipesCalls, 'cook' | 'undoCook'>
  /** The recipe's name. */
  title: string
  /** How many items it takes. */
  count: number
}

/** The pantry hears of what was used by its own events. */
const nothing = async () => undefined

export const cookKind = callKind<CookPress, unknown>({
  addresses,
  takingAway: ['undoCook'],
  counting: ['cook'],
  receive: nothing,
  refresh: nothing,
  words: ({ call, title, count }) => {
    const [what, outcome] =
      call.name === 'cook'
        ? [words.cookTake(title, count), words.outcomeUsedUp]
        : [words.putBackWhatTakes(title), words.outcomePutBack]
    return { what, failure: words.usesNotChanged(title, outcome), typed: [] }
  },
})
