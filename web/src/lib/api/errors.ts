import { type ApiError, type ApiErrorCode, isApiError } from './api-error.ts'
import { tooManyFor, wording } from './error-words.ts'

/** The server tells why somebody is suspended. */
const saidByServer: readonly ApiErrorCode[] = ['SUSPENDED', 'SUSPENDED_UNANSWERED']

interface ErrorDescription {
  message: string
  /** Names the failed request in the server's log; there whenever the user cannot solve it alone. */
  requestId: string | undefined
}

/** Words any failure for the user. */
export function describeError(error: unknown): ErrorDescription {
  if (!isApiError(error)) return { message: wording.INTERNAL, requestId: undefined }
  return { message: messageOf(error), requestId: isOurs(error) ? error.requestId : undefined }
}

function messageOf({ code, message, retryAfterSeconds }: ApiError): string {
  if (code === 'RATE_LIMITED' && retryAfterSeconds !== undefined) return tooManyFor(retryAfterSeconds)
  // A server newer than this page may answer a code it does not know.
  return Object.hasOwn(wording, code) && !saidByServer.includes(code) ? wording[code] : message
}

/** Whether the same request may well succeed a moment later. */
export function isTemporary(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 503)
}

/** Whether only the people who run the server can do something about it. */
function isOurs(error: ApiError): boolean {
  return error.status >= 500 || error.code === 'BAD_ANSWER' || error.code === 'BAD_REQUEST'
}
