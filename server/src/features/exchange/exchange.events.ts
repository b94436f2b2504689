import { defineEvent } from '#platform/events/events.ts'

/** Units of a post were handed over in one transaction: an entry for each, whose donation is on record. */
export const donationsRecorded = defineEvent<{
  donations: { userId: string; donationId: string }[]
  at: Date
}>('donationsRecorded')

/** A post is published, or there again after its removal. */
export const postPublished = defineEvent<{ postId: string }>('postPublished')

/** A post is gone, deleted or with its last unit: nothing of it is promised any more. */
export const postEnded = defineEvent<{ postId: string }>('postEnded')

/** A post's owner saved it anew: its words, its date, how much there is, how it is given or when it is picked up. */
export const postEdited = defineEvent<{
  postId: string
  foodName: string
  expiryDate: string
  graceDays: number
  location: string
  photoId: string | null
  /** When it could be picked up before. */
  hoursBefore: { from: string | null; until: string | null }
}>('postEdited')

/** Others see a picture that posts showed no more, or again; one that `isGone` is about to be deleted. */
export const pictureChanged = defineEvent<{ imageId: string; isGone: boolean }>('pictureChanged')
