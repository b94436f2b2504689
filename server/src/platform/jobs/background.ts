import type { Log } from '#platform/log/log.ts'

/** Work that no request waits for, and the end of the process does. What fails is logged. */
export class Background {
  readonly #log: Log
  readonly #running = new Set<Promise<void>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** `failed` is what the log says where the work fails. */
  run(work: Promise<void>, failed: string): void {
    const run = work
      .catch((error: unknown) => this.#log.error({ err: error }, failed))
      .finally(() => this.#running.delete(run))
    this.#running.add(run)
  }

  /** Resolves once nothing is under way any more. */
  async end(): Promise<void> {
    await Promise.all(this.#running)
  }
}
