/** Hands out as many turns as have been released, so that a run cannot be over before everything has happened to it. */
export class Quota {
  #left = 0
  #waiting: (() => void)[] = []

  release(turns: number): void {
    this.#left += turns
    for (const go of this.#waiting.splice(0)) go()
  }

  async take(): Promise<void> {
    while (this.#left === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#left--
  }
}
