import { type ApiError, isApiError } from './api-error.ts'
import { wording } from './error-words.ts'

export interface ErrorDescription {
  message: string
  /** Names the failed request in the server's log; there whenever the user cannot solve it alone. */
  requestId: string | undefined
}

/** Words any failure for the user. */
export function describeError(error: unknown): ErrorDescription {
  if (!isApiError(error)) return { message: wording.INTERNAL, requestId: undefined }
  // A server newer than this page may answer a code it does not know.
  // The server tells why somebody is suspended.
  const isWorded = Object.hasOwn(wording, error.code) && error.code !== 'SUSPENDED'
  const message = isWorded ? wording[error.code] : error.message
  return { message, requestId: isOurs(error) ? error.requestId : undefined }
}

/** Whether the same request may well succeed a moment later. */
export function isTemporary(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 503)
}

/** Whether only the people who run the server can do something about it. */
function isOurs(error: ApiError): boolean {
  return error.status >= 500 || error.code === 'BAD_ANSWER' || error.code === 'BAD_REQUEST'
}
