import { useQuery } from '@tanstack/react-query'
import { useUnsavedProfile } from '../profile.operations.ts'
import { ownProfileQuery } from '../profile.queries.ts'

interface OwnDiet {
  allergies: string
  preferences: string
  /** When the server said so, in ms; what waits to be sent is later than all that it said. */
  at: number
}

/** Returns what one has said last of one's diet, as far as this device knows; nothing is asked for it. */
export function useOwnDiet(): OwnDiet | undefined {
  const unsaved = useUnsavedProfile()
  const { data, dataUpdatedAt } = useQuery({ ...ownProfileQuery, enabled: false })
  if (unsaved && unsaved.refusal === undefined) {
    const { allergies, preferences } = unsaved.body
    return { allergies: allergies.trim(), preferences: preferences.trim(), at: Number.POSITIVE_INFINITY }
  }
  return data && { allergies: data.allergies, preferences: data.preferences, at: dataUpdatedAt }
}
