import { defineEvent } from '#platform/events/events.ts'

/** Units of a post were handed over in one transaction: an entry for each, whose donation is on record. */
export const donationsRecorded = defineEvent<{
  donations: { userId: string; donationId: string }[]
  at: Date
}>('donationsRecorded')
