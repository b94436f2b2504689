import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { searchCalls } from '@shelfmate/contract/exchange/searches'
import { queryOptions } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { readAgain } from '#lib/live/read-again.ts'

type Calls = typeof searchCalls

const addresses = {
  listSearches: 'GET /exchange/searches',
  saveSearch: 'PUT /exchange/searches',
  removeSearch: 'DELETE /exchange/searches/:id',
} as const satisfies CallAddresses<Calls>

/** What one is told of when it is offered in one's dorm. */
export const searchesQuery = queryOptions({
  queryKey: ['exchange', 'searches'],
  queryFn: ({ signal }) => sendTo<Calls['listSearches']>(addresses.listSearches, {}, { signal }),
  networkMode: 'always',
})

const refresh = () => readAgain({ queryKey: searchesQuery.queryKey })

/** Has one told of food of that name from now on. */
export async function saveSearch(words: string): Promise<void> {
  await sendTo<Calls['saveSearch']>(addresses.saveSearch, { body: { words } })
  await refresh()
}

/** Has one told of it no more. */
export async function removeSearch(id: string): Promise<void> {
  await sendTo<Calls['removeSearch']>(addresses.removeSearch, { params: { id } })
  await refresh()
}
