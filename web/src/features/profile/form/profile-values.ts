import type { UseFormReturnType } from '@mantine/form'
import type { OwnProfile, ProfileBody } from '@shelfmate/contract/profile/profile'
import { type SeenBy, seenByEverybody } from '@shelfmate/contract/profile/seen-by'

/** The form's fields as they are typed, and the saved image unless it was taken away in the form. */
export interface ProfileValues {
  photoId: string | null
  displayName: string
  age: string
  dorm: string
  preferences: string
  allergies: string
  seenBy: SeenBy
}

export type ProfileFormOf = UseFormReturnType<ProfileValues>

/** What this device kept from before it was asked who sees what says nothing of that. */
type KeptProfile = Omit<OwnProfile, 'seenBy'> & Partial<Pick<OwnProfile, 'seenBy'>>

export function toValues(profile: KeptProfile): ProfileValues {
  const { photoId, displayName, age, dorm, preferences, allergies, seenBy = seenByEverybody } = profile
  return { photoId, displayName, age: age === null ? '' : String(age), dorm, preferences, allergies, seenBy }
}

/** What is saved; an age that is no number stays for the schema to refuse. */
export function toBody({ age, ...others }: ProfileValues): ProfileBody {
  return { ...others, age: age.trim() === '' ? null : Number(age) }
}
