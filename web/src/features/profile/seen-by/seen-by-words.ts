import type { Audience, AudienceField } from '@shelfmate/contract/profile/seen-by'

/** Who may see a part of a profile, as it is chosen. */
export const audienceNames: Record<Audience, string> = {
  everybody: 'Everyone who’s logged in',
  handedOver: 'People I’ve shared food with',
  nobody: 'Nobody',
}

/** What a choice is about. */
const fieldNames: Record<AudienceField, string> = {
  age: 'age',
  dorm: 'dorm',
  preferences: 'preferences',
  allergies: 'allergies',
}

export const previewWords = {
  open: 'Show what others see',
  close: 'Hide what others see',
  strangers: 'Most people see this',
  neighbours: 'People you’ve shared food with see this',
  all: 'Everyone who’s logged in sees this',
}

export const whoSeesMy = (field: AudienceField) => `Who sees my ${fieldNames[field]}`
