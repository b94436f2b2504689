import { livePath, resyncEvent } from '@shelfmate/contract/api/live'
import { io, type Socket } from 'socket.io-client'

const reconnectMs = 100
const rereadMs = 100

interface Kind<List, Change> {
  event: string
  empty: List
  read(url: string, cookie: string): Promise<List>
  fold(list: List, change: Change): List | 'gap'
  isNewer(list: List, than: List): boolean
}

/** An open screen: folds the changes that it is told of and asks for the list whenever it may have missed one. */
export class LiveScreen<List, Change> {
  list: List
  /** How often it had to read the whole list. */
  reads = 0
  readonly #url: string
  readonly #cookie: string
  readonly #socket: Socket
  readonly #kind: Kind<List, Change>
  #reading = false
  #stale = false
  #closed = false

  constructor(url: string, cookie: string, kind: Kind<List, Change>) {
    this.#url = url
    this.#cookie = cookie
    this.#kind = kind
    this.list = kind.empty
    this.#socket = io(url, {
      path: livePath,
      transports: ['websocket'],
      extraHeaders: { cookie, origin: url },
      reconnectionDelay: reconnectMs,
      reconnectionDelayMax: reconnectMs,
      forceNew: true,
    })
    this.#socket.on('connect', () => this.read())
    this.#socket.on(resyncEvent, () => this.read())
    // A session cannot be looked up while the database is away: the server refuses, and the client stops trying.
    this.#socket.on('connect_error', () => {
      if (!this.#closed && !this.#socket.active) setTimeout(() => this.#socket.connect(), reconnectMs)
    })
    this.#socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.#socket.connect()
    })
    this.#socket.on(kind.event, (change: Change) => {
      const list = kind.fold(this.list, change)
      if (list === 'gap') this.read()
      else this.list = list
    })
  }

  get isConnected(): boolean {
    return this.#socket.connected && !this.#reading
  }

  close(): void {
    this.#closed = true
    this.#socket.close()
  }

  read(): void {
    this.#stale = true
    if (!this.#reading) void this.#readUntilFresh()
  }

  async #readUntilFresh(): Promise<void> {
    this.#reading = true
    while (this.#stale && !this.#closed) {
      this.#stale = false
      try {
        const list = await this.#kind.read(this.#url, this.#cookie)
        this.reads++
        // An event may have brought a later change while the answer was on its way.
        if (this.#kind.isNewer(list, this.list)) this.list = list
      } catch {
        this.#stale = true
        await new Promise((resolve) => setTimeout(resolve, rereadMs))
      }
    }
    this.#reading = false
  }
}
