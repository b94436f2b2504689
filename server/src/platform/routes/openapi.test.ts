import { everyCall } from '@shelfmate/contract/calls'
import { type ErrorCode, errorCatalogue } from '@shelfmate/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestApp } from '../../testing/test-app.ts'
import { codesOf } from './openapi.ts'

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
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> }
}

let app: TestApp
let document: Document
beforeAll(async () => {
  app = await TestApp.start()
  document = (await app.send<Document>('GET', '/api/openapi.json')).body
})
afterAll(() => app.close())

const documentPath = (path: string) => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`
const operationOf = (path: string, method: string) => {
  const operation = document.paths[documentPath(path)]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is missing`)
  return operation
}

describe('/api/openapi.json', () => {
  it('is an OpenAPI 3.1 document of exactly the calls in the table', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toEqual({ title: 'Shelfmate API', version: expect.any(String) })
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    )
    const table = everyCall.map(
      ({ name, call }) => `${name} ${call.method.toLowerCase()} ${documentPath(call.path)}`,
    )
    expect(listed.toSorted()).toEqual(table.toSorted())
  })

  it.each(everyCall)('tells of $name what goes in, what comes out and what can fail', ({ call }) => {
    const operation = operationOf(call.path, call.method)
    const inPath = operation.parameters.filter((each) => each.in === 'path')
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(inPath.map((each) => each.name)).toEqual(names)
    expect(inPath.every((each) => each.required)).toBe(true)
    expect(operation.requestBody !== undefined).toBe(call.body !== undefined)
    expect(operation.security !== undefined).toBe(call.access === 'signedIn')
    expect(operation.summary).toBe(call.summary)
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
      for (const { schema } of Object.values(content)) expect(schema.additionalProperties).toBe(false)
    }
  })
})

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
