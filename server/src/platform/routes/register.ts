import type { Call } from '@shelfmate/contract/api/call'
import { everyCall } from '@shelfmate/contract/api/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandler } from 'fastify'
import { safeParse } from 'zod/v4/core'
import { DomainError } from '#platform/errors/domain-error.ts'
import { type SessionCookie, withoutCache } from '#platform/http/session-cookie.ts'
import { requestKeyOf, type SentRequest } from '#platform/idempotency/request-key.ts'
import type { Sessions, Viewer } from '#platform/identity/sessions.ts'
import { ConcurrencyLimit } from '#platform/limits/concurrency-limit.ts'
import type { RequestRateLimits } from '#platform/limits/request-rate-limits.ts'
import { type Implementation, RawJson, type UploadedFile } from './implementation.ts'
import { parsePart } from './parse.ts'
import { sendJson } from './send-json.ts'
import { withUpload } from './upload.ts'

interface Registrar {
  sessions: Sessions
  cookie: SessionCookie
  /** Tests hold every answer against its schema; production trusts the compiler and saves the CPU. */
  checkAnswers: boolean
  requestLimits: Pick<RequestRateLimits, 'take' | 'trying'>
  /** Where files stay while the request that brought them is answered. */
  uploadFolder: string
}

/** Files that one user may be sending at once: each lies on the disk until its last byte came, and that may take minutes. */
const uploadsAtOnce = 20

/** Registers exactly the contract's calls under /api; throws when one is missing, doubled or not in the table. */
export function registerCalls(
  app: FastifyInstance,
  implementations: Implementation[],
  options: Registrar,
): void {
  const registrar = { ...options, uploads: new ConcurrencyLimit(uploadsAtOnce) }
  const handlers = new Map(implementations.map((each) => [each.call, each]))
  const known = new Set(everyCall.map((each) => each.call))
  for (const { call } of implementations)
    if (!known.has(call)) throw new Error(`${call.method} ${call.path} is not in the route table`)
  if (handlers.size !== implementations.length) throw new Error('a call is implemented twice')
  for (const { name, call } of everyCall) {
    const implementation = handlers.get(call)
    if (!implementation) throw new Error(`${name} is in the route table but not implemented`)
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answer(implementation, registrar, request, reply)
    if (call.bodyAs === 'multipart') takeMultipart(app, call, handler)
    else app.route({ method: call.method, url: `/api${call.path}`, handler })
  }
}

/** A route that takes forms and nothing else, which it reads itself; every other route takes JSON alone. */
function takeMultipart(app: FastifyInstance, call: Call, handler: RouteHandler): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, _stream, done) => done(null))
    scope.route({ method: call.method, url: `/api${call.path}`, handler })
  })
}

async function answer(
  implementation: Implementation,
  registrar: Registrar & { uploads: ConcurrencyLimit },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { call } = implementation
  const ahead = await valueAhead(implementation, registrar, request)
  // Nothing at all is an answer of some calls.
  const value = ahead === undefined ? await valueOf(implementation, registrar, request, reply) : ahead
  reply.code(call.status ?? ok)
  if (call.status === noContent) return reply.send()
  if (call.answerAs !== undefined) return reply.type(call.answerAs).send(value)
  const isRaw = value instanceof RawJson
  if (registrar.checkAnswers) checkAnswer(call, isRaw ? JSON.parse(value.text) : value)
  return sendJson(request, reply, isRaw ? value : new RawJson(JSON.stringify(value)))
}

async function valueOf(
  implementation: Implementation,
  registrar: Registrar & { uploads: ConcurrencyLimit },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (implementation.call.access !== 'signedIn')
    return valueFor(undefined, implementation, registrar, request, reply)
  const { viewer, renewed } = await requireViewer(registrar, request, reply, implementation)
  const value = await valueFor(viewer, implementation, registrar, request, reply)
  if (renewed !== undefined) await prolongCookie(renewed, registrar, request, reply)
  return value
}

async function valueFor(
  who: Viewer | undefined,
  { call, handle }: Implementation,
  registrar: Registrar & { uploads: ConcurrencyLimit },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // The type says undefined for public calls; the handler's own type follows from the call's access.
  const viewer = who as undefined
  const handleWith = (sent: unknown, file?: UploadedFile) =>
    handle({ ...partsOf(call, request, sent, file), viewer, request, reply })
  if (call.bodyAs !== 'multipart') return handleWith(request.body)
  return registrar.uploads.run(who?.userId ?? request.ip, () => {
    request.setAtWork(false)
    return withUpload(request, registrar.uploadFolder, ({ fields, file }) => {
      // After its client has gone no end would take the request off again.
      if (!reply.raw.closed) request.setAtWork(true)
      return handleWith(fields, file)
    })
  })
}

/** One exchange fewer than valueOf, for somebody who is remembered; undefined where valueOf is the way to take. */
async function valueAhead(
  { call, ahead }: Implementation,
  { sessions, cookie, requestLimits }: Registrar,
  request: FastifyRequest,
): Promise<unknown> {
  if (!ahead) return undefined
  const token = cookie.read(request.headers.cookie)
  const remembered = token === undefined ? undefined : sessions.remembered(token)
  if (!remembered) return undefined
  try {
    return await requestLimits.trying(remembered.userId, call, () =>
      ahead({ ...partsOf(call, request, request.body), remembered }),
    )
  } catch (error) {
    // Whether they may read a refusal is not known yet: it is found again in the usual way.
    if (error instanceof DomainError) return undefined
    throw error
  }
}

/** What a request brought, parsed; like the viewer each part is there where the call's type says so. */
function partsOf(call: Call, request: FastifyRequest, sent: unknown, file?: UploadedFile) {
  const body = parsePart(call.body, sent)
  return {
    params: parsePart(call.params, request.params) as undefined,
    query: parsePart(call.query, request.query) as undefined,
    body: body as undefined,
    file: file as undefined,
    key: keyOf(call, body, { params: request.params, body: sent, fileHash: file?.hash }) as undefined,
  }
}

const keyOf = (call: Call, body: unknown, sent: SentRequest) =>
  call.idempotencyKey === undefined ? undefined : requestKeyOf(call, body, sent)

const ok = 200
const noContent = 204

async function requireViewer(
  { sessions, cookie, requestLimits }: Registrar,
  request: FastifyRequest,
  reply: FastifyReply,
  { call, revisions }: Pick<Implementation, 'call' | 'revisions'>,
): Promise<{ viewer: Viewer; renewed: string | undefined }> {
  const token = cookie.read(request.headers.cookie)
  let renewed: string | undefined
  const viewer = token ? await sessions.find(token, () => void (renewed = token), revisions) : undefined
  if (!viewer) {
    // The cookie itself stays: by now the browser may have another one, which this would take away.
    if (token) reply.headers(withoutCache)
    throw new DomainError('UNAUTHENTICATED')
  }
  if (call.verifiedOnly && !viewer.verified) throw new DomainError('UNVERIFIED')
  requestLimits.take(viewer.userId, call)
  return { viewer, renewed }
}

/**
 * Hands a token out again whose session this use has prolonged. Not before the call is done, and not where the session is over by
 * then: a new password may have given the browser another cookie meanwhile, which this would put the old one over.
 */
async function prolongCookie(
  token: string,
  { sessions, cookie }: Registrar,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    if (await sessions.find(token)) reply.header('set-cookie', cookie.write(token))
  } catch (error) {
    // What was asked for is done; the cookie lasts for weeks yet.
    request.log.warn({ err: error }, 'a cookie could not be prolonged')
  }
}

function checkAnswer(call: Call, value: unknown): void {
  const result = safeParse(call.answer, value)
  if (!result.success)
    throw new Error(`${call.method} ${call.path} answered against its schema: ${result.error.message}`)
}
