import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import { type CalendarDate, dayNumber } from '@shelfmate/contract/pantry/expiry'
import type { PantryChange } from '@shelfmate/contract/pantry/pantry'
import type { RecipesAnswer, recipesCalls, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { listenLive } from '#lib/realtime.ts'
import { addresses, foodsEvent, pantryEvent } from '../data/recipes.addresses.ts'
import { type Kitchen, kitchenFilters } from '../screen/recipes-kitchen.ts'

const key = ['recipes', 'tonight'] as const

/**
 * What the cookbook has for tonight and for what the kitchen has, the same all day for the same food. Kept nowhere: an allergy that was told since holds for
 * the next look.
 */
export const tonightQuery = (today: CalendarDate, expiring: readonly string[], kitchen: Kitchen) =>
  queryOptions<RecipesAnswer>({
    queryKey: [...key, today, expiring.join(), kitchen],
    queryFn: ({ signal }) =>
      sendTo<typeof recipesCalls.generate>(
        addresses.generate,
        { body: { engine: 'cookbook', seed: dayNumber(today) ?? 0, ...kitchenFilters(kitchen) } },
        { signal, outlivesPage: false },
      ),
    enabled: expiring.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Takes back what was found of these items, or of any, for somebody who avoids something; it is looked for anew. */
export function takeBackTonight(itemIds?: readonly string[]): void {
  const hasOne = ({ labels }: SuggestedRecipe) =>
    labels !== undefined && (!itemIds || itemIds.some((id) => id in labels))
  void queryClient.resetQueries({
    queryKey: key,
    predicate: ({ queryKey }) => {
      const found = queryClient.getQueryData<RecipesAnswer>(queryKey)
      // What is on its way may be from before.
      return !found || found.recipes.some(hasOne)
    },
  })
}

/** Takes back what was found once the user's profile, or what they say of its food, is another. */
export function useTonightLive(userId: string): void {
  useEffect(() => {
    const again = () => void queryClient.resetQueries({ queryKey: key })
    const onProfile = (change: ProfileChange) => {
      if (change.userId === userId) again()
    }
    const onPantry = ({ upserted, removed }: PantryChange) =>
      takeBackTonight([...upserted.map(({ id }) => id), ...removed])
    return listenLive(again, [profileChangedEvent, onProfile], [foodsEvent, again], [pantryEvent, onPantry])
  }, [userId])
}
