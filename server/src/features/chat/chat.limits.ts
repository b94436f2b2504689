import type { Clock } from '#platform/clock/clock.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import { Pace } from '#platform/limits/pace.ts'

const day = 86_400

export interface ChatLimits {
  newChats: Limiter
  /** Sending, editing and deleting. */
  messages: Pace
  typing: Pace
  people: Pace
}

/**
 * Brakes rather than locks: nobody writes this fast. New chats are what would bother strangers, so that all processes
 * count them together.
 */
export const chatLimits = (store: LimitStore, clock: Clock): ChatLimits => ({
  newChats: new Limiter(store, { name: 'chat-new', points: 50, seconds: day }),
  messages: new Pace(clock, { burst: 100, perSecond: 10 }),
  typing: new Pace(clock, { burst: 20, perSecond: 1 }),
  people: new Pace(clock, { burst: 60, perSecond: 1 }),
})
