/** What others read of somebody (D59), once for the server and for the form's preview. Pure; loads no schema library. */
import type { AudienceField, Hideable, SeenBy } from './seen-by.ts'

const hidden: Hideable = { age: null, dorm: '', preferences: '', allergies: '' }
const fields = Object.keys(hidden) as AudienceField[]

/** Whether what others read depends on food that went between them and the owner. */
export const asksForHandOver = (seenBy: SeenBy): boolean =>
  fields.some((field) => seenBy[field] === 'handedOver')

/** A profile as somebody else reads it: what they may not see looks like what was never told. `met`: food went between the two. */
export function visibleProfile<Told extends Hideable>(profile: Told, seenBy: SeenBy, met: boolean): Told {
  const isSeen = (field: AudienceField) =>
    seenBy[field] === 'everybody' || (seenBy[field] === 'handedOver' && met)
  const unseen = fields.filter((field) => !isSeen(field)).map((field) => [field, hidden[field]])
  return { ...profile, ...Object.fromEntries(unseen) }
}
