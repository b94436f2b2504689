import { defineEvent } from '#platform/events/events.ts'

/** Somebody has blocked somebody: whatever the two have under way together ends in the same transaction. */
export const personBlocked = defineEvent<{ userId: string; otherId: string; at: Date }>('personBlocked')
