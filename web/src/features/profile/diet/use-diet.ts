import { useDebouncedValue } from '@mantine/hooks'
import type { Diet, foodsCalls } from '@shelfmate/contract/foods/foods'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sendTo } from '#lib/api/api-client.ts'
import { addresses } from '../profile.addresses.ts'

/** Long enough that a word is read instead of its letters. */
const pauseMs = 400

/**
 * What the server understands of a diet, a moment after it was typed; undefined until it was read, and where it can't be.
 * Kept nowhere: neither on the device nor on the server.
 */
export function useDiet(preferences: string, allergies: string): Diet | undefined {
  const [told] = useDebouncedValue(JSON.stringify({ preferences, allergies }), pauseMs)
  // It was written two lines above.
  const body = JSON.parse(told) as { preferences: string; allergies: string }
  const { data, isPaused } = useQuery({
    queryKey: ['diet', told],
    queryFn: ({ signal }) => sendTo<typeof foodsCalls.readDiet>(addresses.readDiet, { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  // A query that waits for the connection goes on with the reading of the text before.
  return isPaused ? undefined : data
}
