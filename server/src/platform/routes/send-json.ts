import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawJson } from './implementation.ts'

/** From how many characters on an answer is packed for whoever takes it so: on a weak line it comes a moment earlier than packing takes. */
export const packedFrom = 4_000
const notModified = 304
const json = 'application/json; charset=utf-8'

/** Sends an answer, packed where that pays; what has a revision is sent to nobody who names that very revision: they hold it. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, answer: RawJson<unknown>) {
  const { text, revision } = answer
  if (revision !== undefined) {
    // Weak: the same content, packed or not.
    const tag = `W/"${revision}"`
    reply.header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(notModified).send()
  }
  reply.type(json)
  if (text.length < packedFrom) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  const { 'accept-encoding': accepted } = request.headers
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(accepted))) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(answer.gzipped)
}
