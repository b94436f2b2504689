import type { CallInput } from '@shelfmate/contract/api/call'
import type { RecipeMark, recipeBookCalls } from '@shelfmate/contract/recipe-book/recipe-book'
import { callKind } from '#lib/press/press-kinds.ts'
import { addresses } from '../data/recipes.addresses.ts'
import { refreshBook } from './book.queries.ts'

/** What is said of a recipe, as it waits on the device: as a whole, so that saying it again changes nothing. */
export interface MarkPress {
  call: { name: 'mark'; input: CallInput<typeof recipeBookCalls.mark> }
  /** The recipe's name. */
  title: string
}

export const markKind = callKind<MarkPress, RecipeMark>({
  addresses,
  receive: refreshBook,
  refresh: refreshBook,
  words: ({ title }) => ({
    what: `Remember what you said of ${title}`,
    failure: `What you said of ${title} could not be saved.`,
    typed: [],
  }),
})
