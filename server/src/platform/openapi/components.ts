import * as auth from '@shelfmate/contract/account/auth'
import * as achievements from '@shelfmate/contract/achievements/achievements'
import * as images from '@shelfmate/contract/api/images'
import * as chat from '@shelfmate/contract/chat/chat'
import * as exchange from '@shelfmate/contract/exchange/exchange'
import * as foods from '@shelfmate/contract/foods/foods'
import * as notifications from '@shelfmate/contract/notifications/notifications'
import * as pantry from '@shelfmate/contract/pantry/pantry'
import * as profile from '@shelfmate/contract/profile/profile'
import * as recipeBook from '@shelfmate/contract/recipe-book/recipe-book'
import * as recipes from '@shelfmate/contract/recipes/recipes'
import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { noteOf } from './field-notes.ts'

export type Json = Record<string, unknown>

/** A default makes a field optional for who sends it and certain for who reads it: a schema has two forms. */
type Side = 'input' | 'output'

const modules = [
  achievements,
  auth,
  chat,
  exchange,
  foods,
  images,
  notifications,
  pantry,
  profile,
  recipes,
  recipeBook,
]

/**
 * The named schemas of the document: the objects that the contract exports, and bodies and answers that only their call can
 * name. What goes in refers to bodies alone and what comes out to all others, so that no name stands for both forms.
 */
export class Components {
  readonly #names: Record<Side, z.core.$ZodRegistry<{ id: string }>> = {
    input: z.registry(),
    output: z.registry(),
  }
  readonly #schemas = new Map<string, unknown>()

  constructor() {
    for (const [name, exported] of modules.flatMap((module) => Object.entries<unknown>(module)))
      if (isObjectSchema(exported))
        this.#name(exported, capital(name), name.endsWith('Body') ? 'input' : 'output')
  }

  /** A schema as it stands in the document: by reference where it has a name or `name` can be its own. */
  take(schema: $ZodType, side: Side, name?: string): Json {
    if (name !== undefined && isObjectSchema(schema)) this.#name(schema, name, side)
    // Inside of another one: a root is written out, whatever its name.
    const { properties, $defs } = z.toJSONSchema(z.object({ root: schema }), {
      io: side,
      metadata: this.#names[side],
      unrepresentable: 'any',
    })
    for (const [id, definition] of Object.entries($defs ?? {})) this.#schemas.set(id, definition)
    // Only `true` and `false` are schemas that are no object, and ours are neither.
    return properties?.['root'] as Json
  }

  /** The document with its schemas, each reference leading to one, and every field that has a note with its description. */
  complete(document: Json & { components: Json }): Json {
    const schemas = Object.fromEntries([...this.#schemas].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const whole = { ...document, components: { ...document.components, schemas } }
    const text = JSON.stringify(whole).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/')
    return JSON.parse(text, (_key, value: unknown) => withNotes(value))
  }

  #name(schema: $ZodType, id: string, side: Side): void {
    if (!this.#names[side].has(schema)) this.#names[side].add(schema, { id })
  }
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function isObjectSchema(value: unknown): value is $ZodType {
  return value instanceof z.core.$ZodType && value._zod.def.type === 'object'
}

/** Adds what the notes say of an object's fields. */
function withNotes(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('properties' in node)) return node
  const properties = Object.entries(node.properties ?? {}).map(([name, field]) => {
    const note = noteOf(name)
    return [name, note ? { ...note, ...field } : field]
  })
  return { ...node, properties: Object.fromEntries(properties) }
}
