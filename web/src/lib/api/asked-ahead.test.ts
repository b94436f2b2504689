import { afterEach, expect, it, vi } from 'vitest'
import { sendTo } from './api-client.ts'
import { takeAskedAhead } from './asked-ahead.ts'

const address = '/api/chats'
const asked = vi.fn(async () => Response.json({ from: 'the server' }))
vi.stubGlobal('fetch', asked)
const keep = (answer: Promise<Response>) => {
  globalThis.shelfmateAhead = new Map([[address, answer]])
}
const ask = (options = {}) => sendTo('GET /chats', {}, options)
afterEach(() => {
  vi.restoreAllMocks()
  asked.mockClear()
  globalThis.shelfmateAhead = undefined
})

it('gives the answer that came ahead to the first who asks, and to nobody else', async () => {
  keep(Promise.resolve(Response.json({ from: 'ahead' })))
  expect(await ask()).toEqual({ from: 'ahead' })
  expect(asked).not.toHaveBeenCalled()
  expect(await ask()).toEqual({ from: 'the server' })
})

it.each([
  ['a refusal', () => Promise.resolve(new Response('{}', { status: 401 }))],
  ['a question that was cut', () => Promise.reject(new TypeError('Failed to fetch'))],
])('asks anew after %s', async (_, answer) => {
  keep(answer())
  expect(await ask()).toEqual({ from: 'the server' })
})

it.each([
  ['that never comes', () => new Promise<Response>(() => undefined)],
  ['that never ends', () => Promise.resolve(new Response(new ReadableStream()))],
])('waits for an answer %s no longer than for any other', async (_, answer) => {
  keep(answer())
  await expect(ask({ timeoutMs: 10 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  keep(answer())
  const left = new AbortController()
  const asking = ask({ signal: left.signal })
  left.abort()
  await expect(asking).rejects.toBe(left.signal.reason)
})

it('keeps no answer for long', () => {
  keep(Promise.resolve(Response.json({ from: 'ahead' })))
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(takeAskedAhead(address)).toBeUndefined()
})
