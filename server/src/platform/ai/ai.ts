/** What a model is asked. */
export interface AiTask<Element> {
  /** What to do: our own words alone, never anything that a user typed. */
  instructions: string
  /** What to do it with: travels as one JSON value in a message of its own. */
  data: unknown
  /** A WebP image that the task is about. */
  image?: Uint8Array | undefined
  /** JSON schema of the answer: an object that holds one list. */
  schema: { name: string; schema: object }
  /** An element of the list once checked, or undefined for one that is of no use. */
  read: (element: unknown) => Element | undefined
  /** The elements in a whole answer of which none could be read as it came. */
  readWhole?: (answer: string) => readonly unknown[]
  /** Nobody waits for the answer any more. */
  signal: AbortSignal
  /** Asked before the second request, which costs as much as the first; what it throws ends the task. */
  beforeRetry: () => Promise<void>
}

/** FAILED: asked twice, or for as long as anybody waits, without an answer of use. PAUSED: not asked after many failures. */
export type AiFailure = 'AI_FAILED' | 'AI_PAUSED'

/** A task that the model did not do, and why. */
export class AiError extends Error {
  readonly failure: AiFailure

  constructor(failure: AiFailure) {
    super(failure)
    this.name = 'AiError'
    this.failure = failure
  }
}

/** A language model that writes lists. What it answers is hostile until checked. */
export interface Ai {
  /** Whether it would refuse with AI_PAUSED now. */
  isPaused(): boolean
  /** The list's elements as they are completed, in any number. Errors: AiError, and those of `beforeRetry`. */
  write<Element>(task: AiTask<Element>): AsyncGenerator<Element>
}
