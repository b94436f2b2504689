import { createConfig, lintFromString } from '@redocly/openapi-core'
import { everyCall } from '@shelfmate/contract/api/calls'
import { type ErrorCode, errorCatalogue } from '@shelfmate/contract/api/errors'
import { limits } from '@shelfmate/contract/api/limits'
import { summaries } from '@shelfmate/contract/api/summaries'
import { beforeAll, describe, expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp } from '../../testing/test-app.ts'
import { codesOf } from './document.ts'

interface Operation {
  operationId: string
  summary: string
  security?: object[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}
type Schema = Record<string, unknown>
interface Document {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> }
}

let document: Document
withApp(() => TestApp.start({ PUBLIC_URL: 'https://food.campus.test' }))
beforeAll(async () => {
  document = (await app.send<Document>('GET', '/api/openapi.json')).body
})

const documentPath = (path: string) => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`
const operationOf = (path: string, method: string) => {
  const operation = document.paths[documentPath(path)]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is missing`)
  return operation
}

describe('/api/openapi.json', () => {
  it('is an OpenAPI 3.1 document of exactly the calls in the table', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Shelfmate API', version: expect.any(String) })
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    )
    const table = everyCall.map(
      ({ name, call }) => `${name} ${call.method.toLowerCase()} ${documentPath(call.path)}`,
    )
    expect(listed.toSorted()).toEqual(table.toSorted())
  })

  it.each(everyCall)('tells of $name what goes in, what comes out and what can fail', ({ name, call }) => {
    const operation = operationOf(call.path, call.method)
    const inPath = operation.parameters.filter((each) => each.in === 'path')
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, each]) => each)
    expect(inPath.map((each) => each.name)).toEqual(names)
    expect(inPath.every((each) => each.required)).toBe(true)
    expect(operation.requestBody !== undefined).toBe(call.body !== undefined)
    expect(operation.security).toEqual(call.access === 'signedIn' ? [{ session: [] }] : [])
    expect(operation.summary).toBe(summaries[name])
    const failures = codesOf(call).map((code: ErrorCode) => String(errorCatalogue[code].status))
    const statuses = [...new Set([String(call.status ?? 200), ...failures])]
    expect(Object.keys(operation.responses).toSorted()).toEqual(statuses.toSorted())
    expect('content' in (operation.responses['204'] ?? {})).toBe(false)
  })

  it('refers to nothing that it does not hold, and names only types that exist', () => {
    const types = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'])
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if ('$ref' in node) {
        const [, , kind, name] = String(node.$ref).split('/')
        expect([kind, Object.keys(document.components.schemas)]).toEqual([
          'schemas',
          expect.arrayContaining([name]),
        ])
      }
      if ('type' in node && !('in' in node) && typeof node.type === 'string' && node.type !== 'apiKey')
        expect(types).toContain(node.type)
      Object.values(node).forEach(visit)
    }
    visit(document)
  })

  it('closes every object that goes in', () => {
    for (const { call } of everyCall) {
      const content = operationOf(call.path, call.method).requestBody?.content ?? {}
      for (const { schema } of Object.values(content))
        expect(resolved(schema).additionalProperties).toBe(false)
    }
  })

  it('passes the rules that the linter of Redocly recommends', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
    ).toEqual([])
  })

  it('names what it answers once, with limits, formats and words', () => {
    const { schemas } = document.components
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['PantryItem', 'AddItemsBody', 'Post', 'Error']),
    )
    const list = operationOf('/pantry/items', 'POST')
    expect(list.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/AddItemsBody',
    })
    const body = schemas['AddItemsBody']?.['properties'] as Record<string, Schema>
    expect(body['name']).toMatchObject({ type: 'string', minLength: 1, maxLength: limits.foodNameLength })
    expect(body['expiryDates']).toMatchObject({ items: { type: 'string', format: 'date' } })
    expect(body['quantity']).toMatchObject({ minimum: limits.quantityMin, maximum: limits.quantityMax })
    const item = schemas['PantryItem']?.['properties'] as Record<string, Schema>
    expect(item['expiryDate']).toMatchObject({ format: 'date', description: expect.stringContaining('date') })
    expect(item['dateAdded']).toMatchObject({ format: 'date-time' })
  })

  it('names the address and the cookie that this installation has', async () => {
    expect(document.servers).toEqual([{ url: 'https://food.campus.test' }])
    expect(document.components.securitySchemes).toMatchObject({ session: { name: '__Host-sid' } })
    const plain = await TestApp.start()
    const { body } = await plain.send<Document>('GET', '/api/openapi.json')
    await plain.close()
    expect(body.servers).toEqual([{ url: 'http://localhost:3000' }])
    expect(body.components.securitySchemes).toMatchObject({ session: { name: 'sid' } })
  })
})

/** What a reference leads to. */
const resolved = (schema: Schema): Schema =>
  '$ref' in schema
    ? (document.components.schemas[String(schema['$ref']).split('/').at(-1) ?? ''] ?? {})
    : schema

describe('/api/docs', () => {
  it('is a readable page of every call, without script', async () => {
    const { raw } = await app.send('GET', '/api/docs')
    expect(raw.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const { name, call } of everyCall) {
      expect(raw.body).toContain(`id="${name}"`)
      expect(raw.body).toContain(`${call.method} /api${call.path}`)
    }
    expect(raw.body).not.toMatch(/<script|\son\w+=|style=/)
  })
})
