import { livePath } from '@shelfmate/contract/api/live'
import { io, type Socket } from 'socket.io-client'
import { vi } from 'vitest'
import type { TestUser } from './test-app.ts'

interface Handshake {
  /** The origin that the page of this screen has; that of the server unless told. */
  origin?: string | undefined
  headers?: Record<string, string>
  transports?: string[]
}

/** An open screen: a live connection as a browser makes it, and what arrived over it. */
export class LiveClient {
  readonly #socket: Socket
  readonly #events: { event: string; payload: unknown }[] = []

  constructor(
    server: string,
    as: Pick<TestUser, 'cookie'> | undefined,
    { origin = server, headers, transports = ['websocket'] }: Handshake = {},
  ) {
    this.#socket = io(server, {
      path: livePath,
      transports,
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...(origin !== '' && { origin }), ...(as && { cookie: as.cookie }), ...headers },
    })
    this.#socket.onAny((event: string, payload: unknown) => void this.#events.push({ event, payload }))
  }

  /** Resolves when connected; rejects with the reason when refused. */
  async connected(): Promise<this> {
    if (this.#socket.connected) return this
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#socket.once('connect', resolve)
    this.#socket.once('connect_error', reject)
    await promise
    return this
  }

  get isConnected(): boolean {
    return this.#socket.connected
  }

  /** All events so far. */
  get all(): readonly { event: string; payload: unknown }[] {
    return this.#events
  }

  /** Payloads of an event so far. */
  received(event: string): unknown[] {
    return this.#events.filter((each) => each.event === event).map((each) => each.payload)
  }

  /** Waits until an event came `count` times. */
  async receives(event: string, count = 1, timeout = 5000): Promise<unknown[]> {
    return vi.waitFor(
      () => {
        const payloads = this.received(event)
        if (payloads.length < count) throw new Error(`${event} came ${payloads.length} times of ${count}`)
        return payloads
      },
      { timeout, interval: 5 },
    )
  }

  close(): void {
    this.#socket.disconnect()
  }
}
