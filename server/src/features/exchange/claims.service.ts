import type { ExchangeChange } from '@shelfmate/contract/exchange'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import { insertDonation } from './claims.repository.ts'
import { donationRecorded } from './exchange.events.ts'
import { announce, changeTo, type ExchangePorts, lockOwnPresent, nextOf, store } from './exchange.ledger.ts'

export type ClaimAnswer = ExchangeChange & { donationId: string }

/** Handing food over, one unit at a time. */
export class ClaimsService {
  readonly #ports: ExchangePorts

  constructor(ports: ExchangePorts) {
    this.#ports = ports
  }

  /**
   * Takes one unit off a post and records it as given; the last one deletes the post (D14). However many arrive together,
   * the post's lock lets them through one by one. Errors: NOT_FOUND, ID_REUSED.
   */
  async claim(userId: string, postId: string, key: RequestKey): Promise<ClaimAnswer> {
    const { database } = this.#ports
    const request = { userId, key, kind: 'donation' } as const
    return once(database, request, () => database.transaction((tx) => this.#claim(tx, request, postId)))
  }

  async #claim(tx: Tx, request: Repeatable, postId: string): Promise<ClaimAnswer> {
    const { clock, events } = this.#ports
    const {
      userId,
      key: { id },
    } = request
    const post = await lockOwnPresent(tx, userId, postId)
    const at = clock.now()
    const next = nextOf(post, { quantity: post.quantity - 1 })
    const answer: ClaimAnswer = { ...changeTo(next), donationId: id }
    const { foodName } = post
    const recorded = await insertDonation(tx, {
      ...{ userId, id, postId, foodName, donatedAt: at.toISOString() },
      ...keyValues(request, at, answer),
    })
    if (recorded.length === 0) throw new DomainError('ID_REUSED')
    await store(tx, next)
    await events.emit(tx, donationRecorded, { userId, donationId: id, at })
    return announce(this.#ports, tx, answer)
  }
}
