const everyMs = 5_000

/**
 * Watches how many server processes there are. One that vanished may have committed changes that it never told of: whoever
 * was connected elsewhere would hear of them only with the next change. Returns the stop.
 */
export function watchPeers(count: () => Promise<number>, onVanished: () => void): () => void {
  let known = 0
  const look = async () => {
    const now = await count()
    if (now < known) onVanished()
    known = now
  }
  // A count that fails says nothing, and the next one will tell.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Other processes tell of themselves every five seconds, and the library gives them ten: who was silent for longer is gone. */
const silentMs = 12_000

/** Whether other processes listen. One that has only begun cannot know, and takes it that they do. */
export class Peers {
  readonly #onFound: () => void
  readonly #now: () => number
  #lastHeard: number
  #hasHeard = false

  /** `onFound` hears of the first word after a silence: until then the others may have told this process nothing. */
  constructor(onFound: () => void, now: () => number = () => performance.now()) {
    this.#onFound = onFound
    this.#now = now
    this.#lastHeard = now()
  }

  /** Notes that another process told something. */
  heard(): void {
    const isFound = !this.#hasHeard || this.isAlone()
    this.#hasHeard = true
    this.#lastHeard = this.#now()
    if (isFound) this.#onFound()
  }

  isAlone(): boolean {
    return this.#now() - this.#lastHeard > silentMs
  }
}
