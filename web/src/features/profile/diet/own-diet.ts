import { useQuery } from '@tanstack/react-query'
import { useUnsavedProfile } from '../profile.operations.ts'
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
  const unsaved = useUnsavedProfile()
  const { data, dataUpdatedAt } = useQuery({ ...ownProfileQuery, enabled: false })
  // What was not touched in the form takes nothing back of what another device has saved meanwhile.
  const typed = (field: 'allergies' | 'preferences') =>
    unsaved && unsaved.refusal === undefined && unsaved.body[field] !== unsaved.base?.[field]
      ? unsaved.body[field].trim()
      : undefined
  const [allergies, preferences] = [typed('allergies'), typed('preferences')]
  if (allergies !== undefined || preferences !== undefined)
    return { allergies, preferences, at: Number.POSITIVE_INFINITY }
  return data && { allergies: data.allergies, preferences: data.preferences, at: dataUpdatedAt }
}
