import { busyRetrySeconds, DomainError } from '#platform/errors/domain-error.ts'
import { NotBegunError } from '#platform/errors/not-begun-error.ts'

const idleMs = 30_000
/** No question takes that long: a program that says nothing for so long is stuck. */
const silenceMs = 10_000
const longestQueue = 40

interface Pending<Answer> {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** A program that was started: it answers each question with one answer, in their order. */
interface WorkerHandle<Question> {
  tell(question: Question): void
  end(): void
}

/** Hears of a program that was started. */
interface WorkerListener<Answer> {
  answered(answer: Answer): void
  /** It ended at its work, for want of memory where there is no error of its own; or it never began. */
  ended(error?: Error): void
}

/** How a program is started: see `inThread` and `inProcess`. */
export type StartWorker<Question, Answer> = (listener: WorkerListener<Answer>) => WorkerHandle<Question>

/** Thinks beside the event loop: a program of its own, started with the first question and gone when idle. */
export class LazyWorker<Question, Answer> {
  readonly #start: StartWorker<Question, Answer>
  readonly #pending: Pending<Answer>[] = []
  #running: WorkerHandle<Question> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(start: StartWorker<Question, Answer>) {
    this.#start = start
  }

  /**
   * Errors: UNAVAILABLE when too many wait, or the program ended at its work, for want of time or memory. It is a NotBegunError
   * where the work was somebody else's.
   */
  ask(question: Question): Promise<Answer> {
    if (this.#pending.length >= longestQueue) throw notBegun()
    return new Promise((resolve, reject) => {
      try {
        this.#runningNow().tell(question)
      } catch {
        // The system has no room for a program.
        reject(notBegun())
        return
      }
      this.#pending.push({ resolve, reject })
      // What waits already keeps its time: else each new question would spare a program that is stuck.
      if (this.#pending.length === 1) this.#watch()
    })
  }

  #runningNow(): WorkerHandle<Question> {
    if (this.#running) return this.#running
    // One that was sent away may still say something: it is no answer to what others ask now.
    const isOurs = () => this.#running === running
    const running = this.#start({
      answered: (answer) => {
        if (isOurs()) this.#settle(answer)
      },
      ended: (error = busy()) => {
        if (isOurs()) this.#forget(error)
      },
    })
    this.#running = running
    return running
  }

  #settle(answer: Answer): void {
    this.#pending.shift()?.resolve(answer)
    this.#watch()
  }

  #forget(error: Error): void {
    this.#running = undefined
    clearTimeout(this.#timer)
    const [first, ...others] = this.#pending.splice(0)
    first?.reject(error)
    for (const { reject } of others) reject(notBegun())
  }

  #end(): void {
    const running = this.#running
    this.#forget(busy())
    running?.end()
  }

  #watch(): void {
    clearTimeout(this.#timer)
    const patienceMs = this.#pending.length > 0 ? silenceMs : idleMs
    this.#timer = setTimeout(() => this.#end(), patienceMs).unref()
  }
}

const busy = () => new DomainError('UNAVAILABLE', { retryAfterSeconds: busyRetrySeconds })

/** Somebody else's question had the program's time, or there is none. */
export const notBegun = () => new NotBegunError(busyRetrySeconds)
