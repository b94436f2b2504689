import { MessageType } from 'socket.io-adapter'

/** Whose screens may have missed events: those of this process, or those of all others; or who may still be in a room elsewhere. */
export type Whose = 'own' | 'others' | 'leavers'

/** Both adapters try to listen again within three seconds of a failure. */
const listeningAgainMs = 4_000
/** What would be missed elsewhere, and by whom. All else are words between processes, which say or ask them again. */
const missedBy = new Map<MessageType, 'others' | 'leavers'>([
  [MessageType.BROADCAST, 'others'],
  [MessageType.DISCONNECT_SOCKETS, 'others'],
  // No screen can ask for it.
  [MessageType.SOCKETS_LEAVE, 'leavers'],
])

/** Tells, after a moment, whose screens may have missed events. */
export class Interruption {
  #then: (whose: Whose) => void = () => undefined
  #own: NodeJS.Timeout | undefined
  readonly #elsewhere = new Map<Whose, NodeJS.Timeout>()

  /** Has it told to `then`. */
  on(then: (whose: Whose) => void): void {
    this.#then = then
  }

  /** Notes that this process may have missed something, and perhaps the others as well. Told after the last time alone: then it listens again. */
  missed(byOthers = false): void {
    clearTimeout(this.#own)
    this.#own = setTimeout(() => this.#then('own'), listeningAgainMs).unref()
    if (byOthers) this.#missedElsewhere('others')
  }

  /** Notes that the others were not told something of a type. This process's own screens have it. */
  untold(type: MessageType): void {
    const whose = missedBy.get(type)
    if (whose) this.#missedElsewhere(whose)
  }

  /** After the first time: while one in many fails there may be no last one. */
  #missedElsewhere(whose: Whose): void {
    if (this.#elsewhere.has(whose)) return
    const tell = () => {
      this.#elsewhere.delete(whose)
      this.#then(whose)
    }
    this.#elsewhere.set(whose, setTimeout(tell, listeningAgainMs).unref())
  }

  /** Tells nothing any more. */
  end(): void {
    clearTimeout(this.#own)
    for (const timer of this.#elsewhere.values()) clearTimeout(timer)
    this.#then = () => undefined
  }
}
