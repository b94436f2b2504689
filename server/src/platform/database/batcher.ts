interface Waiting<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

export interface BatchOptions {
  /** Runs under way at once; what comes meanwhile waits for the next. */
  runs: number
  /** Keys that one run takes at most. */
  keys: number
  /** As many begin a run without waiting for others that are there: it is under way while those are still read. */
  enough?: number
}

/**
 * Lets calls that meet share one run: one exchange with PostgreSQL instead of one each. A run begins after all of its
 * calls have come, so that none reads what was true before it asked. A run that fails fails each of its calls.
 */
export class Batcher<Key, Value> {
  readonly #run: (keys: Key[]) => Promise<Value[]>
  readonly #options: BatchOptions
  #waiting: Waiting<Key, Value>[] = []
  #running = 0
  #isDue = false

  /** `run` returns one value for each key, in their order. */
  constructor(run: (keys: Key[]) => Promise<Value[]>, options: BatchOptions) {
    this.#run = run
    this.#options = options
  }

  /** Nobody waits, and no run is under way. */
  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.#running === 0
  }

  /** The value for a key, from a run that begins now or, while all are under way, next. */
  ask(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject })
      if (this.#waiting.length === this.#options.enough && this.#running < this.#options.runs)
        void this.#runNext()
      else this.#begin()
    })
  }

  /** Once this turn of the event loop has brought all requests that are there. */
  #begin(): void {
    if (this.#isDue || this.#running >= this.#options.runs) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      if (this.#waiting.length > 0 && this.#running < this.#options.runs) void this.#runNext()
    })
  }

  async #runNext(): Promise<void> {
    const calls = this.#waiting.slice(0, this.#options.keys)
    this.#waiting = this.#waiting.slice(calls.length)
    this.#running += 1
    if (this.#waiting.length > 0) this.#begin()
    try {
      const values = await this.#run(calls.map(({ key }) => key))
      calls.forEach(({ resolve, reject }, n) => {
        const value = values[n]
        if (n < values.length) resolve(value as Value)
        else reject(new Error('a shared run answers one value for each key'))
      })
    } catch (error) {
      for (const { reject } of calls) reject(error)
    } finally {
      this.#running -= 1
      if (this.#waiting.length > 0) this.#begin()
    }
  }
}
