import type { RecipeBook, recipeBookCalls } from '@shelfmate/contract/recipe-book/recipe-book'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { addresses, bookEvent } from '../data/recipes.addresses.ts'
import { followKitchen, keptReading } from '../data/recipes.queries.ts'

/** What the user keeps, rates and wrote; kept on the device, so that a kitchen without a network has it. */
export const bookQuery = queryOptions<RecipeBook>({
  queryKey: ['recipes', 'book'],
  queryFn: ({ signal }) => sendTo<typeof recipeBookCalls.readBook>(addresses.readBook, {}, { signal }),
  ...keptReading,
})

/** Reads the book again where a screen shows it. */
const refreshBook = () => readAgain({ queryKey: bookQuery.queryKey })

/** Follows what other devices keep, and the pantry and the profile that the recipes are laid against. */
export function useBookLive(userId: string): void {
  useEffect(() => followKitchen(userId, refreshBook, bookEvent), [userId])
}
