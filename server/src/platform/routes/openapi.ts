import type { Call } from '@shelfmate/contract/call'
import { everyCall } from '@shelfmate/contract/calls'
import { type ErrorCode, errorCatalogue, platformErrors } from '@shelfmate/contract/errors'
import { productName } from '@shelfmate/contract/product'
import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of every call, made from the route table. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const { name, call } of everyCall) {
    const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    tags: [name.split('.')[0]],
    ...(call.access === 'signedIn' && { security: [{ session: [] }] }),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && { requestBody: { required: true, content: bodyOf(call, call.body) } }),
    responses: {
      [call.status ?? ok]: {
        description: 'Success',
        ...(call.status !== noContent && { content: answerOf(call) }),
      },
      ...errorResponses(codesOf(call)),
    },
  }
}

const ok = 200
const noContent = 204

/** Every code that a call may answer: its own, the platform's, and UNAUTHENTICATED where it asks for a session. */
export function codesOf(call: Call): ErrorCode[] {
  const own: ErrorCode[] = call.access === 'signedIn' ? ['UNAUTHENTICATED', ...call.errors] : [...call.errors]
  return [...new Set([...own, ...platformErrors])]
}

function errorResponses(codes: ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => String(errorCatalogue[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.join(', '), content: jsonOf({ $ref: '#/components/schemas/Error' }) },
    ]),
  )
}

function parameters(place: 'path' | 'query', schema: $ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

function schemaOf(schema: $ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const jsonOf = (schema: Json) => ({ 'application/json': { schema } })
const binary = { type: 'string', format: 'binary' }

function bodyOf({ bodyAs }: Call, body: $ZodType): Json {
  const schema = schemaOf(body, 'input')
  if (bodyAs === undefined) return jsonOf(schema)
  const { properties, required } = z
    .looseObject({ properties: z.looseObject({}), required: z.array(z.string()) })
    .parse(schema)
  const withFile = { ...schema, properties: { ...properties, file: binary }, required: [...required, 'file'] }
  return { 'multipart/form-data': { schema: withFile } }
}

function answerOf({ answer, answerAs }: Call): Json {
  return answerAs === undefined ? jsonOf(schemaOf(answer, 'output')) : { [answerAs]: { schema: binary } }
}

const errorSchema = schemaOf(
  z.strictObject({
    error: z.strictObject({
      // The catalogue's keys are the codes.
      code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      requestId: z.string(),
    }),
  }),
  'output',
)
