import type { Socket } from 'node:net'

const checkEveryMs = 100
/** Of all that are held, those that one check lets go at least. */
const fewest = 20

/**
 * Connections that were told to come again later and aren't read until then. Who asks on at once waits in the kernel's
 * buffers, where it costs nothing, instead of being told no over and over, which would take the time of those who are served.
 */
export class HeldConnections {
  /** In the order in which they were held, with the time until which they are. */
  readonly #until = new Map<Socket, number>()
  readonly #forMs: number
  #toHold: Socket[] = []
  #checking: NodeJS.Timeout | undefined

  /** Takes how long a connection is held at most, in ms. */
  constructor(forMs: number) {
    this.#forMs = forMs
  }

  /** Reads no more of a connection, from when its answer is on its way. */
  hold(socket: Socket): void {
    // Not at once: the end of an answer makes the server read on.
    if (this.#toHold.length === 0) setImmediate(() => this.#holdAll())
    this.#toHold.push(socket)
  }

  /** Reads the one again that has waited longest, if any has. */
  releaseFirst(): void {
    for (const socket of this.#until.keys()) {
      this.#release(socket)
      return
    }
  }

  #holdAll(): void {
    const until = performance.now() + this.#forMs
    for (const socket of this.#toHold) {
      socket.pause()
      this.#until.set(socket, until)
    }
    this.#toHold = []
    this.#checking ??= setInterval(() => this.#releaseDue(), checkEveryMs).unref()
  }

  /** No more at once than their even share: those who came in one rush would all be refused in the next. */
  #releaseDue(): void {
    const now = performance.now()
    let left = Math.max(fewest, (this.#until.size * checkEveryMs) / this.#forMs)
    for (const [socket, until] of this.#until) {
      if (until > now || left-- < 1) return
      this.#release(socket)
    }
    clearInterval(this.#checking)
    this.#checking = undefined
  }

  #release(socket: Socket): void {
    this.#until.delete(socket)
    socket.resume()
  }
}
