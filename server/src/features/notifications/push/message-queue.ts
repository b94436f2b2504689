import { setTimeout as sleep } from 'node:timers/promises'
import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import { againWithoutDeleted, type Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import { queueForMessages } from './push.repository.ts'
import { chatOfTopic } from './push-notice.ts'

/** A screen that is just coming back shows the message itself. */
const delayMs = 2_000
/** What is in a chat is found there. */
const messageKeptMs = msPerHour
/** What no page says waits for the end of quiet hours. */
const keptMs = msPerDay
/** Nothing is sent before its delay has passed: a part of that is time to gather in. */
const gatheringMs = 250

interface Ports {
  database: Database
  clock: Clock
  log: Log
}

interface NewMessage {
  userId: string
  topic: string
  sentAt: number
}

/**
 * Queues notices of messages, and of requests that no chat can tell of. The first is queued at once; what comes in the quarter of a second after a statement goes
 * together with the next: however many messages a second are sent, this asks the database four things a second.
 */
export class MessageQueue {
  readonly #ports: Ports
  readonly #closing = new AbortController()
  #told = new Map<string, NewMessage>()
  #writing: Promise<void> | undefined

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Lets somebody's devices hear of what has happened. Nobody waits: where it fails, or the process ends before, the notice is lost. */
  add(topic: string, userId: string): void {
    const sentAt = this.#ports.clock.now().getTime()
    // The time of the first is kept: whoever writes on and on does not put the notice off.
    this.#told.set(`${userId} ${topic}`, this.#told.get(`${userId} ${topic}`) ?? { userId, topic, sentAt })
    this.#writing ??= this.#writeAll()
  }

  /** Resolves once everything that was told is queued. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    while (this.#told.size > 0) {
      const told = [...this.#told.values()]
      this.#told = new Map()
      await this.#write(told)
      await sleep(gatheringMs, undefined, { signal: this.#closing.signal }).catch(ignoreClosing)
    }
    this.#writing = undefined
  }

  async #write(told: NewMessage[]): Promise<void> {
    const { database, log } = this.#ports
    const first = Math.min(...told.map(({ sentAt }) => sentAt))
    try {
      // Who logs out meanwhile takes a device away, and nobody else's notice with it.
      await againWithoutDeleted(() =>
        queueForMessages(database, {
          userIds: told.map(({ userId }) => userId),
          topics: told.map(({ topic }) => topic),
          dueAt: new Date(first + delayMs).toISOString(),
          deadlines: told.map(deadlineOf),
        }),
      )
    } catch (error) {
      log.warn({ err: error, messages: told.length }, 'notices of messages and requests could not be queued')
    }
  }
}

const deadlineOf = ({ topic, sentAt }: NewMessage): string =>
  new Date(sentAt + (chatOfTopic(topic) === undefined ? keptMs : messageKeptMs)).toISOString()

/** A wait that is cut short because the process ends is over, and nothing else. */
function ignoreClosing(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}
