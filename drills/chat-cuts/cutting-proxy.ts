import { once } from 'node:events'
import net from 'node:net'
import type { Random } from '../allergen-guard/random.ts'

/** A proxy in front of several processes, which takes turns among those that answer and cuts connections when told. */
export class CuttingProxy {
  cuts = 0
  readonly #server: net.Server
  readonly #targets: number[]
  readonly #open = new Set<net.Socket>()
  #turn = 0

  /** `targets`: the ports behind it. */
  constructor(targets: number[]) {
    this.#targets = targets
    this.#server = net.createServer((near) => {
      this.#open.add(near)
      near.on('close', () => this.#open.delete(near))
      near.on('error', () => near.destroy())
      this.#connect(near, targets.length)
    })
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (!address || typeof address === 'string') throw new Error('the proxy has no port')
    return `http://127.0.0.1:${address.port}`
  }

  /** Cuts one open connection at random, whatever is on its way through it. */
  cut(random: Random): void {
    if (this.#open.size === 0) return
    random.pick([...this.#open]).destroy()
    this.cuts++
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#open) socket.destroy()
  }

  /** Leads a connection to the next process that takes it. */
  #connect(near: net.Socket, attempts: number): void {
    const port = this.#targets[this.#turn++ % this.#targets.length] ?? 0
    const far = net.connect(port, '127.0.0.1')
    const refused = () => (attempts > 1 ? this.#connect(near, attempts - 1) : near.destroy())
    far.once('error', refused)
    far.once('connect', () => {
      far.off('error', refused)
      far.on('error', () => near.destroy())
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
      near.pipe(far).pipe(near)
    })
  }
}
