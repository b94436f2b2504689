import { defineCommittedEvent } from '#platform/events/events.ts'

/**
 * A message is stored. Told after the commit, like the live update: storing a message is one statement without a transaction
 * around it. A sender who had no answer sends again, and then it is told again.
 */
export const messageSent = defineCommittedEvent<{ chatId: string; recipientId: string }>('messageSent')
