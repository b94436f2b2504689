import type { FastifyReply } from 'fastify'

/** Aborts when nobody waits for the answer any more; after it was sent that does no harm. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  if (reply.raw.closed) left.abort()
  else reply.raw.once('close', () => left.abort())
  return left.signal
}
