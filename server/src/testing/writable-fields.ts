import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { type Path, pathsIn } from './naughty.ts'

/** The parts of a JSON schema that say what fields there are. */
interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

/** The fields that a call's body may hold, as `push.quietFrom` or `items[].name`, however they are reached. */
export function writableFields(body: $ZodType): string[] {
  // Only `true` and `false` are schemas that are no object, and ours are neither.
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
  return [...new Set(fieldsOf(root, root, ''))]
}

function fieldsOf(schema: Schema, root: Schema, here: string): string[] {
  const { $ref, anyOf, properties, items } = schema
  const named = $ref && root.$defs?.[$ref.split('/').at(-1) ?? '']
  if (named) return fieldsOf(named, root, here)
  if (anyOf) return anyOf.flatMap((each) => fieldsOf(each, root, here))
  if (items) return fieldsOf(items, root, `${here}[]`)
  if (!properties) return [here]
  return Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, root, `${here}.${name}`))
}

/** The fields that some bodies hold, in the same words. */
export const fieldsIn = (bodies: object[]): Set<string> =>
  new Set(bodies.flatMap((body) => pathsIn(body).map(fieldOf)))

/** The field that a place in a body is of. */
export const fieldOf = (path: Path): string =>
  path.map((key) => (/^\d+$/.test(String(key)) ? '[]' : `.${key}`)).join('')
