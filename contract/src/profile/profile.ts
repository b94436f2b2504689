import * as z from 'zod/mini'
import { personName } from '../account/names.ts'
import { defineCall } from '../api/call.ts'
import { id, optionalText } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { audiences } from './seen-by.ts'

/** Validation texts of section 5 for the profile form. */
export const profileTexts = {
  nameMissing: 'Name is required',
  ageInvalid: 'Age must be between 1 and 199.',
} as const

const age = z.nullable(
  z
    .int({ error: profileTexts.ageInvalid })
    .check(z.gte(limits.ageMin, profileTexts.ageInvalid), z.lte(limits.ageMax, profileTexts.ageInvalid)),
)

const audience = z.enum(audiences)
const seenBy = z.strictObject({ age: audience, dorm: audience, preferences: audience, allergies: audience })

/** What another may know; texts are empty and numbers null where nothing was told, or not to this one. */
const profile = z.strictObject({
  userId: id,
  displayName: z.string(),
  age: z.nullable(z.int()),
  dorm: z.string(),
  preferences: z.string(),
  allergies: z.string(),
  photoId: z.nullable(id),
})
export type Profile = z.infer<typeof profile>

const ownProfile = z.extend(profile, { email: z.string(), seenBy })
export type OwnProfile = z.infer<typeof ownProfile>

/** The whole form, as it is saved. `photoId` names an upload of one's own, or the image that is there already. */
export const profileBody = z.strictObject({
  displayName: personName(limits.displayNameLength, profileTexts.nameMissing),
  age,
  dorm: optionalText(limits.dormLength),
  preferences: optionalText(limits.dietLength),
  allergies: optionalText(limits.dietLength),
  photoId: z.nullable(id),
  /** Left as it is where a page of before does not say it. */
  seenBy: z.optional(seenBy),
})
export type ProfileBody = z.infer<typeof profileBody>

export const profileCalls = {
  readOwn: defineCall('GET', '/profile', { answer: ownProfile }),
  update: defineCall('PUT', '/profile', {
    body: profileBody,
    answer: ownProfile,
    errors: ['IMAGE_NOT_FOUND'],
  }),
  view: defineCall('GET', '/profiles/:userId', {
    verifiedOnly: true,
    params: z.strictObject({ userId: id }),
    answer: profile,
    errors: ['NOT_FOUND'],
  }),
} as const
