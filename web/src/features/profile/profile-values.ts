import type { OwnProfile, ProfileBody } from '@shelfmate/contract/profile'

/** The form's fields as they are typed. */
export interface ProfileValues {
  displayName: string
  age: string
  dorm: string
  preferences: string
  allergies: string
}

export function toValues({ displayName, age, dorm, preferences, allergies }: OwnProfile): ProfileValues {
  return { displayName, age: age === null ? '' : String(age), dorm, preferences, allergies }
}

/** What is saved; an age that is no number stays for the schema to refuse. */
export function toBody({ age, ...texts }: ProfileValues, photoId: string | null): ProfileBody {
  return { ...texts, age: age.trim() === '' ? null : Number(age), photoId }
}
