import { hash, randomUUID } from 'node:crypto'
import type { Call } from '@shelfmate/contract/api/call'

/** What tells a request from others of its sender. */
export interface RequestKey {
  /** The client's, or ours where it sent none. */
  id: string
  /** A hash of the request as it was sent. Null where the id is ours: nobody can send that again. */
  fingerprint: Buffer | null
}

/** A key that nobody can send again; its id names what is made. */
export const ownKey = (id: string = randomUUID()): RequestKey => ({ id, fingerprint: null })

/** A request before its parts are parsed: a later version may read defaults into the same one. */
export interface SentRequest {
  params: unknown
  body: unknown
  /** SHA-256 of the file that came with it. */
  fileHash?: string | undefined
}

/** A quick hash of a password would undo what its slow one is for; whoever signs up again proves it anew. */
const secretField = 'password'
/** Sent with a press once it has waited past midnight: its first try may have lacked it (decision 010). */
const lateField = 'pressedOn'

/** The key of a request to a call with an idempotency key; `body` is the parsed one. */
export function requestKeyOf(call: Call, body: unknown, sent: SentRequest): RequestKey {
  const id = call.idempotencyKey && fieldOf(body, call.idempotencyKey)
  if (typeof id !== 'string') return ownKey()
  const { method, path } = call
  const text = JSON.stringify([method, path, sent.params, sent.body, sent.fileHash], inOrder)
  return { id, fingerprint: hash('sha256', text, 'buffer') }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** Objects with their fields in one order, and without those that are no part of what was asked for. */
function inOrder(key: string, value: unknown): unknown {
  if (key === secretField || key === lateField) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
