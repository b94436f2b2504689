import type { foodsCalls } from '@shelfmate/contract/foods/foods'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { addresses } from './foods.addresses.ts'

/** The search for foods that a text may mean; meanwhile it shows what the text before found. */
export const useFoundFoods = (text: string) =>
  useQuery({
    queryKey: ['foods', 'search', text],
    queryFn: ({ signal }) =>
      sendTo<typeof foodsCalls.search>(addresses.search, { query: { q: text } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A device that is offline says so instead of waiting without a word.
    networkMode: 'always',
  })
