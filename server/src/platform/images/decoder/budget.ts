/** Lets work in by its cost, first come first served: at most `places` at once, which together cost at most `total`. */
export class Budget {
  readonly #waiting: { cost: number; start: () => void }[] = []
  #places: number
  #left: number

  constructor(places: number, total: number) {
    this.#places = places
    this.#left = total
  }

  /** Runs `work` as soon as there is room. `cost` must not be above the total. */
  async run<T>(cost: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ cost, start })
      this.#admit()
    })
    try {
      return await work()
    } finally {
      this.#places += 1
      this.#left += cost
      this.#admit()
    }
  }

  #admit(): void {
    const [next] = this.#waiting
    if (!next || this.#places === 0 || next.cost > this.#left) return
    this.#waiting.shift()
    this.#places -= 1
    this.#left -= next.cost
    next.start()
    this.#admit()
  }
}
