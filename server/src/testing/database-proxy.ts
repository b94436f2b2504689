import { once } from 'node:events'
import net from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

/** Stands between an app and its database, so that a test can take the database away and give it back. */
export class DatabaseProxy {
  readonly #server: net.Server
  readonly #sockets = new Set<net.Socket>()
  #port = 0
  #unanswered: string | undefined
  #hangsAt: string | undefined
  #frozen = false

  private constructor({ host, port }: pg.ClientConfig) {
    // PostgreSQL names the socket in its folder so.
    const path = join(host ?? '', `.s.PGSQL.${port}`)
    this.#server = net.createServer((near) => {
      const far = net.connect(path)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          this.#sockets.delete(one)
          other.destroy()
        })
        one.pipe(other)
        if (this.#frozen) one.pause()
      }
      near.on('data', (sent: Buffer) => {
        if (this.#hangsAt !== undefined && sent.includes(this.#hangsAt)) this.freeze()
        if (this.#unanswered === undefined || !sent.includes(this.#unanswered)) return
        far
          .unpipe(near)
          .once('data', () => near.destroy())
          .resume()
      })
    })
  }

  static async before(target: pg.ClientConfig): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(target)
    await proxy.restore()
    return proxy
  }

  /** Where the app finds the database: through this proxy. */
  targetOf(target: pg.ClientConfig): pg.ClientConfig {
    return { ...target, host: '127.0.0.1', port: this.#port }
  }

  /** From now on a statement with this text is executed, but its connection ends instead of bringing the answer. */
  loseAnswerTo(text: string): void {
    this.#unanswered = text
  }

  /** Freezes at a statement with this text. */
  hangAt(text: string): void {
    this.#hangsAt = text
  }

  /** From now on nothing is said any more, as by a database that hangs; connections still come about. */
  freeze(): void {
    this.#frozen = true
    for (const socket of this.#sockets) socket.pause()
  }

  thaw(): void {
    this.#frozen = false
    for (const socket of this.#sockets) socket.resume()
  }

  /** As a host that loses its power: what is connected hears nothing any more, not even an end. Others may connect. */
  loseHost(): void {
    for (const socket of this.#sockets) socket.pause()
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async restore(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address && typeof address === 'object') this.#port = address.port
  }
}
