import type { CallInput } from '@shelfmate/contract/api/call'
import type { RecipeMark, recipeBookCalls } from '@shelfmate/contract/recipe-book/recipe-book'
import { callKind } from '#lib/press/press-kinds.ts'
import { addresses } from '../data/recipes.addresses.ts'
import { refreshBook } from './book.queries.ts'
import * as words from './book-words.ts'

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
    what: words.rememberMark(title),
    failure: words.markNotSaved(title),
    typed: [],
  }),
})
