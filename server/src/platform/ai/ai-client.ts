import { Counter, type Registry } from 'prom-client'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/log.ts'
import type { SystemPart } from '#platform/status/status.ts'
import { type Ai, AiError, type AiTask } from './ai.ts'
import { type ChatEndpoint, ChatRefused, chatContent } from './chat-completion.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { ListScanner } from './list-scanner.ts'

/** For both requests together. */
const patienceMs = 30_000
/** With less than this part of it left a second request is not worth its price. */
const retryNeeds = 1 / 6
const maxTokens = 6_000
/** How a server says that it does not know a field of the request. */
const unknownField = new Set([400, 404, 422])
/** How it says that it does not want what is asked: too long, or against its rules. It works all the same. */
const unwanted = new Set([400, 413, 422])

/** How a request ended: with elements, without any, or with a status that may refuse one of its fields. */
type Outcome = 'of use' | 'useless' | 'refused'

interface AiClientOptions {
  /** Base URL of an OpenAI-compatible API: `https://…/v1`. */
  baseUrl: string
  model: string
  apiKey: string | undefined
  log: Log
  registry: Registry
  limitMs?: number
}

/** The configured model, or undefined where none is. */
export function aiFrom(
  { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey }: Config,
  registry: Registry,
  log: Log,
): Ai | undefined {
  if (baseUrl === undefined || model === undefined) return undefined
  return new AiClient({ baseUrl, model, apiKey, log, registry })
}

/** Which engine writes recipes, and why not the model. */
export function aiPart({ AI_BASE_URL: baseUrl, AI_MODEL: model }: Config, ai: Ai | undefined): SystemPart {
  if (!ai || baseUrl === undefined)
    return {
      name: 'recipes',
      uses: 'the built-in cookbook',
      why: 'AI_BASE_URL is not set: no model is asked',
    }
  return {
    name: 'recipes',
    uses: `${model} at ${new URL(baseUrl).host}, else the built-in cookbook`,
    look: async () => {
      if (ai.isPaused()) throw new Error('paused after failures in a row; the cookbook stands in')
      return 'asked when needed'
    },
  }
}

/** A model behind any OpenAI-compatible server: thirty seconds, one retry, a pause after five in a row that were no answer at all. */
export class AiClient implements Ai {
  readonly #endpoint: ChatEndpoint
  readonly #model: string
  readonly #log: Log
  readonly #limitMs: number
  readonly #breaker = new CircuitBreaker()
  readonly #requests: Counter
  /** Until an answer came without the schema after one with it was refused. */
  #asksForSchema = true
  /** A server that has answered refuses a question for what it is about; one that never has may be set up wrongly. */
  #hasAnswered = false

  constructor({ baseUrl, model, apiKey, log, registry, limitMs = patienceMs }: AiClientOptions) {
    this.#endpoint = { url: `${baseUrl.replace(/\/+$/, '')}/chat/completions`, apiKey }
    this.#model = model
    this.#log = log
    this.#limitMs = limitMs
    this.#requests = new Counter({
      name: 'ai_requests_total',
      help: 'Requests to the language model',
      labelNames: ['outcome'],
      registers: [registry],
    })
  }

  isPaused(): boolean {
    return this.#breaker.isOpen()
  }

  async *write<Element>(task: AiTask<Element>): AsyncGenerator<Element> {
    if (!this.#breaker.admits()) throw new AiError('AI_PAUSED')
    const started = performance.now()
    const signal = AbortSignal.any([task.signal, AbortSignal.timeout(this.#limitMs)])
    const first = yield* this.#attempt(task, signal, this.#asksForSchema)
    if (first === 'of use') return
    if (!signal.aborted && performance.now() - started < this.#limitMs * (1 - retryNeeds)) {
      await task.beforeRetry()
      const second = yield* this.#attempt(task, signal, this.#asksForSchema && first !== 'refused')
      if (second === 'of use') return
    }
    throw new AiError('AI_FAILED')
  }

  /** One request. An answer that breaks off after some elements is better than none. */
  async *#attempt<Element>(
    task: AiTask<Element>,
    outer: AbortSignal,
    asksForSchema: boolean,
  ): AsyncGenerator<Element, Outcome> {
    const enough = new AbortController()
    const scanner = new ListScanner()
    let given = 0
    let answer = ''
    let problem: unknown = 'nothing of use in the answer'
    let isComplete = false
    try {
      const signal = AbortSignal.any([outer, enough.signal])
      for await (const text of chatContent(
        this.#endpoint,
        requestFor(this.#model, task, asksForSchema),
        signal,
      )) {
        if (given === 0) answer += text
        for (const element of readable(scanner.feed(text), task)) {
          given += 1
          yield element
        }
      }
      isComplete = answer !== ''
      if (given === 0)
        for (const element of readable(task.readWhole?.(answer) ?? [], task)) {
          given += 1
          yield element
        }
    } catch (error) {
      problem = error
    } finally {
      // Also when the caller has enough: the server shall not write on for nobody.
      enough.abort()
      // What is refused for its content would be so again: only an answer without it shows that it was the schema.
      if (!asksForSchema && (given > 0 || isComplete)) this.#asksForSchema = false
      // An answer without use, or none to such a question, may be the doing of who asked: the server works.
      this.#hasAnswered ||= given > 0 || isComplete
      if (given > 0 || isComplete || (this.#hasAnswered && isRefused(problem, unwanted)))
        this.#breaker.succeeded()
      else if (!task.signal.aborted) this.#breaker.failed()
      this.#requests.inc({ outcome: given > 0 ? 'answered' : task.signal.aborted ? 'left' : 'failed' })
    }
    if (given === 0 && !task.signal.aborted)
      this.#log.warn({ problem: describe(problem) }, 'the model gave no answer of use')
    if (given > 0) return 'of use'
    return isRefused(problem, unknownField) ? 'refused' : 'useless'
  }
}

const isRefused = (problem: unknown, statuses: ReadonlySet<number>): boolean =>
  problem instanceof ChatRefused && statuses.has(problem.status)

function requestFor(
  model: string,
  { instructions, data, image, schema }: AiTask<unknown>,
  asksForSchema: boolean,
): object {
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: image ? partsOf(data, image) : JSON.stringify(data) },
    ],
    ...(asksForSchema && {
      max_tokens: maxTokens,
      response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
    }),
  }
}

const readable = <Element>(found: readonly unknown[], { read }: AiTask<Element>): Element[] =>
  found.map(read).filter((element) => element !== undefined)

/** An image travels beside the data, in the message's own bytes: no address is ever told. */
const partsOf = (data: unknown, image: Uint8Array) => [
  { type: 'text', text: JSON.stringify(data) },
  {
    type: 'image_url',
    image_url: { url: `data:image/webp;base64,${Buffer.from(image).toString('base64')}` },
  },
]

/** What went wrong without a word of what was asked or answered. */
function describe(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  if (problem instanceof SyntaxError || problem.name === 'ZodError') return 'the answer is no chat completion'
  const cause = problem.cause instanceof Error ? `: ${problem.cause.message}` : ''
  return `${problem.name}: ${problem.message}${cause}`
}
