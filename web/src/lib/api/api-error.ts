import type { ErrorAnswer, ErrorCode } from '@shelfmate/contract/api/errors'

/** Failures that never reached the server, or whose answer never reached us. */
type TransportCode = 'OFFLINE' | 'TIMEOUT' | 'BAD_ANSWER'
export type ApiErrorCode = ErrorCode | TransportCode

interface ErrorDetails {
  message?: string
  fields?: Record<string, string>
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** A call that failed: the server's declared code, or a transport code with status 0. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  /** How long to wait before the same is asked again, where the server told. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ApiErrorCode, status: number, details: ErrorDetails = {}) {
    super(details.message ?? code)
    this.code = code
    this.status = status
    this.fields = details.fields ?? {}
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Whether an error is an ApiError, of the given code if one is given. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}

/** Reads the one error shape; anything else (a proxy's page, a cut answer) becomes a code that says to try again. */
export function errorFromAnswer(status: number, body: unknown, headers: Pick<Headers, 'get'>): ApiError {
  if (!isErrorAnswer(body)) {
    const requestId = headers.get('x-request-id') ?? undefined
    return new ApiError(status >= 500 ? 'UNAVAILABLE' : 'BAD_ANSWER', status, { requestId })
  }
  const { code, message, fields, requestId } = body.error
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined
  return new ApiError(code, status, { message, requestId, retryAfterSeconds, ...(fields && { fields }) })
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}
