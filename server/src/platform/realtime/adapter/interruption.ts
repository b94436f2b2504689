import { MessageType } from 'socket.io-adapter'

/** Whose screens may have missed events: those of this process, or those of all others. */
export type Whose = 'own' | 'others'

/** Both adapters try to listen again within three seconds of a failure. */
const listeningAgainMs = 4_000
/** What screens elsewhere would notice the lack of. All else are words between processes, which say or ask them again. */
const forScreens = new Set([MessageType.BROADCAST, MessageType.SOCKETS_LEAVE, MessageType.DISCONNECT_SOCKETS])

/** Tells, after a moment, whose screens may have missed events. */
export class Interruption {
  #then: (whose: Whose) => void = () => undefined
  #own: NodeJS.Timeout | undefined
  #others: NodeJS.Timeout | undefined

  /** Has it told to `then`. */
  on(then: (whose: Whose) => void): void {
    this.#then = then
  }

  /** Notes that this process may have missed something, and perhaps the others as well. Told after the last time alone: then it listens again. */
  missed(byOthers = false): void {
    clearTimeout(this.#own)
    this.#own = setTimeout(() => this.#then('own'), listeningAgainMs).unref()
    if (byOthers) this.#othersMissed()
  }

  /** Notes that the others were not told something of a type. This process's own screens have it. */
  untold(type: MessageType): void {
    if (forScreens.has(type)) this.#othersMissed()
  }

  /** After the first time: while one in many fails there may be no last one. */
  #othersMissed(): void {
    this.#others ??= setTimeout(() => {
      this.#others = undefined
      this.#then('others')
    }, listeningAgainMs).unref()
  }

  /** Tells nothing any more. */
  end(): void {
    clearTimeout(this.#own)
    clearTimeout(this.#others)
    this.#then = () => undefined
  }
}
