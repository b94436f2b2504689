import { performance } from 'node:perf_hooks'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { DomainError } from '#platform/errors/domain-error.ts'

/** The largest part of the event loop's time that one key has for long, however much it asks for. */
const sharePerKey = 0.04
/** What a key may take at once before it rests: more than anybody asks for by hand. */
const freeMs = 150
/** On a busy machine everything takes long; nobody is to wait for that. A request may rest twice, and is answered within two seconds. */
const longestRestMs = 750
/** What others wait for at once without noticing it: work of several steps lets them in after so much. */
const stretchMs = 20
/** One turn of the event loop answers nobody who waits for the database: whoever asked meanwhile gets a part of the time. */
const restShare = 0.5
const waitingPerKey = 10
const retryAfterSeconds = 5

/** Stands between two steps of long work: after a stretch, everybody who waits comes first. */
export type Pause = () => Promise<void>

interface Key {
  waiting: number
  last: Promise<unknown>
  /** Time taken and not yet rested for, as of `at`. */
  takenMs: number
  at: number
}

/**
 * Lets work that takes the event loop for long come one after the other. A key that asks again and again rests in between,
 * so that everybody else is answered meanwhile; who asks now and then never waits. Long work pauses between its steps: then
 * whatever others have waiting comes first.
 */
export class FairQueue {
  readonly #keys = new Map<string, Key>()
  #last: Promise<unknown> = Promise.resolve()

  /** Errors: RATE_LIMITED when too much of this key waits already. */
  async run<T>(key: string, work: (pause: Pause) => Promise<T>): Promise<T> {
    const own = this.#keys.get(key) ?? { waiting: 0, last: Promise.resolve(), takenMs: 0, at: 0 }
    if (own.waiting >= waitingPerKey) throw new DomainError('RATE_LIMITED', { retryAfterSeconds })
    this.#keys.set(key, own)
    own.waiting += 1
    const done = own.last.then(async () => {
      await restOf(own)
      return this.#next(own, work)
    })
    own.last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      own.waiting -= 1
      this.#forgetRested()
    }
  }

  async #next<T>(own: Key, work: (pause: Pause) => Promise<T>): Promise<T> {
    let stretch = await this.#begin(own)
    const pause = async () => {
      const workedMs = performance.now() - stretch.since
      if (workedMs < stretchMs) return
      stretch.end()
      await sleep(workedMs * restShare)
      stretch = await this.#begin(own)
    }
    try {
      return await work(pause)
    } finally {
      stretch.end()
    }
  }

  /** Waits until all who came before have ended their stretch; then nobody works until this one ends. */
  async #begin(own: Key) {
    const before = this.#last
    const ended = Promise.withResolvers<void>()
    this.#last = ended.promise
    await before
    // Requests that came while the one before was at it are answered first.
    await turn()
    const loop = performance.eventLoopUtilization()
    const end = () => {
      // What the database takes keeps nobody else waiting.
      own.takenMs = takenOf(own) + performance.eventLoopUtilization(loop).active
      own.at = performance.now()
      ended.resolve()
    }
    return { since: performance.now(), end }
  }

  #forgetRested(): void {
    for (const [key, own] of this.#keys) if (own.waiting === 0 && takenOf(own) === 0) this.#keys.delete(key)
  }
}

const takenOf = ({ takenMs, at }: Key) => Math.max(0, takenMs - (performance.now() - at) * sharePerKey)

async function restOf(own: Key): Promise<void> {
  const restMs = (takenOf(own) - freeMs) / sharePerKey
  if (restMs > 0) await sleep(Math.min(restMs, longestRestMs))
}
