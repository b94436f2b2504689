import { setTimeout as sleep } from 'node:timers/promises'
import { Server } from 'socket.io'
import type { AdapterFactory } from './adapter/adapter.ts'
import { unverifiedRoom, userRoom } from './realtime.ts'

const readyWithinMs = 3_000
const pollMs = 50

/** Tells open screens what a command did that serves nobody itself: through the processes that do. */
export class CommandRealtime {
  readonly #adapter: AdapterFactory
  readonly #io: Server

  private constructor(adapter: AdapterFactory) {
    this.#adapter = adapter
    this.#io = new Server({ adapter: adapter.create })
  }

  /** Waits a moment for what carries the events; where it is away, screens see it with their next look. */
  static async open(adapter: AdapterFactory): Promise<CommandRealtime> {
    const until = Date.now() + readyWithinMs
    while (!(await isReady(adapter)) && Date.now() < until) await sleep(pollMs)
    return new CommandRealtime(adapter)
  }

  readonly publish = (userId: string, event: string, payload: unknown): void => {
    this.#io.to(userRoom(userId)).emit(event, payload)
  }

  readonly publishToEveryone = (event: string, payload: unknown, but: readonly string[] = []): void => {
    this.#io.except(but.map(userRoom)).emit(event, payload)
  }

  /** Lets the open screens of a user hear from now on what the verified hear. */
  readonly letIn = (userId: string): void => {
    this.#io.in(userRoom(userId)).socketsLeave(unverifiedRoom)
  }

  /** Resolves once everything is on its way. */
  async close(): Promise<void> {
    await this.#io.of('/').adapter.close()
    await this.#adapter.flush()
    await this.#adapter.close()
  }
}

const isReady = async ({ part }: AdapterFactory): Promise<boolean> =>
  (await part.look?.().then(
    () => true,
    () => false,
  )) ?? true
