import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import { queueForMessages } from './push.repository.ts'
import { topics } from './push-notice.ts'

/** A screen that is just coming back shows the message itself. */
const delayMs = 2_000
const deadlineMs = 3_600_000

interface Ports {
  database: Database
  clock: Clock
  log: Log
}

interface Told {
  userId: string
  topic: string
}

/**
 * Queues notices of messages. What comes while one statement is on its way goes together with the next: however many
 * messages a second are sent, this asks the database one thing at a time.
 */
export class MessageQueue {
  readonly #ports: Ports
  #told = new Map<string, Told>()
  #isWriting = false

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Lets the recipient's devices hear of a message. Nobody waits: one that fails costs a notice and never a message. */
  add(chatId: string, userId: string): void {
    this.#told.set(`${userId} ${chatId}`, { userId, topic: topics.chat(chatId) })
    if (!this.#isWriting) void this.#writeAll()
  }

  async #writeAll(): Promise<void> {
    const { database, clock, log } = this.#ports
    this.#isWriting = true
    while (this.#told.size > 0) {
      const told = [...this.#told.values()]
      this.#told = new Map()
      const now = clock.now().getTime()
      try {
        await queueForMessages(database, {
          userIds: told.map(({ userId }) => userId),
          topics: told.map(({ topic }) => topic),
          dueAt: new Date(now + delayMs).toISOString(),
          deadlineAt: new Date(now + deadlineMs).toISOString(),
        })
      } catch (error) {
        log.warn({ err: error, messages: told.length }, 'notices of messages could not be queued')
      }
    }
    this.#isWriting = false
  }
}
