import { Worker } from 'node:worker_threads'
import { DomainError } from '#platform/errors/domain-error.ts'

const idleMs = 30_000
/** No question takes that long: a thread that says nothing for so long is stuck. */
const silenceMs = 10_000
const longestQueue = 40
const retryAfterSeconds = 2
const heapMegabytes = 128

interface Pending<Answer> {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/**
 * Thinks beside the event loop: a thread with a program of its own, started with the first question and gone when idle. The
 * program answers each message with one message, in their order.
 */
export class Thread<Question, Answer> {
  readonly #program: string
  readonly #pending: Pending<Answer>[] = []
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(program: string) {
    this.#program = program
  }

  /** Errors: UNAVAILABLE when too many wait, or the thread ended at its work, for want of time or memory. */
  ask(question: Question): Promise<Answer> {
    if (this.#pending.length >= longestQueue) throw busy()
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject })
      this.#worker ??= this.#start()
      this.#worker.postMessage(question)
      // What waits already keeps its time: else each new question would spare a thread that is stuck.
      if (this.#pending.length === 1) this.#watch()
    })
  }

  #start(): Worker {
    // Nothing of our own environment: it holds secrets.
    const worker = new Worker(this.#program, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    worker.unref()
    worker.on('message', (answer: Answer) => {
      this.#pending.shift()?.resolve(answer)
      this.#watch()
    })
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#forget(isOutOfMemory(error) ? busy() : error)
    })
    worker.on('exit', () => {
      if (this.#worker === worker) this.#forget(busy())
    })
    return worker
  }

  #forget(error: Error): void {
    this.#worker = undefined
    for (const { reject } of this.#pending.splice(0)) reject(error)
    clearTimeout(this.#timer)
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#forget(busy())
    await worker?.terminate()
  }

  #watch(): void {
    clearTimeout(this.#timer)
    const patienceMs = this.#pending.length > 0 ? silenceMs : idleMs
    this.#timer = setTimeout(() => void this.#end(), patienceMs).unref()
  }
}

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const busy = () => new DomainError('UNAVAILABLE', { retryAfterSeconds })
