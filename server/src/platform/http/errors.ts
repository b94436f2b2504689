import { type ErrorAnswer, type ErrorCode, errorCatalogue } from '@shelfmate/contract/api/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLoss, isCrowded, isOverload } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Log } from '#platform/log/log.ts'
import { NoAnswerError } from '#platform/status/status.ts'
import { isDiskFull, StoreError } from '#platform/storage-problem.ts'
import { apiAnswer } from './security-headers.ts'

const databaseRetrySeconds = 1
const storeRetrySeconds = 30
const serverFault = 500

/** What Fastify itself refuses, in our codes. */
const codeOfStatus: Record<number, ErrorCode> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
}

/** Turns whatever was thrown into a refusal of the catalogue; anything unknown is INTERNAL and its detail stays in the log. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isDiskFull(error)) return new DomainError('STORAGE_FULL')
  if (error instanceof StoreError)
    return new DomainError('STORE_UNAVAILABLE', { retryAfterSeconds: storeRetrySeconds })
  if (isConnectionLoss(error) || isOverload(error) || error instanceof NoAnswerError)
    return new DomainError('UNAVAILABLE', { retryAfterSeconds: databaseRetrySeconds })
  const status =
    error instanceof Error && 'statusCode' in error ? Number((error as FastifyError).statusCode) : serverFault
  if (status < serverFault) return new DomainError(codeOfStatus[status] ?? 'BAD_REQUEST')
  return new DomainError(codeOfStatus[status] ?? 'INTERNAL')
}

/** Whether the client went away before it had sent all, whose connection broke like a database's, or before the answer. */
const hasLeft = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  (request.raw.destroyed && !request.raw.complete) || (reply.raw.destroyed && isAbort(error))

/** What work throws that was told to stop because nobody waits for it. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Answers an error in the one shape, and logs with the request's id what the client must not see. */
export function answerError(
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const left = hasLeft(error, request, reply)
  if (left) log.debug({ requestId: request.id, route: request.routeOptions.url }, 'the client left')
  const refusal = left ? new DomainError('BAD_REQUEST') : refusalOf(error)
  const { status } = errorCatalogue[refusal.code]
  if (status >= serverFault) {
    log.error(
      { err: error, requestId: request.id, method: request.method, route: request.routeOptions.url },
      isCrowded(error) ? 'no database connection came free in time' : 'request failed',
    )
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  const body: ErrorAnswer = {
    error: {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.fields && { fields: refusal.fields }),
      requestId: request.id,
    },
  }
  return reply
    .code(status)
    .headers(apiAnswer)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
