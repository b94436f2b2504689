import { gzipSync } from 'node:zlib'
import type { Call, CallAnswer, CallBody, CallParams, CallQuery } from '@shelfmate/contract/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import type { Remembered } from '#platform/identity/remembered.ts'
import type { Revision } from '#platform/identity/revisions.ts'
import type { Viewer } from '#platform/identity/sessions.ts'

/** The revision an answer shows; changes whenever its content does. */
export type Shown = number | string

/** Packs as well as the usual 6 to within a tenth, in two thirds of its time (docs/performance.md). */
const gzipLevel = 4

/** An answer that already is JSON, such as PostgreSQL writes: sent untouched. */
export class RawJson<Answer> {
  readonly text: string
  /** Carries the answer's type; never set. */
  declare readonly answer?: Answer
  /** The revision it shows, for whoever asks again whether that has changed. */
  readonly revision: Shown | undefined
  #gzipped: Buffer | undefined

  constructor(text: string, revision?: Shown) {
    this.text = text
    this.revision = revision
  }

  /** The text packed, once for all who are sent it. */
  get gzipped(): Buffer {
    return (this.#gzipped ??= gzipSync(this.text, { level: gzipLevel }))
  }
}

/** A file that a request brought, kept on disk until the request is answered. */
export interface UploadedFile {
  path: string
  byteSize: number
  /** SHA-256 in hex. */
  hash: string
}

interface Request<C extends Call> {
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  file: C['bodyAs'] extends 'multipart' ? UploadedFile : undefined
  key: C['idempotencyKey'] extends string ? RequestKey : undefined
  viewer: C['access'] extends 'signedIn' ? Viewer : undefined
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<C extends Call> = (request: Request<C>) => Promise<CallAnswer<C> | RawJson<CallAnswer<C>>>

/** What a request brings of somebody who is only remembered. */
interface RequestAhead<C extends Call> extends Pick<Request<C>, 'params' | 'body' | 'key'> {
  remembered: Remembered
}

/**
 * Answers before the session has been read, for whoever used it last. Its statements look the session up themselves (see isSessionStillValid)
 * and change nothing where that is no longer right. Where it returns undefined, or throws, nothing was changed and the call is
 * answered in the usual way.
 */
type HandlerAhead<C extends Call> = (request: RequestAhead<C>) => Promise<CallAnswer<C> | undefined>

/** A call together with what answers it. */
export interface Implementation {
  call: Call
  handle: (request: Request<Call>) => Promise<unknown>
  ahead?: (request: RequestAhead<Call>) => Promise<unknown>
  /** Read with the viewer's session. */
  revisions: readonly Revision[]
}

/**
 * Returns a handler bound to its call in the contract. Parts arrive parsed; the viewer is there where the call asks for one, with
 * the named revisions.
 */
export const implement = <C extends Call>(
  call: C,
  handle: Handler<C>,
  ...revisions: Revision[]
): Implementation => ({
  call,
  revisions,
  // The registrar hands a handler the parts parsed by exactly this call's schemas.
  handle: handle,
})

/** Returns the same for a call so frequent that it is answered ahead where it can be. */
export const implementAhead = <C extends Call>(
  call: C,
  handle: Handler<C>,
  ahead: HandlerAhead<C>,
): Implementation => ({ ...implement(call, handle), ahead })
