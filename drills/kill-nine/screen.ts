import { livePath, resyncEvent } from '@shelfmate/contract/live'
import { type PantryChange, pantryChangedEvent } from '@shelfmate/contract/pantry'
import { foldPantry, type PantryList } from '@shelfmate/contract/pantry-fold'
import { io, type Socket } from 'socket.io-client'
import { type Account, readPantry } from '../product/api.ts'

const reconnectMs = 100
const rereadMs = 100

/** An open pantry screen: folds the changes that it is told of and asks for the list whenever it may have missed one. */
export class Screen {
  list: PantryList = { items: [], seq: -1 }
  /** How often it had to read the whole list. */
  reads = 0
  readonly #url: string
  readonly #cookie: string
  readonly #socket: Socket
  #reading = false
  #stale = false

  constructor(url: string, { cookie }: Account) {
    this.#url = url
    this.#cookie = cookie
    this.#socket = io(url, {
      path: livePath,
      transports: ['websocket'],
      extraHeaders: { cookie, origin: url },
      reconnectionDelay: reconnectMs,
      reconnectionDelayMax: reconnectMs,
      forceNew: true,
    })
    this.#socket.on('connect', () => this.#read())
    this.#socket.on(resyncEvent, () => this.#read())
    // A session cannot be looked up while the database is away: the server refuses, and the client stops trying.
    this.#socket.on('connect_error', () => {
      if (!this.#socket.active) setTimeout(() => this.#socket.connect(), reconnectMs)
    })
    this.#socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.#socket.connect()
    })
    this.#socket.on(pantryChangedEvent, (change: PantryChange) => {
      const list = foldPantry(this.list, change)
      if (list === 'gap') this.#read()
      else this.list = list
    })
  }

  close(): void {
    this.#socket.close()
  }

  #read(): void {
    this.#stale = true
    if (!this.#reading) void this.#readUntilFresh()
  }

  async #readUntilFresh(): Promise<void> {
    this.#reading = true
    while (this.#stale) {
      this.#stale = false
      try {
        const list = await readPantry(this.#url, this.#cookie)
        this.reads++
        // An event may have brought a later change while the answer was on its way.
        if (list.seq >= this.list.seq) this.list = list
      } catch {
        this.#stale = true
        await new Promise((resolve) => setTimeout(resolve, rereadMs))
      }
    }
    this.#reading = false
  }
}
