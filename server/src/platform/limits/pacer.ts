import { setTimeout as sleep } from 'node:timers/promises'

/** What others wait for at once without noticing it. */
const stretchMs = 20
/** One turn of the event loop answers nobody who waits for the database: whoever asked meanwhile gets a part of the time. */
const restShare = 0.5

/** Long work in steps, which rests after every stretch, so that others are answered in between. */
export class Pacer {
  #since = performance.now()

  /** Stands between two steps. */
  async pause(): Promise<void> {
    const workedMs = performance.now() - this.#since
    if (workedMs < stretchMs) return
    await sleep(workedMs * restShare)
    this.#since = performance.now()
  }
}
