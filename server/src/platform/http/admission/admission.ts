import type { IncomingMessage, ServerResponse } from 'node:http'
import { msPerSecond } from '@shelfmate/contract/api/durations'
import { type ErrorAnswer, errorCatalogue } from '@shelfmate/contract/api/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { busyRetrySeconds } from '#platform/errors/domain-error.ts'
import type { HttpMetrics } from '#platform/metrics/metrics.ts'
import { type TrustProxy, trustsOf } from '../client-address.ts'
import { HeldConnections } from './held-connections.ts'

/**
 * What a small machine answers within a second. Whoever would have to wait longer is told at once, which costs a fiftieth of
 * an answer: a queue that grows is of no use to anybody in it.
 */
const mostAtWork = 400
/** With fewer, who was told to come again is read again before the time that was named. */
const roomBelow = mostAtWork / 2
const calls = '/api/'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether it is one of those that are counted. Noted here because a set of requests, which loses as many as it gains, leaves tables
     * behind that keep one another, and what was in them, until all memory is looked through.
     */
    isAtWork: boolean
    /** Has it counted, or not while the rest of its body is waited for. */
    setAtWork(isAtWork: boolean): void
  }
}

interface Refusing {
  nextId: () => string
  headers: Record<string, string>
  metrics: HttpMetrics
  trustProxy: TrustProxy
}

/**
 * Refuses calls of the API while too many are being worked on. A request counts from when all of it is there until its answer
 * goes out: who sends or reads slowly takes nobody's place. A route that reads a body by itself says when that begins and ends.
 * A refused client's connection is read again when there is room, or when its time has come; a proxy's, which is many people's,
 * always.
 */
export function limitInFlight(
  app: FastifyInstance,
  { nextId, headers, metrics, trustProxy }: Refusing,
): void {
  let atWork = 0
  const held = new HeldConnections(busyRetrySeconds * msPerSecond)
  const isProxy = trustsOf(trustProxy)
  const refuse = refusal(headers)
  app.decorateRequest('isAtWork', false)
  app.decorateRequest('setAtWork', function (this: FastifyRequest, isAtWork) {
    if (isAtWork === this.isAtWork) return
    this.isAtWork = isAtWork
    atWork += isAtWork ? 1 : -1
  })
  app.addHook('preValidation', (request, reply, done) => {
    request.setAtWork(true)
    // Also where the client leaves before its answer.
    reply.raw.once('close', () => request.setAtWork(false))
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.setAtWork(false)
    if (atWork < roomBelow) held.releaseFirst()
    done()
  })
  // Before the framework sees it: that would cost more than everything else about a refusal.
  const handlers = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (atWork < mostAtWork || !request.url?.startsWith(calls)) {
      for (const handle of handlers) handle.call(app.server, request, response)
      return
    }
    refuse(response, nextId())
    metrics.refused()
    if (!isProxy(request.socket.remoteAddress ?? '', 0)) held.hold(request.socket)
  })
}

/** Returns what refuses: all that can be is made before, and headers in the form that costs least. */
function refusal(headers: Record<string, string>): (response: ServerResponse, requestId: string) => void {
  const { status, message } = errorCatalogue.UNAVAILABLE
  const bodyOf = (requestId: string) => {
    const answer: ErrorAnswer = { error: { code: 'UNAVAILABLE', message, requestId } }
    return JSON.stringify(answer)
  }
  const fixed = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(busyRetrySeconds),
  }).flat()
  return (response, requestId) => {
    const body = bodyOf(requestId)
    response.writeHead(status, [...fixed, 'content-length', String(Buffer.byteLength(body))])
    response.end(body)
  }
}
