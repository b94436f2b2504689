import type { Call } from '@shelfmate/contract/api/call'
import { type CallName, type calls, everyCall } from '@shelfmate/contract/api/calls'
import { type ErrorCode, errorCatalogue, platformErrors } from '@shelfmate/contract/api/errors'
import { productName } from '@shelfmate/contract/api/product'
import { summaries } from '@shelfmate/contract/api/summaries'
import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { Components, type Json } from './components.ts'
import { noteOf } from './field-notes.ts'

export interface DocumentOptions {
  /** Where the API is reached: its origin. */
  publicUrl: string
  /** What the session's cookie is called there. */
  cookieName: string
}

/** The OpenAPI 3.1 document of every call, made from the route table. */
export function openApiDocument({ publicUrl, cookieName }: DocumentOptions): Json {
  const components = new Components()
  const paths: Record<string, Json> = {}
  for (const { name, call } of everyCall) {
    const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(components, name, call) }
  }
  return components.complete({
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description: 'JSON in, JSON out, but for pictures. Times are ISO 8601 in UTC, dates YYYY-MM-DD.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(features).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName, description: 'Set by a login.' },
      },
    },
  })
}

const features: Record<keyof typeof calls, string> = {
  auth: 'Accounts and sessions',
  campus: 'What this campus is called and which dorms it has',
  images: 'Pictures, sent and fetched',
  profile: 'What students tell of themselves',
  pantry: 'The food that a student has, by expiry date',
  entry: 'What helps somebody who types food: dates and names',
  recipes: 'Suggestions from what the pantry holds',
  barcodes: 'What products are called, by the numbers under their stripes',
  foods: 'What the app makes of the words for food',
  exchange: 'Food that is given away, and comments on it',
  sharing: 'Links to posts, and what they show without a login',
  requests: 'Neighbours ask for food, are promised it and get it handed over',
  chat: 'Conversations of two',
  reports: 'What people report, and what came of it',
  stewards: 'The queue of reports, for stewards',
  blocks: 'People whom one keeps out of the way of',
  notifications: 'Mails and notices, and when they may come',
  achievements: 'Badges, streaks and the leaderboard',
}

function operation(components: Components, name: CallName, call: Call): Json {
  const title = name.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    operationId: name,
    summary: summaries[name],
    tags: [name.split('.')[0]],
    security: call.access === 'signedIn' ? [{ session: [] }] : [],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: bodyOf(components, call, call.body, `${title}Body`),
      },
    }),
    responses: {
      [call.status ?? ok]: {
        description: 'Success',
        ...(call.status !== noContent && { content: answerOf(components, call, `${title}Answer`) }),
      },
      ...errorResponses(components, codesOf(call)),
    },
  }
}

const ok = 200
const noContent = 204

/** Every code that a call may answer: its own, the platform's, and UNAUTHENTICATED where it asks for a session. */
export function codesOf(call: Call): ErrorCode[] {
  const own: ErrorCode[] = [
    ...(call.access === 'signedIn' ? (['UNAUTHENTICATED'] as const) : []),
    ...(call.verifiedOnly ? (['UNVERIFIED'] as const) : []),
    ...call.errors,
  ]
  return [...new Set([...own, ...platformErrors])]
}

function errorResponses(components: Components, codes: ErrorCode[]): Json {
  const content = jsonOf(components.take(errorAnswer, 'output', 'Error'))
  const byStatus = Map.groupBy(codes, (code) => String(errorCatalogue[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [status, { description: group.join(', '), content }]),
  )
}

function parameters(place: 'path' | 'query', schema: $ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(noteOf(name) && { description: noteOf(name)?.description }),
    schema: of,
  }))
}

const jsonOf = (schema: Json) => ({ 'application/json': { schema } })
const binary = { type: 'string', format: 'binary' }

/** The file travels beside the fields: in the document it is one more of them. */
function bodyOf(components: Components, { bodyAs }: Call, body: $ZodType, name: string): Json {
  if (bodyAs === undefined) return jsonOf(components.take(body, 'input', name))
  const { properties, required, ...rest } = z
    .looseObject({ properties: z.looseObject({}), required: z.array(z.string()).default([]) })
    .parse(components.take(body, 'input'))
  const withFile = { ...rest, properties: { ...properties, file: binary }, required: [...required, 'file'] }
  return { 'multipart/form-data': { schema: withFile } }
}

function answerOf(components: Components, { answer, answerAs }: Call, name: string): Json {
  return answerAs === undefined
    ? jsonOf(components.take(answer, 'output', name))
    : { [answerAs]: { schema: binary } }
}

const errorAnswer = z.strictObject({
  error: z.strictObject({
    // The catalogue's keys are the codes.
    code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
})
