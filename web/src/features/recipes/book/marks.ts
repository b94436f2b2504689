import type { RecipeBook, RecipeMark } from '@shelfmate/contract/recipe-book/recipe-book'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#lib/api/query-client.ts'
import type { Press } from '#lib/press/press-machine.ts'
import { presses, usePresses } from '#lib/press/press-store.ts'
import type { MarkPress } from './book.press.ts'
import { bookQuery } from './book.queries.ts'

const silent = { kept: false, rating: null, notForMe: false, cookedOn: null }

/** What is said of a recipe, with what was pressed here done to it; undefined where the book is not known. */
function markIn(
  book: RecipeBook | undefined,
  pressed: readonly Press[],
  { id, engine: writer }: Pick<SuggestedRecipe, 'id' | 'engine'>,
): RecipeMark | undefined {
  const last = pressed.findLast((press) => isMarkOf(press, id))
  if (last) {
    const { recipe: _, ...state } = (last.payload as MarkPress).call.input.body
    return state
  }
  return book && (book.marks.find((each) => each.id === id) ?? { id, writer, ...silent })
}

const isMarkOf = ({ kind, payload, refusal }: Press, id: string): boolean =>
  // `mark` in book.mutations.ts is what makes presses of this kind.
  kind === 'mark' && !refusal && (payload as MarkPress).call.input.body.id === id

/** Whether something was said of a recipe that has not arrived yet. */
export const isBeingMarked = (id: string): boolean => presses().some((press) => isMarkOf(press, id))

/** What is said of each recipe. */
export function useMarks(): (recipe: Pick<SuggestedRecipe, 'id' | 'engine'>) => RecipeMark | undefined {
  const { data } = useQuery(bookQuery)
  const pressed = usePresses()
  return (recipe) => markIn(data, pressed, recipe)
}

/** The same at this moment. */
export const currentMark = (recipe: SuggestedRecipe): RecipeMark | undefined =>
  markIn(queryClient.getQueryData(bookQuery.queryKey), presses(), recipe)
