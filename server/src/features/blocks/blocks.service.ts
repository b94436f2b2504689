import { setTimeout } from 'node:timers/promises'
import { resyncEvent } from '@shelfmate/contract/api/live'
import type { Blocked } from '@shelfmate/contract/people/blocks'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Executor } from '#platform/database/database.ts'
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
  /** Waits for what two people say to each other at this moment. */
  awaitMessages(on: Executor, userId: string, otherId: string): Promise<void>
  /** How many people a user may block in a day. */
  perDay: Limiter
}

/** Longer than a process takes to tell live screens of what it has just stored: none of it comes after the look that the block makes them take. */
const tellingMs = 100

/** Keeping out of each other's way. The blocked one is not told of it: everything answers as if the other were not there, and what was promised is off. */
export class BlocksService extends Service<BlocksPorts> {
  list = (userId: string): Promise<Blocked[]> => listBlocks(this.ports.database, { userId })

  /** Hides two people from each other; what they have under way ends. Errors: RATE_LIMITED. */
  async block(userId: string, otherId: string): Promise<void> {
    const { database, clock, events, awaitMessages, perDay } = this.ports
    await perDay.take(userId)
    const isMade = await database.transaction(async (tx) => {
      const at = clock.now()
      // First: what one asks the other for at this moment is there to be ended, or finds them blocked.
      const [, made] = await Promise.all([
        awaitUnderWay(tx, { userIds: [userId, otherId] }),
        insertBlock(tx, { userId, otherId, now: at.toISOString() }),
      ])
      if (made.length > 0) await events.emit(tx, personBlocked, { userId, otherId, at })
      return made.length > 0
    })
    if (!isMade) return perDay.giveBack(userId)
    // What waits for the chat began before the block, and would not see it. Not within the transaction: it may hold other chats' rows.
    try {
      await awaitMessages(database, userId, otherId)
      await setTimeout(tellingMs)
    } finally {
      this.#lookAgain(userId, otherId)
    }
  }

  /** Takes one's own block back; the other's stays. */
  async unblock(userId: string, otherId: string): Promise<void> {
    const isWithdrawn = await this.ports.database.transaction(async (tx) => {
      const changed = await withdrawBlock(tx, { userId, otherId })
      if (changed.length > 0) await deleteSettledBlocks(tx, { userId, otherId })
      return changed.length > 0
    })
    if (isWithdrawn) this.#lookAgain(userId, otherId)
  }

  /** The screens of both ask for what they show now. It says nothing of why. */
  #lookAgain(...userIds: string[]): void {
    for (const userId of userIds) this.ports.publish(userId, resyncEvent, null)
  }
}
