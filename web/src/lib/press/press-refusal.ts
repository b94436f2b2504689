import { ApiError, type ApiErrorCode, isApiError } from '../api/api-error.ts'

/** An error as it can be stored. GIVEN_UP: the press needed another one, and that was refused. */
export interface Refusal {
  code: ApiErrorCode | 'GIVEN_UP'
  status: number
  message: string
  fields: Readonly<Record<string, string>>
  requestId: string | undefined
}

/** What a press needed never happened; that failure has been explained, so this one is not. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

/** What is stored of an error with which the server refused a press. */
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
/** It ends after a quarter of an hour at the earliest, and there is another way: whoever waits has to hear of it. */
const endsByAnotherWay: ApiErrorCode = 'HANDOVER_PAUSED'

/** Whether the same press would be refused again. A page that some network puts before ours is no answer of the server. */
export function isRefusal(error: unknown): error is ApiError {
  if (!isApiError(error)) return false
  const { status, code } = error
  if (code === endsByAnotherWay) return true
  return status >= 400 && status < 500 && code !== 'BAD_ANSWER' && !worthRepeating.includes(status)
}
