import type { CallInput } from '@shelfmate/contract/api/call'
import type { RecipeBook, RecipeMark, recipeBookCalls } from '@shelfmate/contract/recipe-book/recipe-book'
import { queryClient } from '#lib/api/query-client.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { callKind } from '#lib/press/press-kinds.ts'
import { addresses } from '../data/recipes.addresses.ts'
import { bookQuery } from './book.queries.ts'
import * as words from './book-words.ts'

/** What is said of a recipe, as it waits on the device: as a whole, so that saying it again changes nothing. */
export interface MarkPress {
  call: { name: 'mark'; input: CallInput<typeof recipeBookCalls.mark> }
  /** The recipe's name. */
  title: string
}

const { queryKey } = bookQuery

/** Resolves once the cached book holds what the server has now, also where no screen shows it. */
export async function readBook(): Promise<void> {
  await readAgain({ queryKey })
  await queryClient.fetchQuery({ ...bookQuery, staleTime: Number.POSITIVE_INFINITY })
}

/** Takes in what is said of a recipe now, and asks for the rest of the book: how it goes with the pantry only the server knows. */
export async function receiveMark(mark: RecipeMark): Promise<void> {
  // What was asked for before it knows nothing of it.
  await queryClient.cancelQueries({ queryKey })
  const known = queryClient.getQueryState<RecipeBook>(queryKey)
  if (known?.data) {
    const marks = [...known.data.marks.filter(({ id }) => id !== mark.id), mark]
    // As old as before: the rest of it is.
    queryClient.setQueryData(queryKey, { ...known.data, marks }, { updatedAt: known.dataUpdatedAt })
  }
  await readBook()
}

export const markKind = callKind<MarkPress, RecipeMark>({
  addresses,
  receive: receiveMark,
  refresh: readBook,
  words: ({ title }) => ({
    what: words.rememberMark(title),
    failure: words.markNotSaved(title),
    typed: [],
  }),
})
