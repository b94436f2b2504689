import type { $ZodType, infer as Infer, input as InferInput } from 'zod/v4/core'
import type { ErrorCode } from './errors.ts'

/** One API call as data: the server registers it, the web's client and the OpenAPI document are inferred from it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's notation below /api: `/pantry/items/:id`. */
  path: `/${string}`
  access: 'public' | 'signedIn'
  /** For those whose address is verified: what shows a person to others, or others to a person (D60). */
  verifiedOnly?: true
  /** Whose object a path parameter names: the authorisation tests make one of each kind and try it as a stranger. */
  touches?:
    | 'pantryItem'
    | 'itemAction'
    | 'consumption'
    | 'image'
    | 'post'
    | 'comment'
    | 'chat'
    | 'report'
    | 'measure'
    | 'request'
    | 'ownRecipe'
    | 'suspension'
    | 'savedSearch'
  params?: $ZodType
  query?: $ZodType
  body?: $ZodType
  /** `multipart`: the body's fields travel beside exactly one file, the part named `file`. JSON unless told. */
  bodyAs?: 'multipart'
  /**
   * The field of the body with an id that the client made. The same request with the same id changes nothing and is
   * answered as the first time; any other request with it is refused with ID_REUSED.
   */
  idempotencyKey?: 'id' | 'replacementId'
  /** Success status; 200 unless told. 204 comes with `noContent`. */
  status?: 200 | 201 | 202 | 204
  answer: $ZodType
  /** Media type of an answer of `bytes`. JSON unless told. */
  answerAs?: 'image/webp' | 'application/x-ndjson'
  errors: readonly ErrorCode[]
}

/** Where a call is reached, as `GET /pantry/items`: what code names it by that must not load its schemas. */
export type CallAddress<C extends Call = Call> = `${C['method']} ${C['path']}`
export type CallAddresses<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: CallAddress<Calls[Name]>
}

/** What a call says of itself beside its address; it is for the signed-in and has no error of its own, but that of a reused id, unless it says so. */
type Definition = Omit<Call, 'method' | 'path' | 'access' | 'errors'> & {
  access?: 'public'
  errors?: readonly ErrorCode[]
}

/**
 * Makes a call and keeps the literal types of its definition. A bundle that reads one schema of a file leaves its calls out,
 * for it is told that making them does nothing else.
 */
// @__NO_SIDE_EFFECTS__
export const defineCall = <
  const M extends Call['method'],
  const P extends Call['path'],
  const D extends Definition,
>(
  method: M,
  path: P,
  definition: D,
): Defined<M, P, D> => ({ method, path, access: 'signedIn', ...definition, errors: errorsOf(definition) })

/** Wherever an id of the client's counts, it can have been used for something else. */
const errorsOf = ({ errors = [], idempotencyKey }: Definition): readonly ErrorCode[] =>
  idempotencyKey ? [...errors, 'ID_REUSED'] : errors

type Defined<M, P, D> = D & {
  method: M
  path: P
  access: D extends { access: 'public' } ? 'public' : 'signedIn'
  errors: readonly ErrorCode[]
}

type PartOfCall<
  C extends Call,
  K extends 'params' | 'query' | 'body',
  Side extends 'in' | 'out',
> = C[K] extends $ZodType ? (Side extends 'in' ? InferInput<C[K]> : Infer<C[K]>) : undefined

/** What a caller sends: the parts that the call declares, before parsing. */
export type CallInput<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C[K] extends $ZodType ? K : never]: PartOfCall<C, K, 'in'>
}
export type CallParams<C extends Call> = PartOfCall<C, 'params', 'out'>
export type CallQuery<C extends Call> = PartOfCall<C, 'query', 'out'>
export type CallBody<C extends Call> = PartOfCall<C, 'body', 'out'>
export type CallAnswer<C extends Call> = Infer<C['answer']>
