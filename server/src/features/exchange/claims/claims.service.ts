import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import { BatchedTransaction, type End } from '#platform/database/batched-transaction.ts'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { isKeyKept, keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import { areSessionsStillValid } from '#platform/identity/identity.repository.ts'
import type { Remembered } from '#platform/identity/remembered.ts'
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
import type { StoredPost } from '../exchange.repository.ts'
import { insertDonations } from './claims.repository.ts'

type ClaimAnswer = ExchangeChange & { donationId: string }

interface Claim {
  request: Repeatable
  /** Who claims, where that is only remembered: held against their session with the claim. */
  remembered?: Remembered
}

/** Claims of one post that meet. */
interface Claims {
  userId: string
  postId: string
  claims: readonly Claim[]
}

interface ToRecord {
  /** As it is after them. */
  post: StoredPost
  answers: readonly ClaimAnswer[]
  claims: readonly Claim[]
  at: Date
}

/** One transaction at a time for a post: the next would only wait for its lock. */
const shared = { runs: 1, keys: 100 }

/** Handing food over, one unit at a time. */
export class ClaimsService extends Service<ExchangePorts> {
  /** By owner and post, while there are any. */
  readonly #underWay = new Map<string, BatchedTransaction<Claim, ClaimAnswer>>()

  /**
   * Takes one unit off a post and records it as given; the last one deletes the post (D14). However many arrive together,
   * exactly as many as there are units get one: those that meet share a transaction, and the post's lock lets transactions
   * through one by one. What is promised to somebody is theirs. Errors: NOT_FOUND, UNITS_PROMISED, ID_REUSED.
   */
  async claim(userId: string, postId: string, key: RequestKey): Promise<ClaimAnswer> {
    const request = { userId, key, kind: 'donation' } as const
    return once(this.ports.database, request, () => this.#share(userId, postId, { request }))
  }

  /**
   * The same for somebody remembered, without looking their session up before. Errors: UNAUTHENTICATED where they are not who they were,
   * ID_REUSED also where the same was claimed before, and those of `claim`.
   */
  async claimAhead(remembered: Remembered, postId: string, key: RequestKey): Promise<ClaimAnswer> {
    const { userId } = remembered
    return this.#share(userId, postId, { request: { userId, key, kind: 'donation' }, remembered })
  }

  async #share(userId: string, postId: string, claim: Claim): Promise<ClaimAnswer> {
    const name = `${userId} ${postId}`
    const underWay =
      this.#underWay.get(name) ??
      new BatchedTransaction<Claim, ClaimAnswer>(
        (claims) =>
          this.ports.database.transaction((tx) => this.#claimTogether(tx, { userId, postId, claims })),
        shared,
      )
    this.#underWay.set(name, underWay)
    try {
      return await underWay.run(claim)
    } catch (error) {
      throw isKeyKept(error) ? new DomainError('ID_REUSED') : error
    } finally {
      if (underWay.isIdle) this.#underWay.delete(name)
    }
  }

  async #claimTogether(tx: Tx, { userId, postId, claims }: Claims): Promise<End<ClaimAnswer>[]> {
    const at = this.ports.clock.now()
    const remembered = claims.flatMap((claim) => claim.remembered ?? [])
    const [areThere, post] = await Promise.all([
      areSessionsStillValid(tx, remembered, at.toISOString()),
      lockOwnPresent(tx, userId, postId),
    ])
    if (!areThere) throw new DomainError('UNAUTHENTICATED')
    const free = post.quantity - post.promised
    const states = claims
      .slice(0, free)
      .map((_, n) => ({ ...post, ...handedOver(post, n + 1, 0), version: post.version + n + 1 }))
    const answers = states.map((state, n) => ({
      ...changeTo(state),
      donationId: claims[n]?.request.key.id ?? '',
    }))
    await this.#record(tx, { post: states.at(-1) ?? post, answers, claims, at })
    return claims.map((_, n) => {
      const answer = answers[n]
      return answer
        ? { status: 'fulfilled', value: announce(this.ports, tx, answer, post) }
        : { status: 'rejected', reason: new DomainError(post.promised > 0 ? 'UNITS_PROMISED' : 'NOT_FOUND') }
    })
  }

  /** Stores a post after its claims, each with its donation, its key and what it counts for. Errors: ID_REUSED. */
  async #record(tx: Tx, { post, answers, claims, at }: ToRecord): Promise<void> {
    const { id: postId, foodName, author } = post
    const [recorded] = await Promise.all([
      insertDonations(
        tx,
        answers.map(({ donationId: id }) => ({
          userId: author.userId,
          id,
          postId,
          foodName,
          donatedAt: at.toISOString(),
        })),
        answers.flatMap((answer, n) => (claims[n] ? [keyValues(claims[n].request, at, answer)] : [])),
      ),
      store(tx, post),
      this.ports.events.emit(tx, donationsRecorded, {
        donations: answers.map(({ donationId }) => ({ userId: author.userId, donationId })),
        at,
      }),
    ])
    if (recorded.length < answers.length) throw new DomainError('ID_REUSED')
    if (post.quantity === 0) await this.ports.events.emit(tx, postEnded, { postId })
  }
}
