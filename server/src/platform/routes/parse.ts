import { type $ZodType, safeParse } from 'zod/v4/core'
import { DomainError } from '#platform/errors/domain-error.ts'

/** A part of a request parsed by its schema; throws VALIDATION_FAILED with one message a field. */
export function parsePart(schema: $ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = safeParse(schema, value)
  if (result.success) return result.data
  const fields = new Map<string, string>()
  for (const issue of result.error.issues) {
    const keys =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of keys) {
      const field = path.join('.') || 'body'
      const text = issue.code === 'unrecognized_keys' ? 'This field is not known.' : issue.message
      if (!fields.has(field)) fields.set(field, text)
    }
  }
  throw new DomainError('VALIDATION_FAILED', { fields: Object.fromEntries(fields) })
}
