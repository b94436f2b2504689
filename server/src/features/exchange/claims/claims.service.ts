import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import { BatchedTransaction, type End } from '#platform/database/batched-transaction.ts'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import { Service } from '#platform/service/service.ts'
import { donationsRecorded, postEnded } from '../exchange.events.ts'
import {
  announce,
  changeTo,
  type ExchangePorts,
  handedOver,
  lockOwnPresent,
  store,
} from '../exchange.ledger.ts'
import { insertDonations } from './claims.repository.ts'

type ClaimAnswer = ExchangeChange & { donationId: string }

/** One transaction at a time for a post: the next would only wait for its lock. */
const shared = { runs: 1, keys: 100 }

/** Handing food over, one unit at a time. */
export class ClaimsService extends Service<ExchangePorts> {
  /** By owner and post, while there are any. */
  readonly #underWay = new Map<string, BatchedTransaction<Repeatable, ClaimAnswer>>()

  /**
   * Takes one unit off a post and records it as given; the last one deletes the post (D14). However many arrive together,
   * exactly as many as there are units get one: those that meet share a transaction, and the post's lock lets transactions
   * through one by one. What is promised to somebody is theirs. Errors: NOT_FOUND, UNITS_PROMISED, ID_REUSED.
   */
  async claim(userId: string, postId: string, key: RequestKey): Promise<ClaimAnswer> {
    const request = { userId, key, kind: 'donation' } as const
    return once(this.ports.database, request, () => this.#claimOf(userId, postId, request))
  }

  async #claimOf(userId: string, postId: string, request: Repeatable): Promise<ClaimAnswer> {
    const name = `${userId} ${postId}`
    const claims =
      this.#underWay.get(name) ??
      new BatchedTransaction<Repeatable, ClaimAnswer>(
        (requests) =>
          this.ports.database.transaction((tx) => this.#claimTogether(tx, { userId, postId, requests })),
        shared,
      )
    this.#underWay.set(name, claims)
    try {
      return await claims.run(request)
    } finally {
      if (claims.isIdle) this.#underWay.delete(name)
    }
  }

  async #claimTogether(
    tx: Tx,
    { userId, postId, requests }: { userId: string; postId: string; requests: Repeatable[] },
  ): Promise<End<ClaimAnswer>[]> {
    const { clock, events } = this.ports
    const post = await lockOwnPresent(tx, userId, postId)
    const at = clock.now()
    const states = requests
      .slice(0, post.quantity - post.promised)
      .map((_, n) => ({ ...post, ...handedOver(post, n + 1, 0), version: post.version + n + 1 }))
    const answers = states.map((state, n) => ({ ...changeTo(state), donationId: requests[n]?.key.id ?? '' }))
    const last = states.at(-1) ?? post
    const [recorded] = await Promise.all([
      insertDonations(
        tx,
        answers.map(({ donationId }) => ({
          userId,
          id: donationId,
          postId,
          foodName: post.foodName,
          donatedAt: at.toISOString(),
        })),
        answers.flatMap((answer, n) => (requests[n] ? [keyValues(requests[n], at, answer)] : [])),
      ),
      store(tx, last),
      events.emit(tx, donationsRecorded, {
        donations: answers.map(({ donationId }) => ({ userId, donationId })),
        at,
      }),
    ])
    if (recorded.length < answers.length) throw new DomainError('ID_REUSED')
    if (last.quantity === 0) await events.emit(tx, postEnded, { postId })
    return requests.map((_, n) => {
      const answer = answers[n]
      return answer
        ? { status: 'fulfilled', value: announce(this.ports, tx, answer, post) }
        : { status: 'rejected', reason: new DomainError(post.promised > 0 ? 'UNITS_PROMISED' : 'NOT_FOUND') }
    })
  }
}
