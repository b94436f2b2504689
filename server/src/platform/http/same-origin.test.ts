import { everyCall } from '@shelfmate/contract/api/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../testing/error-shape.ts'
import { app, withApp } from '../../testing/suite.ts'
import { TestApp, type TestUser, urlOf } from '../../testing/test-app.ts'

const host = 'shelf.campus.test:8443'
const publicUrl = 'https://students.campus.test'

let user: TestUser
withApp(() => TestApp.start({ PUBLIC_URL: publicUrl }))
beforeAll(async () => {
  user = await app.signUp()
})

const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.test' }],
  ['no site', { origin: 'null' }],
  ['nonsense', { origin: 'shelf.campus.test:8443' }],
  ['a subdomain', { origin: 'https://x.shelf.campus.test:8443' }],
  ['the domain above', { origin: 'https://campus.test:8443' }],
  ['a longer name', { origin: 'https://shelf.campus.test.evil.test:8443' }],
  ['our name before an @', { origin: 'https://shelf.campus.test:8443@evil.test' }],
  ['another port', { origin: 'https://shelf.campus.test' }],
  ['another scheme than the public one', { origin: 'http://students.campus.test' }],
  ['the host asked, which is not the public one', { origin: `https://${host}` }],
  ['a page of another site, as the browser tells', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a foreign page with our origin', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }],
]

describe('changes asked for by other sites', () => {
  it.each(foreign)('%s is refused', async (_, headers) => {
    const answer = await app.send('POST', '/api/auth/logout', { headers: { host, ...headers }, as: user })
    expectRefusal(answer.raw, 'FORBIDDEN_ORIGIN')
    expect(answer.raw.headers['set-cookie']).toBeUndefined()
  })

  it.each<[string, Record<string, string>]>([
    ['our page, by the public address', { origin: publicUrl }],
    ['our page, as the browser tells', { origin: publicUrl, 'sec-fetch-site': 'same-origin' }],
    ['a program that is no browser', {}],
  ])('%s is not', async (_, headers) => {
    const answer = await app.send('POST', '/api/auth/logout', { headers: { host, ...headers } })
    expect(answer.status).toBe(204)
  })

  it('is our page by the host that was asked, where no public address is set', async () => {
    const local = await TestApp.start()
    const from = (origin: string) =>
      local.send('POST', '/api/auth/logout', { headers: { host, origin } }).then(({ status }) => status)
    expect([await from(`http://${host}`), await from('http://evil.test')]).toEqual([204, 403])
    await local.close()
  })

  const changes = everyCall.filter(({ call }) => call.method !== 'GET')
  it.each(changes)('$name is refused in every form that a foreign page can send', async ({ call }) => {
    const params = { id: crypto.randomUUID() }
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']) {
      for (const [, from] of foreign) {
        const headers = { host, 'content-type': type, ...from }
        const answer = await app.send(call.method, urlOf(call, { params }), { body: {}, headers, as: user })
        expectRefusal(answer.raw, 'FORBIDDEN_ORIGIN')
      }
    }
    expect((await app.send('GET', '/api/auth/session', { as: user })).status).toBe(200)
  })

  it('may read nothing: no answer carries a CORS header', async () => {
    for (const [, headers] of foreign) {
      for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
        const answer = await app.send(method, '/api/pantry/items', {
          headers: { host, ...headers },
          as: user,
        })
        const cors = Object.keys(answer.raw.headers).filter((name) => name.startsWith('access-control-'))
        expect(cors).toEqual([])
      }
    }
  })
})
