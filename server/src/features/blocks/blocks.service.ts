import { resyncEvent } from '@shelfmate/contract/api/live'
import type { Blocked } from '@shelfmate/contract/people/blocks'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Events } from '#platform/events/events.ts'
import {
  deleteSettledBlocks,
  insertBlock,
  listBlocks,
  withdrawBlock,
} from '#platform/identity/blocks/blocks.repository.ts'
import { awaitUnderWay } from '#platform/identity/blocks/under-way.repository.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import { personBlocked } from './blocks.events.ts'

export interface BlocksPorts extends Screens {
  database: Database
  clock: Clock
  events: Events
  /** How many people a user may block in a day. */
  perDay: Limiter
}

/** Keeping out of each other's way. The blocked one is not told of it: everything answers as if the other were not there, and what was promised is off. */
export class BlocksService extends Service<BlocksPorts> {
  list = (userId: string): Promise<Blocked[]> => listBlocks(this.ports.database, { userId })

  /** Hides two people from each other; what they have under way ends. Errors: RATE_LIMITED. */
  async block(userId: string, otherId: string): Promise<void> {
    const { database, clock, events, perDay } = this.ports
    await perDay.take(userId)
    await database.transaction(async (tx) => {
      const at = clock.now()
      // First: what one asks the other for at this moment is there to be ended, or finds them blocked.
      const [, made] = await Promise.all([
        awaitUnderWay(tx, { userIds: [userId, otherId] }),
        insertBlock(tx, { userId, otherId, now: at.toISOString() }),
      ])
      if (made.length === 0) return
      await events.emit(tx, personBlocked, { userId, otherId, at })
      this.#lookAgain(tx, userId, otherId)
    })
  }

  /** Takes one's own block back; the other's stays. */
  async unblock(userId: string, otherId: string): Promise<void> {
    await this.ports.database.transaction(async (tx) => {
      const changed = await withdrawBlock(tx, { userId, otherId })
      if (changed.length === 0) return
      await deleteSettledBlocks(tx, { userId, otherId })
      this.#lookAgain(tx, userId, otherId)
    })
  }

  /** The screens of both ask for what they show now. It says nothing of why. */
  #lookAgain(tx: Tx, ...userIds: string[]): void {
    tx.afterCommit(() => {
      for (const userId of userIds) this.ports.publish(userId, resyncEvent, null)
    })
  }
}
