import { once } from 'node:events'
import net from 'node:net'
import type { ErrorCode } from '@shelfmate/contract/api/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { expectRefusal } from '../../testing/error-shape.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'

let user: TestUser
let origin: string
withApp()
beforeAll(async () => {
  user = await app.signUp()
  origin = await app.listen()
})

const megabyte = 1024 * 1024
const json = { 'content-type': 'application/json' }

describe('what is refused before a call sees it', () => {
  it.each<[string, ErrorCode, string, Record<string, string>?]>([
    ['half a JSON', 'BAD_REQUEST', '{"name":'],
    ['JSON with something behind it', 'BAD_REQUEST', '{}{}'],
    ['no JSON', 'BAD_REQUEST', 'name=Milk'],
    ['a key that sets the prototype', 'BAD_REQUEST', '{"__proto__":{"id":1}}'],
    ['an empty body', 'VALIDATION_FAILED', ''],
    ['a list', 'VALIDATION_FAILED', '[]'],
    ['null', 'VALIDATION_FAILED', 'null'],
    ['a text', 'VALIDATION_FAILED', '"text"'],
    ['a key that every object has', 'VALIDATION_FAILED', '{"constructor":{"prototype":{}}}'],
    ['10,000 levels', 'VALIDATION_FAILED', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['10,000 levels of objects', 'VALIDATION_FAILED', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['10,000 keys', 'VALIDATION_FAILED', `{${Array.from({ length: 6_000 }, (_, n) => `"k${n}":1`)}}`],
    ['a lone surrogate', 'VALIDATION_FAILED', '{"name":"\\ud800"}'],
    ['NUL', 'VALIDATION_FAILED', '{"name":"\\u0000"}'],
    ['an infinite number', 'VALIDATION_FAILED', '{"quantity":1e400}'],
    ['a megabyte', 'PAYLOAD_TOO_LARGE', `{"name":"${'x'.repeat(megabyte)}"}`],
    ['text', 'UNSUPPORTED_MEDIA_TYPE', '{}', { 'content-type': 'text/plain' }],
    ['a form', 'UNSUPPORTED_MEDIA_TYPE', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['parts', 'UNSUPPORTED_MEDIA_TYPE', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a look-alike of JSON', 'UNSUPPORTED_MEDIA_TYPE', '{}', { 'content-type': 'application/jsonx' }],
    ['no type at all', 'UNSUPPORTED_MEDIA_TYPE', '{}', { 'content-type': '' }],
  ])('%s: %s', async (_, code, body, headers = json) => {
    const answer = await app.send('POST', '/api/pantry/items', { body, headers, as: user })
    expectRefusal(answer.raw, code)
  })

  it('takes JSON with a charset', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=UTF-8' }
    const answer = await app.send('POST', '/api/auth/logout', { body: '{}', headers })
    expect(answer.status).toBe(204)
  })

  it('takes the last of a key that comes twice', async () => {
    const body = '{"name":"Milk","name":"Rice","quantity":1,"expiryDates":["2026-12-01"]}'
    const answer = await app.send('POST', '/api/pantry/items', { body, as: user })
    expect(answer.body).toMatchObject({ upserted: [{ name: 'Rice' }] })
  })

  it.each<[string, ErrorCode]>([
    ['/api/nowhere', 'NOT_FOUND'],
    ['/api/', 'NOT_FOUND'],
    ['/api/pantry/items/', 'VALIDATION_FAILED'],
    ['/api/auth/session/extra', 'NOT_FOUND'],
    ['/api/pantry/items/%ff/restore', 'BAD_REQUEST'],
    ['/api/pantry/items/%', 'BAD_REQUEST'],
    [`/api/pantry/items/${'x'.repeat(500)}`, 'BAD_REQUEST'],
  ])('the address %s: %s', async (url, code) => {
    expectRefusal((await app.send('DELETE', url, { as: user })).raw, code)
  })

  it.each(['x', '%00', '%2e%2e%2f', "'--", '%F0%9F%A5%9B', '00000000-0000-0000-0000-00000000000g'])(
    'the id %s',
    async (id) => {
      const answer = await app.send('DELETE', `/api/pantry/items/${id}`, { as: user })
      expectRefusal(answer.raw, 'VALIDATION_FAILED')
    },
  )

  it.each([
    ['GET', '/api/auth/login', 'POST'],
    ['PUT', '/api/auth/login', 'POST'],
    ['DELETE', '/api/pantry/items', 'GET, POST'],
    ['PATCH', '/api/pantry/items/x', 'PUT, DELETE'],
    ['GET', '/api/pantry/items/x', 'PUT, DELETE'],
  ] as const)('%s %s, and tells what it takes: %s', async (method, url, allowed) => {
    const answer = await app.send(method, url, { as: user })
    expectRefusal(answer.raw, 'METHOD_NOT_ALLOWED')
    expect(answer.raw.headers.allow).toBe(allowed)
  })

  it('answers HEAD like GET, without a body', async () => {
    const head = await app.send('HEAD', '/api/pantry/items', { as: user })
    expect(head.status).toBe(200)
    expect(head.raw.body).toBe('')
  })
})

describe('what is no request', () => {
  const get = 'GET /api/auth/session HTTP/1.1\r\nhost: x\r\n'
  const post = 'POST /api/auth/logout HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

  it.each<[string, ErrorCode, string]>([
    ['no HTTP', 'BAD_REQUEST', 'HELLO\r\n\r\n'],
    ['headers of 64 KB', 'PAYLOAD_TOO_LARGE', `${get}x: ${'y'.repeat(65_536)}\r\n\r\n`],
    ['two lengths', 'BAD_REQUEST', `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    [
      'a length beside chunks',
      'BAD_REQUEST',
      `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
    ],
    ['a chunk of no size', 'BAD_REQUEST', `${post}transfer-encoding: chunked\r\n\r\nz\r\n{}\r\n0\r\n\r\n`],
    ['a header with a NUL', 'BAD_REQUEST', `${get}x: a\u0000b\r\n\r\n`],
  ])('%s: %s', async (_, code, text) => {
    const { statusCode, headers, body } = await sendRaw(new URL(origin), text)
    expectRefusal({ statusCode, headers, body }, code)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

it('takes a client that leaves in the middle of its body for no trouble of ours', async () => {
  const lines: string[] = []
  const log = makeLog('debug', { write: (line: string) => void lines.push(line) })
  const watched = await TestApp.start({}, { log })
  const { hostname, port } = new URL(await watched.listen())
  const socket = net.connect(Number(port), hostname)
  const begun = once(watched.app.http.server, 'request')
  socket.write('POST /api/auth/forgot HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
  socket.write('content-length: 100\r\n\r\n{')
  await begun
  socket.destroy()
  await expect.poll(() => lines.join('')).toMatch(/the client left|request failed/)
  expect(lines.join('')).not.toContain('request failed')
  await watched.close()
})

/** Sends bytes as they are and reads what comes until the server hangs up. */
async function sendRaw({ hostname, port }: URL, text: string) {
  const socket = net.connect(Number(port), hostname)
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
  return { statusCode: Number(statusLine.split(' ')[1]), headers, body }
}
