import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import type { ProfileValues } from './profile-values.ts'

/** What the form of Mei's profile holds, with a picture of before. */
export const savedValues: ProfileValues = {
  displayName: 'Mei Tan',
  age: '',
  dorm: '',
  preferences: '',
  allergies: '',
  photoId: 'old',
  seenBy: seenByEverybody,
}
