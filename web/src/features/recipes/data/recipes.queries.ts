import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import type { Considered, recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { listenLive } from '#lib/realtime.ts'
import { addresses, foodsEvent, pantryEvent } from './recipes.addresses.ts'

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
const { queryKey } = consideredQuery

/** Follows the pantry and the profile, on whatever screen they change. */
export function useConsideredLive(userId: string): void {
  useEffect(() => followKitchen(userId, () => readAgain({ queryKey })), [userId])
}

/** Has what is kept of it count as old while no screen reads it: the next one waits for what is so by then. */
export function useConsideredMarked(userId: string): void {
  useEffect(() => {
    const mark = () => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    const onProfile = (change: ProfileChange) => {
      if (change.userId === userId) doubtThatNothingIsAvoided()
    }
    const stops = [listenLive(() => undefined, [profileChangedEvent, onProfile]), followKitchen(userId, mark)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [userId])
}

/** Who avoided nothing, and whose recipes were therefore not judged, may avoid something by now. */
function doubtThatNothingIsAvoided(): void {
  const { dataUpdatedAt: updatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
  queryClient.setQueryData(queryKey, (told) => told && { ...told, labels: told.labels ?? {} }, { updatedAt })
}

/** Whether something has changed that nobody has asked about since. */
export const isConsideredOld = (): boolean => queryClient.getQueryState(queryKey)?.isInvalidated === true

/** Has no recipe with these items, or with any, count as judged by what is said of them, until the server has said what that is. */
export function doubtLabels(itemIds?: readonly string[]): void {
  const { dataUpdatedAt: updatedAt } = queryClient.getQueryState(queryKey) ?? {}
  queryClient.setQueryData(
    queryKey,
    (told) => {
      if (!told?.labels) return told
      const doubted = (itemIds ?? Object.keys(told.labels)).map((id) => [id, ''] as const)
      return { ...told, labels: { ...told.labels, ...Object.fromEntries(doubted) } }
    },
    updatedAt === undefined ? {} : { updatedAt },
  )
  void readAgain({ queryKey })
}

/** Reads again what goes by the user's pantry, what its names mean, and the profile, when these change, and on other events. */
export function followKitchen(userId: string, read: () => Promise<void>, ...also: string[]): () => void {
  const refresh = () => void read()
  const onProfile = (change: ProfileChange) => {
    if (change.userId === userId) refresh()
  }
  const followed = [pantryEvent, foodsEvent, ...also].map((name) => [name, refresh] as const)
  return listenLive(refresh, [profileChangedEvent, onProfile], ...followed)
}
