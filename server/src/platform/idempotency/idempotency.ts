import { breaks, type Executor } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { findKey, type KeptKey, type KeyValues, type RequestKind } from './idempotency.repository.ts'
import type { RequestKey } from './request-key.ts'

/** A request that its sender may repeat. */
export interface Repeatable {
  userId: string
  key: RequestKey
  kind: RequestKind
}

/** What a statement needs to keep a request's key, and its answer where that is not read anew. */
export const keyValues = ({ userId, key, kind }: Repeatable, at: Date, answer?: unknown): KeyValues => ({
  keyOf: userId,
  keyId: key.id,
  keyKind: kind,
  keyFingerprint: key.fingerprint,
  keyAnswer: answer === undefined ? null : JSON.stringify(answer),
  keyAt: at.toISOString(),
})

/**
 * Makes a change once. `work` keeps the request's key in a statement of the change (see keyKept). When it is refused, or
 * its id was used before, that may be because the same request came before: then the first answer is given, or what
 * `readBack` makes of what is there. Errors: ID_REUSED for another request under the id, and those of `work`.
 */
export async function once<Answer>(
  on: Executor,
  request: Repeatable,
  work: () => Promise<Answer>,
  readBack: () => Promise<Answer | undefined> = async () => undefined,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const isKept = isKeyKept(error)
    if (!isKept && !(error instanceof DomainError)) throw error
    if (request.key.fingerprint) {
      const kept = await firstAnswer(on, request)
      // What is kept under a key and its fingerprint is what this call answered.
      const answer = (kept as Answer | undefined) ?? (await readBack())
      if (answer !== undefined) return answer
    }
    throw isKept ? new DomainError('ID_REUSED') : error
  }
}

/** What a request was answered before; undefined where nothing is kept, or nothing but its key. Errors: ID_REUSED. */
export async function firstAnswer(on: Executor, { userId, key, kind }: Repeatable): Promise<unknown> {
  const [kept] = await findKey(on, { userId, id: key.id })
  if (!kept) return undefined
  if (!isSame(kept, key, kind)) throw new DomainError('ID_REUSED')
  return kept.answer ?? undefined
}

/** Whether the same request came before, where another one under its id is nothing to be told of. */
export async function cameBefore(on: Executor, { userId, key, kind }: Repeatable): Promise<boolean> {
  const [kept] = await findKey(on, { userId, id: key.id })
  return kept !== undefined && isSame(kept, key, kind)
}

const isSame = (kept: KeptKey, { fingerprint }: RequestKey, kind: RequestKind): boolean =>
  kept.kind === kind &&
  (kept.fingerprint === null || (fingerprint !== null && kept.fingerprint.equals(fingerprint)))

const keyConstraint = 'idempotency_keys_user_id_id_pk'

/** Whether a statement failed because its request's id was used before. */
export const isKeyKept = (error: unknown): boolean => breaks(error, keyConstraint)
