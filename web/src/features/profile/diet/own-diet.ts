import { useQuery } from '@tanstack/react-query'
import { usePresses } from '#lib/press/press-store.ts'
import type { ProfilePress } from '../profile.press.ts'
import { ownProfileQuery } from '../profile.queries.ts'

interface OwnDiet {
  /** Undefined: as the server has them. */
  allergies: string | undefined
  preferences: string | undefined
  /** When the server said so, in ms; what waits to be sent is later than all that it said. */
  at: number
}

/** Returns what one has said last of one's diet, as far as this device knows; nothing is asked for it. */
export function useOwnDiet(): OwnDiet | undefined {
  const waiting = usePresses().flatMap(({ kind, payload, refusal }) =>
    // `saveProfile` is what makes presses of this kind.
    kind === 'profile' && !refusal ? [payload as ProfilePress] : [],
  )
  const { data, dataUpdatedAt } = useQuery({ ...ownProfileQuery, enabled: false })
  // What was not touched in a form takes back neither what another device has saved meanwhile nor what waits before it.
  const typed = (field: 'allergies' | 'preferences') =>
    waiting
      .findLast(({ call, base }) => call.input.body[field] !== base?.[field])
      ?.call.input.body[field].trim()
  const [allergies, preferences] = [typed('allergies'), typed('preferences')]
  if (allergies !== undefined || preferences !== undefined)
    return { allergies, preferences, at: Number.POSITIVE_INFINITY }
  return data && { allergies: data.allergies, preferences: data.preferences, at: dataUpdatedAt }
}
