import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import { isInLine, isOpen, type RequestReason } from '@shelfmate/contract/requests/machine'
import type { Tx } from '#platform/database/database.ts'
import type { Events } from '#platform/events/events.ts'
import { Service } from '#platform/service/service.ts'
import { isAwaited, type RequestPorts, RequestTurn } from '../request-turn.ts'
import { promiseOff, wishGone } from '../requests.events.ts'
import { listDue, listPostsBetween, removeRequestsOf, type StoredRequest } from '../requests.repository.ts'

/** Requests that end without anybody pressing anything. */
export class RequestEnding extends Service<RequestPorts & { events: Events }> {
  /**
   * One tick: ends what is due and promises what that sets free, once over any number of processes. A line that fails keeps no
   * other waiting; what failed is thrown at the end, all of it.
   */
  async tick(stopping?: AbortSignal): Promise<void> {
    const { database, clock, campusZone } = this.ports
    const now = clock.now()
    const today = dateInZone(now, campusZone)
    const failures: unknown[] = []
    for (const { postId } of await listDue(database, { now: now.toISOString(), today })) {
      if (stopping?.aborted) break
      try {
        await database.transaction((tx) => this.#endDue(tx, postId, today))
      } catch (cause) {
        failures.push(new Error(`the requests for post ${postId} could not be ended`, { cause }))
      }
    }
    if (failures.length === 1) throw failures[0]
    if (failures.length > 1)
      throw new AggregateError(failures, 'the requests for several posts could not be ended')
  }

  /** Ends what two people have open with each other: for a block by the first (D57). */
  async endBetween(tx: Tx, userId: string, partnerId: string): Promise<void> {
    await this.#endOf(tx, { userId, partnerId }, 'blocked', { tells: false })
  }

  /**
   * Ends all that concerns somebody, and takes it away: before their account, and their chats with it, is deleted. The others
   * keep their record of it.
   */
  async endAllOf(tx: Tx, userId: string): Promise<void> {
    await this.#endOf(tx, { userId, partnerId: null }, 'accountGone', { tells: false })
    await removeRequestsOf(tx, { userId })
  }

  /** Ends all that concerns somebody who can't keep it now. The others are told that it has ended, without a reason, as after a block; and in their chats. */
  async endUnexplained(tx: Tx, userId: string): Promise<void> {
    await this.#endOf(tx, { userId, partnerId: null }, 'blocked', { tells: true })
  }

  async #endOf(
    tx: Tx,
    who: { userId: string; partnerId: string | null },
    reason: RequestReason,
    { tells }: { tells: boolean },
  ): Promise<void> {
    const { userId, partnerId } = who
    const isTheirs = ({ giverId, takerId }: StoredRequest) =>
      [giverId, takerId].includes(userId) && (partnerId === null || [giverId, takerId].includes(partnerId))
    const turns = await this.#takeAll(tx, who)
    for (const turn of turns) {
      this.#callOff(tx, turn.requests.filter(isTheirs), userId)
      // Whoever is blocked is not told (D57).
      if (reason === 'accountGone') this.#tellWaiting(tx, turn.requests, userId)
      await turn.endAll(reason, { which: isTheirs, tells, leaves: userId })
      await turn.advance()
    }
    await RequestTurn.finishAll(turns)
  }

  /** Has the devices of the other one say that what was promised is off: a card in a chat is dropped at night, or there is none. */
  #callOff(tx: Tx, rows: readonly StoredRequest[], userId: string): void {
    const off = rows.filter(isAwaited).map(({ id: requestId, giverId, takerId }) => ({
      requestId,
      userId: giverId === userId ? takerId : giverId,
    }))
    tx.afterCommit(() => {
      for (const each of off) this.ports.events.emitCommitted(promiseOff, each)
    })
  }

  /** The same to those who wait for the food of somebody whose account goes: no card in a chat is left to say that it has gone. */
  #tellWaiting(tx: Tx, rows: readonly StoredRequest[], giverId: string): void {
    const gone = rows
      .filter((row) => row.giverId === giverId && isInLine(row.state))
      .map(({ id: requestId, takerId: userId }) => ({ requestId, userId }))
    tx.afterCommit(() => {
      for (const each of gone) this.ports.events.emitCommitted(wishGone, each)
    })
  }

  /** The turns of all posts that concern somebody; their own posts are locked with them, which may go next: all before any chat. */
  async #takeAll(tx: Tx, who: { userId: string; partnerId: string | null }): Promise<RequestTurn[]> {
    const { userId, partnerId } = who
    const ids = (await listPostsBetween(tx, who)).map(({ postId }) => postId)
    await this.ports.holds.lockAll(tx, { ids, ownerId: partnerId === null ? userId : null })
    const turns: RequestTurn[] = []
    // Read anew: while the locks were waited for, somebody may have asked.
    for (const { postId } of await listPostsBetween(tx, who))
      turns.push(await RequestTurn.take(this.ports, tx, postId))
    return turns
  }

  /** What another process has ended meanwhile is not open any more: the turn sees that. */
  async #endDue(tx: Tx, postId: string, today: string): Promise<void> {
    const turn = await RequestTurn.take(this.ports, tx, postId)
    for (const row of turn.requests.filter(({ state }) => isOpen(state))) {
      const reason = reasonNow(turn, row, today)
      if (!reason) continue
      const ended = await turn.end(row, 'expired', reason)
      // Its own time was known; but the food may be with its taker, and the giver must see that it goes on to the next.
      if (reason === 'holdEnded' && isPressed(row)) turn.tell(ended, 'taker', { counts: true })
      // Its food may be gone before that, and somebody on the way.
      else turn.tell(ended, 'giver', { counts: isAwaited(row) && reason !== 'holdEnded' })
    }
    await turn.advance()
    await turn.finish()
  }
}

/** Whether one of the two has said that it was handed over. */
const isPressed = ({ giverPressed, takerPressed }: StoredRequest): boolean => giverPressed || takerPressed

/** Why a request is over by now: what came first, for a tick may see both only after midnight. */
function reasonNow(turn: RequestTurn, row: StoredRequest, today: string): RequestReason | undefined {
  if (!turn.hasPostOf(row)) return 'postGone'
  const heldUntil = row.endsAt === null ? Number.NaN : Date.parse(row.endsAt)
  if (heldUntil <= turn.now.getTime() && turn.isOfferedAt(row, heldUntil)) return 'holdEnded'
  return row.offeredUntil < today ? 'datePassed' : undefined
}
