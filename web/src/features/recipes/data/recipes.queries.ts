import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import type { Considered, recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { listenLive } from '#lib/realtime.ts'
import { addresses, pantryEvent } from './recipes.addresses.ts'

/** How the screen reads: nobody listened while it was closed. */
export const keptReading = {
  meta: keptOnDevice(),
  refetchOnMount: 'always',
  networkMode: 'always',
} as const

/** What recipes would be written for now. */
export const consideredQuery = queryOptions<Considered>({
  queryKey: ['recipes', 'considered'],
  queryFn: ({ signal }) => sendTo<typeof recipesCalls.considered>(addresses.considered, {}, { signal }),
  ...keptReading,
})

/** Follows the pantry and the profile, on whatever screen they change. */
export function useConsideredLive(userId: string): void {
  useEffect(() => followKitchen(userId, () => readAgain({ queryKey: consideredQuery.queryKey })), [userId])
}

/** Reads again what goes by the user's pantry and profile when these change, and on other events. */
export function followKitchen(userId: string, read: () => Promise<void>, ...also: string[]): () => void {
  const refresh = () => void read()
  const onProfile = (change: ProfileChange) => {
    if (change.userId === userId) refresh()
  }
  const followed = [pantryEvent, ...also].map((name) => [name, refresh] as const)
  return listenLive(refresh, [profileChangedEvent, onProfile], ...followed)
}
