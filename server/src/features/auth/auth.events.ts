import { defineEvent } from '#platform/events/events.ts'

/** Somebody's address is theirs, who had proven none before: from now on others see them. */
export const addressVerified = defineEvent<{ userId: string }>('addressVerified')
