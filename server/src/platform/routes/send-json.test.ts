import { gunzipSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RawJson } from './implementation.ts'
import { packedFrom, sendJson } from './send-json.ts'

const long = new RawJson(JSON.stringify('milk '.repeat(packedFrom)), 7)
const short = new RawJson('"milk"')
let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  app.get('/long', (request, reply) => sendJson(request, reply, long))
  app.get('/short', (request, reply) => sendJson(request, reply, short))
})
afterAll(() => app.close())

const ask = (url: string, headers: Record<string, string>) => app.inject({ url, headers })

describe('a long answer', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8'])(
    'is packed for who takes %s',
    async (accepted) => {
      const { headers, rawPayload } = await ask('/long', { 'accept-encoding': accepted })
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-length': String(rawPayload.length),
        'content-type': 'application/json; charset=utf-8',
        vary: 'accept-encoding',
      })
      expect(rawPayload.length).toBeLessThan(long.text.length / 4)
      expect(gunzipSync(rawPayload).toString()).toBe(long.text)
    },
  )

  it.each(['', 'identity', 'br', 'gzip;q=0', 'br, gzip; q=0.000, deflate', 'x-gzipped'])(
    'is sent as it is to who takes "%s"',
    async (accepted) => {
      const { headers, body } = await ask('/long', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers['vary']).toBe('accept-encoding')
      expect(body).toBe(long.text)
    },
  )

  it('is packed once', () => {
    expect(long.gzipped).toBe(long.gzipped)
  })

  it.each(['gzip', 'identity'])('has one revision, packed or not, as who takes %s sees', async (accepted) => {
    const headers = { 'accept-encoding': accepted }
    const { etag = '' } = (await ask('/long', headers)).headers
    expect(etag).toBe('W/"7"')
    expect(await ask('/long', { ...headers, 'if-none-match': etag })).toMatchObject({
      statusCode: 304,
      body: '',
    })
    expect((await ask('/long', { ...headers, 'if-none-match': 'W/"6"' })).statusCode).toBe(200)
  })
})

it('a short answer is sent as it is', async () => {
  const { headers, body } = await ask('/short', { 'accept-encoding': 'gzip' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers).not.toHaveProperty('vary')
  expect(body).toBe('"milk"')
})
