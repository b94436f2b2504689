import { afterEach, expect, it, vi } from 'vitest'
import { sendTo } from './api-client.ts'
import { takeAskedAhead } from './asked-ahead.ts'

const address = '/api/chats'
const asked = vi.fn(async () => Response.json({ from: 'the server' }))
vi.stubGlobal('fetch', asked)
const keep = (answer: Promise<Response>) => {
  globalThis.shelfmateAhead = new Map([[address, answer]])
}
const ask = () => sendTo('GET /chats', {})
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

it('keeps no answer for long', () => {
  keep(Promise.resolve(Response.json({ from: 'ahead' })))
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(takeAskedAhead(address)).toBeUndefined()
})
