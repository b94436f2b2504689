import { randomUUID } from 'node:crypto'
import { type ChatChange, chatChangedEvent } from '@shelfmate/contract/chat/chat'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import type { Pool } from 'pg'
import type { ChatPorts } from '../../server/src/features/chat/chat.ledger.ts'
import { NewChats } from '../../server/src/features/chat/chat.limits.ts'
import { ChatService } from '../../server/src/features/chat/chat.service.ts'
import { Sending } from '../../server/src/features/chat/messages/sending.service.ts'
import { ChatReading } from '../../server/src/features/chat/reading/reading.service.ts'
import { seatOf } from '../../server/src/features/chat/seat.ts'
import { handOversBetween } from '../../server/src/features/requests/index.ts'
import type { Clock } from '../../server/src/platform/clock/clock.ts'
import { databaseOver } from '../../server/src/platform/database/database.ts'
import { DomainError } from '../../server/src/platform/errors/domain-error.ts'
import { Events } from '../../server/src/platform/events/events.ts'
import { sentKey } from '../../server/src/platform/idempotency/idempotency.factory.ts'
import { ChatScreens } from './screen.ts'
import type { Step } from './steps.ts'

const waitMs = 1_000

type Request = () => Promise<ChatChange>

/** Two users, their screens, and the chat between them: the service on a real database. */
export class Room {
  changes = 0
  readonly #chats: ChatService
  readonly #sending: Sending
  readonly #screens: readonly [ChatScreens, ChatScreens]
  readonly #messageIds: string[] = []
  /** To be made again. */
  readonly #requests: Request[] = []
  readonly #clock: Clock & { advance(ms: number): void }

  private constructor(screens: readonly [ChatScreens, ChatScreens], pool: Pool, plant: Plant) {
    let now = new Date('2026-11-20T04:00:00Z')
    this.#clock = {
      now: () => now,
      elapsedMs: () => now.getTime(),
      advance: (ms) => {
        now = new Date(now.getTime() + ms)
      },
    }
    this.#screens = screens
    const ports: ChatPorts = {
      database: databaseOver(pool),
      clock: this.#clock,
      events: new Events(),
      newChats: new NewChats({ pool, secret: 'of the drill' }, this.#clock),
      quota: { spend: (_, __, ___, work) => work() },
      publish: (userId, event, payload) => {
        if (event !== chatChangedEvent) throw new Error(`nothing here causes ${event}`)
        this.changes++
        // What that event carries.
        const change = plant(payload as ChatChange)
        for (const screen of screens) if (screen.seat.userId === userId) screen.arriving.push(change)
      },
    }
    this.#chats = new ChatService(ports)
    this.#sending = new Sending(ports)
  }

  static async open(pool: Pool, plant: Plant): Promise<Room> {
    const ids = [randomUUID(), randomUUID()] as const
    await pool.query(
      `insert into users (id, email, display_name, password_hash)
       select id, id::text, 'Mei', '-' from unnest($1::uuid[]) as id`,
      [ids],
    )
    const reading = new ChatReading(databaseOver(pool), handOversBetween)
    const screenOf = (userId: string) => ChatScreens.open(seatOf(userId, chatIdOf(...ids)), reading)
    return new Room([await screenOf(ids[0]), await screenOf(ids[1])], pool, plant)
  }

  /** Does a step; being refused is one of the things that happen. */
  async perform({ kind, who, n, lost }: Step): Promise<void> {
    const screen = this.#screens[who === 0 ? 0 : 1]
    const { arriving, seat } = screen
    const messageId = at(this.#messageIds, n) ?? randomUUID()
    switch (kind) {
      case 'send': {
        const id = randomUUID()
        const sender = { userId: seat.userId, since: new Date(0) }
        const message = { text: `Message ${this.#messageIds.length}`, imageId: null }
        this.#messageIds.push(id)
        return this.#request(screen, lost, () => this.#sending.send(seat, message, sentKey(id), sender))
      }
      case 'edit':
        return this.#request(screen, lost, () => this.#chats.edit(seat, messageId, `Edited ${n}`))
      case 'remove':
        return this.#request(screen, lost, () => this.#chats.remove(seat, messageId))
      case 'read':
        return this.#request(screen, lost, () => this.#chats.read(seat, n))
      case 'again': {
        // Whose it was does not matter: its answer is lost.
        const request = at(this.#requests, n)
        if (request) await unlessRefused(request)
        return
      }
      case 'arrive': {
        const [change] = arriving.splice(n % Math.max(1, arriving.length), 1)
        if (change) await screen.meet(change)
        return
      }
      case 'lose':
        arriving.splice(n % Math.max(1, arriving.length), 1)
        return
      case 'reconnect':
        return screen.catchUp()
      case 'wait':
        this.#clock.advance(waitMs)
    }
  }

  /** Lets everything arrive and both connect again; returns what their screens then show wrongly. */
  async difference(): Promise<string | undefined> {
    for (const screen of this.#screens) {
      for (const change of screen.arriving.splice(0)) await screen.meet(change)
      await screen.catchUp()
      const difference = await screen.difference()
      if (difference !== undefined) return difference
    }
    return undefined
  }

  async #request(screen: ChatScreens, lost: boolean, request: Request): Promise<void> {
    this.#requests.push(request)
    const answer = await unlessRefused(request)
    if (answer && !lost) await screen.meet(answer)
  }
}

/** Alters what screens are told, or does not. */
export type Plant = (change: ChatChange) => ChatChange

async function unlessRefused(request: Request): Promise<ChatChange | undefined> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}

const at = <T>(all: T[], n: number): T | undefined => all[n % Math.max(1, all.length)]
