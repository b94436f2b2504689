import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import type { ErrorCode } from '@shelfmate/contract/api/errors'
import { aiCeiling } from '#platform/ai/ai-ceiling.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'

/** A model fails some days; whoever makes it fail on purpose shall not cost the others theirs. */
const givenBackADay = 5

/** What a user may have the AI write, and what all users together may cost. Counted in PostgreSQL, for all processes. */
export class AiQuota {
  readonly #perHour: Limiter
  readonly #perDay: Limiter
  readonly #ceiling: Limiter
  readonly #givenBack: Limiter

  /** `ceiling`: requests to the model that all users together may cause in a day. */
  constructor(store: LimitStore, ceiling: number) {
    this.#perHour = new Limiter(store, { name: 'recipes-ai-hour', points: 10, windowMs: msPerHour })
    this.#perDay = new Limiter(store, { name: 'recipes-ai-day', points: 30, windowMs: msPerDay })
    this.#ceiling = aiCeiling(store, ceiling)
    this.#givenBack = new Limiter(store, {
      name: 'recipes-ai-back',
      points: givenBackADay,
      windowMs: msPerDay,
    })
  }

  /** Takes one writing with its first request. Errors: RECIPES_QUOTA, RECIPES_CEILING, each with the seconds to wait. */
  async take(userId: string): Promise<void> {
    await refusing('RECIPES_QUOTA', () =>
      this.#perHour.spend(userId, () => this.#perDay.spend(userId, () => this.takeRequest())),
    )
  }

  /** Takes a further request. Errors: RECIPES_CEILING. */
  async takeRequest(): Promise<void> {
    await refusing('RECIPES_CEILING', () => this.#ceiling.take('all'))
  }

  /** Gives back a writing that failed, a few times a day; what it cost stays counted. */
  async giveBackFailed(userId: string): Promise<void> {
    if (await this.#givenBack.tryTake(userId)) await this.#giveBack(userId)
  }

  /** Gives back a writing that the model was never asked for, and its request. */
  async giveBackUnasked(userId: string): Promise<void> {
    await Promise.all([this.#giveBack(userId), this.#ceiling.giveBack('all')])
  }

  async #giveBack(userId: string): Promise<void> {
    await Promise.all([this.#perHour.giveBack(userId), this.#perDay.giveBack(userId)])
  }
}

/** The limit's refusal under the name that tells the screen what to offer instead. */
async function refusing(code: ErrorCode, take: () => Promise<void>): Promise<void> {
  try {
    await take()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error
    const { retryAfterSeconds } = error
    throw new DomainError(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
  }
}
