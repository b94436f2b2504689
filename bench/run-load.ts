import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pinned } from '../drills/product/product.ts'
import type { Load } from './load/process.ts'
import type { Result } from './load/result.ts'

/** The process that asks, on a core of its own. */
export class LoadProcess {
  readonly #child: ChildProcess

  constructor(cpu: number) {
    const [command = '', ...args] = pinned(
      [process.execPath, join(import.meta.dirname, 'load/process.ts')],
      cpu,
    )
    this.#child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  }

  /** Runs a load; `ready` is called before its first request. */
  async run(load: Load, ready: () => void): Promise<Result> {
    await this.#say(load)
    ready()
    // Only process.ts answers, and exactly this.
    return (await this.#say('go')) as Result
  }

  stop(): void {
    this.#child.kill()
  }

  /** Resolves with what it answers; throws where it ends instead. */
  async #say(word: Load | 'go'): Promise<unknown> {
    const heard = new AbortController()
    const { signal } = heard
    const ended = once(this.#child, 'exit', { signal }).then(() => {
      throw new Error('the load ended')
    })
    this.#child.send(word)
    try {
      const [answer] = await Promise.race([once(this.#child, 'message', { signal }), ended])
      return answer
    } finally {
      // Whichever of the two did not come is not waited for.
      ended.catch(() => undefined)
      heard.abort()
    }
  }
}
