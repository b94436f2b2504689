import { type ErrorCode, errorCatalogue } from '@shelfmate/contract/api/errors'

/** After how many seconds to come again, for whoever a busy process refuses. */
export const busyRetrySeconds = 2

/** A refusal that a call declares in the contract: it reaches the client as its code, with the fields concerned. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    detail: { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(detail.message ?? errorCatalogue[code].message)
    this.name = 'DomainError'
    this.code = code
    this.fields = detail.fields
    this.retryAfterSeconds = detail.retryAfterSeconds
  }
}
