import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitInFlight } from './admission.ts'

const most = 400
let app: FastifyInstance
let origin = ''
let finish: () => void = () => undefined
let refusals = 0

beforeAll(async () => {
  app = fastify()
  const metrics = { observe: () => undefined, refused: () => void refusals++ }
  limitInFlight(app, {
    nextId: () => 'a-1',
    headers: { 'cache-control': 'no-store' },
    metrics,
    trustProxy: false,
  })
  app.get('/api/slow', () => new Promise((resolve) => working.push(() => resolve({ ok: true }))))
  app.post('/api/slow', () => ({ ok: true }))
  app.get('/readyz', () => ({ ok: true }))
  finish = () => {
    for (const end of working.splice(0)) end()
  }
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  finish()
  app.server.closeAllConnections()
  await app.close()
})

const working: (() => void)[] = []
const urlOf = (path: string) => `${origin}${path}`

/** Reads all of the answer, so that its connection rests. */
async function statusOf(path: string, method = 'GET'): Promise<number> {
  const answer = await fetch(urlOf(path), { method })
  await answer.arrayBuffer()
  return answer.status
}

it('refuses calls beyond what fits in the one error shape, lets everything else through, and takes calls again', async () => {
  const asked = Array.from({ length: most }, () => statusOf('/api/slow'))
  await expect.poll(() => working.length).toBe(most)
  const refused = await fetch(urlOf('/api/slow'), { method: 'POST', body: 'x'.repeat(1_000) })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE', requestId: 'a-1' } })
  expect(refusals).toBe(1)
  expect(await statusOf('/readyz')).toBe(200)
  finish()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
  expect(await statusOf('/api/slow', 'POST')).toBe(200)
})

it('counts nobody who left before the answer', async () => {
  const leaving = new AbortController()
  const left = Array.from({ length: most }, () =>
    fetch(urlOf('/api/slow'), { signal: leaving.signal }).catch(() => undefined),
  )
  await expect.poll(() => working.length).toBe(most)
  leaving.abort()
  await Promise.all(left)
  await expect.poll(() => statusOf('/api/slow', 'POST')).toBe(200)
  finish()
})
