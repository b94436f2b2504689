import { authCalls } from '@shelfmate/contract/account/auth'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, send } from './api-client.ts'
import { ApiError } from './api-error.ts'

const answerWith = (make: (url: string, init: RequestInit) => Promise<Response> | Response) => {
  const fetched = vi.fn(async (url: string, init: RequestInit) => make(url, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const user = { id: '018f0000-0000-7000-8000-000000000000', email: 'mei@example.edu', displayName: 'Mei Tan' }

afterEach(() => vi.unstubAllGlobals())

describe('addressOf', () => {
  it('fills in and escapes', () => {
    expect(addressOf('/pantry/items/:id', { id: 'a/b' }, { limit: 5, cursor: undefined })).toBe(
      '/api/pantry/items/a%2Fb?limit=5',
    )
  })
})

describe('send', () => {
  it('sends the body as JSON and gives the answer', async () => {
    const fetched = answerWith(() => json({ user }))
    await expect(send(authCalls.login, { body: { email: 'a', password: 'b' } })).resolves.toEqual({ user })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/auth/login')
    expect(init).toMatchObject({ method: 'POST', body: '{"email":"a","password":"b"}' })
  })

  it('takes an empty answer for null', async () => {
    answerWith(() => new Response(null, { status: 204 }))
    await expect(send(authCalls.logout, {})).resolves.toBeNull()
  })

  it('gives the error shape as an ApiError', async () => {
    const error = { code: 'EMAIL_TAKEN', message: 'taken', fields: { email: 'taken' }, requestId: 'r1' }
    answerWith(() => json({ error }, 409))
    await expect(send(pantryCalls.listItems, { query: {} })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      status: 409,
      fields: { email: 'taken' },
      requestId: 'r1',
    })
  })

  it('keeps how long the server asks to wait', async () => {
    const error = { code: 'RATE_LIMITED', message: 'wait', requestId: 'r1' }
    answerWith(() => json({ error }, 429, { 'retry-after': '17000' }))
    await expect(send(authCalls.session, {})).rejects.toMatchObject({ retryAfterSeconds: 17_000 })
  })

  it('calls a proxy’s page UNAVAILABLE and a page in place of an answer BAD_ANSWER', async () => {
    answerWith(() => new Response('<h1>502</h1>', { status: 502 }))
    await expect(send(authCalls.session, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    answerWith(() => new Response('<h1>hello</h1>'))
    await expect(send(authCalls.session, {})).rejects.toMatchObject({ code: 'BAD_ANSWER' })
  })

  it('tells a lost network from a slow server', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(send(authCalls.session, {})).rejects.toMatchObject({ code: 'OFFLINE', status: 0 })
    answerWith(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    await expect(send(authCalls.session, {}, { timeoutMs: 1 })).rejects.toMatchObject({
      code: 'TIMEOUT',
    })
  })

  it('lets a change outlive its page, and nothing that is only read or sent again', async () => {
    const fetched = answerWith(() => json({ user }))
    const login = { body: { email: 'a', password: 'b' } }
    await send(authCalls.session, {})
    await send(authCalls.login, login)
    await send(authCalls.login, login, { outlivesPage: false })
    expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, true, false])
  })

  it('asks that only of as much as browsers take at once', async () => {
    const answers: (() => void)[] = []
    const fetched = answerWith(
      () => new Promise<Response>((resolve) => answers.push(() => resolve(json({ user })))),
    )
    const login = (email: string) => send(authCalls.login, { body: { email, password: '' } })
    const calls = [login('é'.repeat(30_000)), login('a'.repeat(6_000)), login('short')]
    for (const answer of answers.splice(0)) answer()
    await Promise.all(calls)
    const last = login('é'.repeat(30_000))
    for (const answer of answers.splice(0)) answer()
    await last
    expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false, true, true])
  })

  it('passes on that the caller gave up', async () => {
    const controller = new AbortController()
    answerWith(() => {
      controller.abort()
      return Promise.reject(controller.signal.reason)
    })
    const failure = await send(authCalls.session, {}, { signal: controller.signal }).catch((e: unknown) => e)
    expect(failure).not.toBeInstanceOf(ApiError)
  })
})
