import type { Call, CallAddress, CallAnswer, CallInput } from '@shelfmate/contract/api/call'
import { ApiError, errorFromAnswer } from './api-error.ts'
import { takeAskedAhead } from './asked-ahead.ts'

const defaultTimeoutMs = 15_000
/** Browsers refuse a request that would bring the bodies of those that outlive their pages above this, all together. */
const lastingBytesMax = 65_536
let lastingBytes = 0

interface SendOptions {
  signal?: AbortSignal
  timeoutMs?: number
  /**
   * Whether a change goes on when its page ends; it does unless told. What is sent again from the next page shall not: it
   * would arrive twice, and once late.
   */
  outlivesPage?: boolean
}

type Scalar = string | number | boolean | undefined

/** The parts of a call as they travel; the call's own types are checked where `send` is called. */
interface Parts {
  params?: Record<string, Scalar>
  query?: Record<string, Scalar>
  body?: unknown
}

/** Makes one call of the contract. Throws ApiError; a call that the caller aborted throws the signal's reason. */
export const send = <C extends Call>(call: C, input: CallInput<C>, options?: SendOptions) =>
  sendTo<C>(`${call.method} ${call.path}`, input, options)

/** `send` for code that must not load the contract's schemas: names the call by its type and its address alone. */
export async function sendTo<C extends Call>(
  call: CallAddress<C>,
  input: CallInput<C>,
  { signal, timeoutMs = defaultTimeoutMs, outlivesPage }: SendOptions = {},
): Promise<CallAnswer<C>> {
  const [method = '', path = ''] = call.split(' ')
  // CallInput holds exactly the parts that the call declares.
  const { params, query, body } = input as Parts
  const deadline = AbortSignal.timeout(timeoutMs)
  const within = signal ? AbortSignal.any([signal, deadline]) : deadline
  const text = body === undefined ? undefined : JSON.stringify(body)
  const bytes = new TextEncoder().encode(text).byteLength
  // What was pressed shows at once: a page that is reloaded in that moment shall not take it back.
  const keepalive = (outlivesPage ?? method !== 'GET') && lastingBytes + bytes <= lastingBytesMax
  if (keepalive) lastingBytes += bytes
  try {
    const address = addressOf(path, params, query)
    const ahead = method === 'GET' ? takeAskedAhead(address) : undefined
    const response =
      (ahead && (await unlessAborted(ahead, within))) ||
      (await fetch(address, {
        method,
        headers: text === undefined ? { accept: 'application/json' } : jsonHeaders,
        ...(text !== undefined && { body: text }),
        keepalive,
        signal: within,
        credentials: 'same-origin',
      }))
    const answer = parse(await unlessAborted(response.text(), within))
    if (!response.ok) throw errorFromAnswer(response.status, answer, response.headers)
    if (answer === undefined) throw new ApiError('BAD_ANSWER', response.status)
    // The server validates what it sends against the same schema.
    return answer as CallAnswer<C>
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new ApiError(deadline.aborted ? 'TIMEOUT' : 'OFFLINE', 0)
  } finally {
    if (keepalive) lastingBytes -= bytes
  }
}

/** What was asked for ahead has no signal of its own: a line that went dead would keep its screen waiting for minutes. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    work.then(resolve, reject)
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const jsonHeaders = { accept: 'application/json', 'content-type': 'application/json' }

/** The address of a call below /api, its parameters filled in and escaped. */
export function addressOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** The JSON of an answer, null for an empty one (204, 202), undefined for text that is not JSON. */
function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
