import type { ExchangeChange } from '@shelfmate/contract/exchange'
import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/live'
import { useEffect } from 'react'
import { queryClient } from '#lib/query-client.ts'
import { onEvent, onReconnect } from '#lib/realtime.ts'
import { foldIntoComments, renameInComments } from './comments.queries.ts'
import { changedEvent } from './exchange.addresses.ts'
import { foldIntoPosts, renameInPosts } from './posts.queries.ts'
import { tellReaders } from './while-reading.ts'

const everything = { queryKey: ['exchange'] }

/** Takes in a change, from an answer or from an event; one that is known already does no harm. */
export function receiveChange(change: ExchangeChange): void {
  tellReaders(change)
  foldIntoPosts(change)
  foldIntoComments(change)
}

/** Reads again whatever is on screen. */
export async function refreshExchange(): Promise<void> {
  // What is on its way would start over, and what is awaited would come later.
  if (queryClient.isFetching(everything) > 0)
    await queryClient.refetchQueries(everything, { cancelRefetch: false })
  await queryClient.invalidateQueries(everything)
}

function rename(now: ProfileChange): void {
  renameInPosts(now)
  renameInComments(now)
  // What is being read may still hold the old name.
  if (queryClient.isFetching(everything) > 0) void refreshExchange()
}

/** Keeps posts and comments live while the screen is open. */
export function useExchangeLive(): void {
  useEffect(() => {
    const stops = [
      onEvent(changedEvent, receiveChange),
      onEvent(profileChangedEvent, rename),
      onReconnect(() => void refreshExchange()),
    ]
    return () => {
      for (const stop of stops) stop()
      // Nobody listens from here on: shown at once at the next visit, and read again.
      void queryClient.invalidateQueries({ ...everything, refetchType: 'none' })
    }
  }, [])
}
