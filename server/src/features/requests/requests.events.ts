import { defineCommittedEvent } from '#platform/events/events.ts'

/** A promise is off, and no chat of its two says so, or not at night: `userId` is the one who does not know, and may be on the way. */
export const promiseOff = defineCommittedEvent<{ requestId: string; userId: string }>('promiseOff')

/** What `userId` asked for, and was not promised, has gone with its giver's account and their chat. */
export const wishGone = defineCommittedEvent<{ requestId: string; userId: string }>('wishGone')
