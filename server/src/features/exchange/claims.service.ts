import { randomUUID } from 'node:crypto'
import type { ExchangeChange } from '@shelfmate/contract/exchange'
import { DomainError } from '#platform/routes/domain-error.ts'
import { insertDonation } from './claims.repository.ts'
import { donationRecorded } from './exchange.events.ts'
import {
  announce,
  answerOnce,
  changeTo,
  type ExchangePorts,
  findFirstAnswer,
  nextOf,
  store,
  usedBefore,
} from './exchange.ledger.ts'
import { lockOwnPost } from './exchange.repository.ts'

export type ClaimAnswer = ExchangeChange & { donationId: string }

/** Handing food over, one unit at a time. */
export class ClaimsService {
  readonly #ports: ExchangePorts

  constructor(ports: ExchangePorts) {
    this.#ports = ports
  }

  /**
   * Takes one unit off a post and records it as given; the last one deletes the post (D14). However many arrive together,
   * the post's lock lets them through one by one. An `id` seen before answers the first result. Errors: NOT_FOUND.
   */
  async claim(userId: string, postId: string, id: string = randomUUID()): Promise<ClaimAnswer> {
    const { database, clock, events } = this.#ports
    const request = { userId, id, kind: 'donation', postId } as const
    return database.transaction(async (tx) => {
      const [post] = await lockOwnPost(tx, { userId, id: postId })
      if (!post || post.removedAt) {
        // The post may be gone because this very claim took its last unit.
        const known = await findFirstAnswer<ClaimAnswer>(tx, request)
        if (known) return known
        throw new DomainError('NOT_FOUND')
      }
      const at = clock.now()
      const next = nextOf(post, { quantity: post.quantity - 1 })
      const answer: ClaimAnswer = { ...changeTo(next), donationId: id }
      const first = await answerOnce(tx, request, { answer, at })
      if (first) return first
      const { foodName } = post
      const recorded = await insertDonation(tx, {
        ...{ userId, id, postId, foodName, donatedAt: at.toISOString() },
      })
      if (recorded.length === 0) throw usedBefore()
      await store(tx, next)
      await events.emit(tx, donationRecorded, { userId, donationId: id, at })
      return announce(this.#ports, tx, answer)
    })
  }
}
