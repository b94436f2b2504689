import { msPerDay } from '@shelfmate/contract/api/durations'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import type { Clock } from '#platform/clock/clock.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { isNewcomer, type Newcomer } from '#platform/identity/newcomer.ts'
import { Allowance } from '#platform/limits/allowance.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import { TokenBucket } from '#platform/limits/token-bucket.ts'

/** How many chats a user may begin in a day; a new one fewer. */
export class NewChats {
  readonly #clock: Clock
  readonly #everybody: Limiter
  readonly #newcomers: Limiter

  constructor(store: LimitStore, clock: Clock) {
    this.#clock = clock
    this.#everybody = new Limiter(store, { name: 'chat-new', points: 50, windowMs: msPerDay })
    this.#newcomers = new Limiter(store, {
      name: 'chat-newcomer',
      points: serverLimits.newcomerChatsPerDay,
      windowMs: msPerDay,
    })
  }

  take = (user: Newcomer & { userId: string }) => this.#limiterOf(user).take(user.userId)

  giveBack = (user: Newcomer & { userId: string }) => this.#limiterOf(user).giveBack(user.userId)

  #limiterOf(user: Newcomer): Limiter {
    return isNewcomer(user, this.#clock.now()) ? this.#newcomers : this.#everybody
  }
}

/** What a process that ends has not spent is lost: a day of restarts must not use up what somebody may write in it. */
const portions = { characters: 1_000, images: 1 }
/** A few messages an hour: a first one shall not wait for the count, and all of a day are a fraction of what one may write in it. */
const unaskedCharacters = 500

/** How much an account may write in a day: nobody meets it by hand, and it bounds what one can store. */
export class ChatQuota {
  readonly #characters: Allowance
  readonly #images: Allowance

  constructor(store: LimitStore, clock: Clock) {
    this.#characters = new Allowance(store, clock, {
      name: 'chat-characters',
      points: serverLimits.chatCharactersPerDay,
      windowMs: msPerDay,
      portion: portions.characters,
      unasked: unaskedCharacters,
    })
    this.#images = new Allowance(store, clock, {
      name: 'chat-pictures',
      points: serverLimits.chatImagesPerDay,
      windowMs: msPerDay,
      portion: portions.images,
    })
  }

  /** Counts a text, and an image where there is one, for what stores them. Errors: CHAT_QUOTA. */
  async spend<T>(userId: string, text: string, hasImage: boolean, work: () => Promise<T>): Promise<T> {
    const withImage = hasImage ? () => counted(this.#images, userId, 1, work) : work
    return counted(this.#characters, userId, text.length, withImage)
  }
}

/** Work's own refusals stay what they are. */
async function counted<T>(
  allowance: Allowance,
  userId: string,
  amount: number,
  work: () => Promise<T>,
): Promise<T> {
  let isPaid = false
  try {
    return await allowance.spend(userId, amount, () => {
      isPaid = true
      return work()
    })
  } catch (error) {
    if (isPaid || !(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error
    const { retryAfterSeconds } = error
    throw new DomainError('CHAT_QUOTA', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
  }
}

export interface ChatLimits {
  newChats: NewChats
  quota: ChatQuota
  /** Sending, editing and deleting. */
  messages: TokenBucket
  typing: TokenBucket
  people: TokenBucket
}

/**
 * Brakes rather than locks: nobody writes this fast. New chats are what would bother strangers, so that all processes
 * count them together.
 */
export const chatLimits = (store: LimitStore, clock: Clock): ChatLimits => ({
  newChats: new NewChats(store, clock),
  quota: new ChatQuota(store, clock),
  messages: new TokenBucket(clock, { burst: 100, perSecond: 10 }),
  typing: new TokenBucket(clock, { burst: 20, perSecond: 1 }),
  people: new TokenBucket(clock, { burst: 60, perSecond: 1 }),
})
