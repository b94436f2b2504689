/**
 * Values by their keys; when they outgrow `most`, those used longest ago go. They lie in two maps: what is used in the older one
 * moves to the younger, and when the younger is full it takes the place of the older, whose rest is dropped. In a single map each
 * use would delete its key and set it again, for which V8 makes a new table every few uses; once one of these is in the old
 * generation, it and all that came after it stay until a full garbage collection.
 */
export class LruCache<Value> {
  readonly #half: number
  readonly #weigh: (value: Value, key: string) => number
  #younger = new Map<string, Value>()
  #older = new Map<string, Value>()
  /** What the values of the younger map weigh. */
  #weight = 0

  /** `most` is how much all values may weigh: their number, unless `weigh` says what each does with its key. */
  constructor(most: number, weigh: (value: Value, key: string) => number = () => 1) {
    this.#half = most / 2
    this.#weigh = weigh
  }

  has(key: string): boolean {
    return this.#younger.has(key) || this.#older.has(key)
  }

  /** The value under a key, which is a use of it. */
  get(key: string): Value | undefined {
    const value = this.#younger.get(key)
    if (value !== undefined) return value
    const old = this.#older.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  /** Keeps a value, unless it is too heavy for half of the room. */
  set(key: string, value: Value): void {
    this.delete(key)
    const weight = this.#weigh(value, key)
    if (weight > this.#half) return
    if (this.#weight + weight > this.#half) {
      this.#older = this.#younger
      this.#younger = new Map()
      this.#weight = 0
    }
    this.#younger.set(key, value)
    this.#weight += weight
  }

  delete(key: string): void {
    const value = this.#younger.get(key)
    if (value !== undefined) this.#weight -= this.#weigh(value, key)
    this.#younger.delete(key)
    this.#older.delete(key)
  }
}
