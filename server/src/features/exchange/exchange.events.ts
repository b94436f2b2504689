import { defineEvent } from '#platform/events/events.ts'

/** One unit of a post was handed over: the donation is on record. */
export const donationRecorded = defineEvent<{ userId: string; donationId: string; at: Date }>(
  'donationRecorded',
)
