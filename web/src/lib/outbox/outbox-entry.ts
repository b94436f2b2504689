import { ApiError, type ApiErrorCode, isApiError } from '../api-error.ts'

/** One change that was made here, as it waits on the device until the server has it. */
export interface OutboxEntry {
  /** Made here; names the change in every tab. */
  id: string
  /** Its place in the order of the presses; undefined until it is stored, or where nothing can be stored. */
  place?: number
  userId: string
  /** Which feature knows how to send it, and what to. */
  kind: string
  payload: unknown
  /** Changes of one lane never overtake each other, and wait together. */
  lane: string
  /** What the server will know once it has this change: ids of items, of deeds that can be undone. */
  creates: readonly string[]
  /** What it must know before. */
  needs: readonly string[]
  /** The change that this one takes back. */
  undoes?: string
  /** ISO time of the press. */
  pressedAt: string
  /** How often it was sent. After the first time it may have arrived, whatever came back. */
  attempts: number
  /** Why the server does not take it: it waits for the user. */
  refusal?: Refusal
}

/** An error as it can be stored. GIVEN_UP: it needed another change, and that one was refused. */
export interface Refusal {
  code: ApiErrorCode | 'GIVEN_UP'
  status: number
  message: string
  fields: Readonly<Record<string, string>>
  requestId: string | undefined
}

/** What is stored of an error with which the server refused a change. */
export const refusalOf = ({ code, status, message, fields, requestId }: ApiError): Refusal => ({
  code,
  status,
  message,
  fields,
  requestId,
})

/** The error that a refusal was; undefined for what was given up. */
export const errorOf = ({ code, status, ...details }: Refusal): ApiError | undefined =>
  code === 'GIVEN_UP' ? undefined : new ApiError(code, status, details)

const worthRepeating = [401, 408, 425, 429]

/** Whether the same change would be refused again. A page that some network puts before ours is no answer of the server. */
export function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  const { status, code } = error
  return status >= 400 && status < 500 && code !== 'BAD_ANSWER' && !worthRepeating.includes(status)
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** How long to wait after so many failures in a row. */
export const pauseMs = (failures: number) => Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))

/** In the order of the presses; what is not stored yet came last. */
export const inOrder = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  entries.toSorted((a, b) => (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY))

/** The change to send next: the earliest that may go. A refused one stops nobody. */
export const nextToSend = (entries: readonly OutboxEntry[], isWaiting: (lane: string) => boolean) =>
  inOrder(entries).find(({ refusal, lane }) => !refusal && !isWaiting(lane))

/** The changes that cannot be made without the given one, in order. */
export function dependentsOf(entries: readonly OutboxEntry[], { id, creates }: OutboxEntry): OutboxEntry[] {
  const missing = new Set(creates)
  return inOrder(entries).filter((entry) => {
    if (entry.id === id || !entry.needs.some((need) => missing.has(need))) return false
    for (const created of entry.creates) missing.add(created)
    return true
  })
}
