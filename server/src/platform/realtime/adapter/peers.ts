const lookEveryMs = 1_000
/** Each process tells of itself every five seconds, and the library gives it ten: who was silent for longer is gone. */
const silentMs = 12_000

/**
 * The other server processes, by what is heard of them. One that vanished may have committed changes that it never told of,
 * and one that was thought gone may have been told nothing: whoever is connected elsewhere would hear of such changes only
 * with the next one.
 */
export class Peers {
  readonly #onMissed: (everywhere: boolean) => void
  readonly #now: () => number
  /** Runs while there is somebody who can fall silent. */
  #timer: NodeJS.Timeout | undefined
  readonly #heardAt = new Map<string, number>()
  readonly #gone = new Set<string>()
  #lastHeard: number
  #hasHeard = false

  /**
   * `onMissed` hears whenever this process may have missed something, and whether others may, too: what it kept to itself
   * while it heard of nobody. `now` in ms, from any moment on.
   */
  constructor(onMissed: (everywhere: boolean) => void, now: () => number = () => performance.now()) {
    this.#onMissed = onMissed
    this.#now = now
    this.#lastHeard = now()
  }

  /** Notes that a process told something: its first word after a silence tells that it may have told us nothing before. */
  heard(name: string): void {
    const now = this.#now()
    const wasAlone = this.isAlone()
    // It may be back before anybody looked.
    const wasGone = this.#gone.delete(name) || now - (this.#heardAt.get(name) ?? now) > silentMs
    const isFound = !this.#hasHeard || wasAlone || wasGone
    this.#hasHeard = true
    this.#lastHeard = now
    this.#heardAt.set(name, now)
    this.#timer ??= setInterval(() => this.#look(), lookEveryMs).unref()
    if (isFound) this.#onMissed(wasAlone)
  }

  /** Notes that a process has taken its leave, which it does after all that it had to tell. */
  left(name: string): void {
    this.#heardAt.delete(name)
    this.#gone.delete(name)
    this.#restWhenAlone()
  }

  /** Whether no other process listens. One that has only begun cannot know, and takes it that some do. */
  isAlone(): boolean {
    return this.#heardAt.size === 0 && this.#now() - this.#lastHeard > silentMs
  }

  close(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #restWhenAlone(): void {
    if (this.#heardAt.size === 0) this.close()
  }

  #look(): void {
    const before = this.#now() - silentMs
    const gone = [...this.#heardAt].filter(([, heardAt]) => heardAt < before)
    for (const [name] of gone) {
      this.#heardAt.delete(name)
      this.#gone.add(name)
    }
    this.#restWhenAlone()
    if (gone.length > 0) this.#onMissed(false)
  }
}
