import { everyCall } from '@shelfmate/contract/calls'
import type { Call } from '@shelfmate/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { SessionCookie } from '#platform/http/session-cookie.ts'
import type { Sessions, Viewer } from '#platform/identity/sessions.ts'
import { DomainError } from './domain-error.ts'
import { type Implementation, RawJson } from './implementation.ts'
import { refuseOtherMethods } from './other-methods.ts'
import { parsePart } from './parse.ts'

interface Registrar {
  sessions: Sessions
  cookie: SessionCookie
  /** Tests hold every answer against its schema; production trusts the compiler and saves the CPU. */
  checkAnswers: boolean
}

/** Registers exactly the contract's calls under /api; throws when one is missing, doubled or not in the table. */
export function registerCalls(
  app: FastifyInstance,
  implementations: Implementation[],
  registrar: Registrar,
): void {
  const handlers = new Map(implementations.map((each) => [each.call, each]))
  const known = new Set(everyCall.map((each) => each.call))
  for (const { call } of implementations)
    if (!known.has(call)) throw new Error(`${call.method} ${call.path} is not in the route table`)
  if (handlers.size !== implementations.length) throw new Error('a call is implemented twice')
  for (const { name, call } of everyCall) {
    const implementation = handlers.get(call)
    if (!implementation) throw new Error(`${name} is in the route table but not implemented`)
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: (request, reply) => answer(implementation, registrar, request, reply),
    })
  }
  refuseOtherMethods(app)
}

async function answer(
  { call, handle }: Implementation,
  registrar: Registrar,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // The type says undefined for public calls; the handler's own type follows from the call's access.
  const viewer = (
    call.access === 'signedIn' ? await requireViewer(registrar, request) : undefined
  ) as undefined
  const value = await handle({
    params: parsePart(call.params, request.params) as undefined,
    query: parsePart(call.query, request.query) as undefined,
    body: parsePart(call.body, request.body) as undefined,
    viewer,
    request,
    reply,
  })
  reply.code(call.status ?? ok)
  if (call.status === noContent) return reply.send()
  if (value instanceof RawJson) {
    if (registrar.checkAnswers) checkAnswer(call, JSON.parse(value.text))
    return reply.type(json).send(value.text)
  }
  if (registrar.checkAnswers) checkAnswer(call, value)
  return reply.type(json).send(JSON.stringify(value))
}

const ok = 200
const noContent = 204
const json = 'application/json; charset=utf-8'

async function requireViewer({ sessions, cookie }: Registrar, request: FastifyRequest): Promise<Viewer> {
  const token = cookie.read(request.headers.cookie)
  const viewer = token ? await sessions.find(token) : undefined
  if (!viewer) throw new DomainError('UNAUTHENTICATED')
  return viewer
}

function checkAnswer(call: Call, value: unknown): void {
  const result = safeParse(call.answer, value)
  if (!result.success)
    throw new Error(`${call.method} ${call.path} answered against its schema: ${result.error.message}`)
}
