import { type ProfileChange, profileChangedEvent } from '@shelfmate/contract/api/live'
import type { FoodRequest, RequestList, requestsCalls } from '@shelfmate/contract/requests/requests'
import { foldRequests } from '@shelfmate/contract/requests/requests-fold'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { keptOnDevice } from '#lib/device/persisted-queries.ts'
import { offerReload } from '#lib/forms/offer-reload.ts'
import { LiveList } from '#lib/live/live-list.ts'
import { listenLive } from '#lib/realtime.ts'
import { addresses, changedEvent } from './requests.addresses.ts'

/** A timer that is set for more than 24.8 days fires at once: what is that far away is looked for again each day. */
const longestWaitMs = 86_400_000

/** My requests and those for my posts, in one list that several screens show parts of. */
const requestLists = new LiveList<undefined, RequestList, RequestList>({
  key: ['requests'],
  numberOf: ({ items }) => Math.max(0, ...items.map(({ version }) => version)),
  fold: (list, { items }) => {
    const folded = foldRequests(list.items, items)
    return folded === list.items ? list : { items: [...folded] }
  },
})

/** Reads on while there may be open ones. What a later page has is as new as what is held, or newer. */
async function readOpen(signal: AbortSignal, held?: RequestList, cursor?: string): Promise<RequestList> {
  const query = cursor === undefined ? {} : { cursor }
  const { items: more, nextCursor } = await sendTo<typeof requestsCalls.list>(
    addresses.list,
    { query },
    { signal },
  )
  const items = held ? [...foldRequests(held.items, more)] : more
  return nextCursor && more.at(-1)?.endedAt === null ? readOpen(signal, { items }, nextCursor) : { items }
}

export const requestsQuery = queryOptions({
  queryKey: requestLists.keyOf(undefined),
  queryFn: ({ signal }): Promise<RequestList> => requestLists.read(undefined, () => readOpen(signal)),
  meta: keptOnDevice<RequestList>(),
  // Events keep it; whatever may have missed one marks it as old.
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

/** Reads again what is on screen. */
export const refreshRequests = (): Promise<void> => requestLists.refresh()

const held = (): FoodRequest[] => requestLists.cached(undefined)?.items ?? []

/** Takes in what changed, from an answer or from an event. Resolves once it is held. */
export async function receiveRequests(change: RequestList): Promise<void> {
  const before = new Map(held().map(({ id, state }) => [id, state]))
  await requestLists.receive(change)
  const settled = change.items.filter(
    ({ id, state }) => (state === 'handedOver' || state === 'missed') && before.get(id) !== state,
  )
  const met = new Set(settled.map(({ partner }) => partner.userId))
  // A change is told of its own post's requests alone; what is open with the same person shows the record of before (D51).
  if (held().some(({ endedAt, partner }) => endedAt === null && met.has(partner.userId)))
    void refreshRequests()
}

/** Somebody is called otherwise now, or looks otherwise. */
function rename({ userId, displayName, photoId }: ProfileChange): void {
  const isOf = ({ partner }: FoodRequest) => partner.userId === userId
  const partner = { userId, displayName, photoId }
  // What is put counts as read just now.
  requestLists.update((list) =>
    list.items.some(isOf)
      ? { items: list.items.map((request) => (isOf(request) ? { ...request, partner } : request)) }
      : list,
  )
}

/** Keeps requests live while a screen shows them; where the clock alone changes what may be pressed no event tells of it. */
export function useRequestsLive(): void {
  const { data, dataUpdatedAt } = useQuery(requestsQuery)
  useEffect(() => {
    if (!data) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    // Comes after the screen: it is of what happens in minutes at the earliest.
    const wait = async () => {
      const { nextAsking } = await import('./next-asking.ts')
      const asking = nextAsking(data, dataUpdatedAt)
      if (asking === undefined || isOver) return
      timer = setTimeout(() => void refreshRequests(), Math.min(asking - Date.now(), longestWaitMs))
    }
    wait().catch(offerReload)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [data, dataUpdatedAt])
  useEffect(() => {
    const stop = listenLive(
      () => void refreshRequests(),
      [changedEvent, (change: RequestList) => void receiveRequests(change)],
      [profileChangedEvent, rename],
    )
    return () => {
      stop()
      requestLists.leave()
    }
  }, [])
}
