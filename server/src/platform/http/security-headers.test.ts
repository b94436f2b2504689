import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { Metrics } from '#platform/metrics/metrics.ts'
import { TestApp } from '../../testing/test-app.ts'
import { registerPages } from './pages/pages.ts'
import { makeHttpServer } from './server.ts'

const every = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
const api = {
  ...every,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const twoYears = 'max-age=63072000; includeSubDomains'
const secrets = ['server', 'x-powered-by', 'access-control-allow-origin']

function expectNoSecrets(headers: Record<string, unknown>): void {
  for (const name of secrets) expect(headers[name], name).toBeUndefined()
}

describe.each([
  ['http', 'http://shelf.campus.test', undefined],
  ['https', 'https://shelf.campus.test', twoYears],
])('answers of the API over %s', (_, PUBLIC_URL, transport) => {
  let app: TestApp
  beforeAll(async () => {
    app = await TestApp.start({ PUBLIC_URL })
  })
  afterAll(() => app.close())

  it.each([
    ['an answer', 'GET', '/api/auth/session', 200],
    ['an answer without a body', 'POST', '/api/auth/logout', 204],
    ['a refusal', 'DELETE', '/api/pantry/items/x', 400],
    ['an unknown address', 'GET', '/api/nowhere', 404],
    ['a wrong method', 'GET', '/api/auth/login', 405],
    ['an address that is none', 'DELETE', '/api/pantry/items/%', 400],
    ['the document', 'GET', '/api/openapi.json', 200],
    ['the readable page', 'GET', '/api/docs', 200],
    ['health', 'GET', '/healthz', 200],
    ['readiness', 'GET', '/readyz', 200],
    ['metrics', 'GET', '/metrics', 200],
  ] as const)('carry every header: %s', async (_name, method, url, status) => {
    const { raw } = await app.send(method, url, { as: await app.signUp() })
    expect(raw.statusCode).toBe(status)
    expect(raw.headers).toMatchObject(api)
    expect(raw.headers['strict-transport-security']).toBe(transport)
    expectNoSecrets(raw.headers)
  })
})

/** With a script and styles of its own. */
const landingOf = (origin: string) =>
  `<!doctype html><script>let theme</script><style>main{}</style>landing of ${origin}/`

describe.each([
  ['http', undefined],
  ['https', twoYears],
])('pages over %s', (scheme, transport) => {
  const root = mkdtempSync(join(tmpdir(), 'shelfmate-pages-'))
  let http: FastifyInstance
  beforeAll(async () => {
    mkdirSync(join(root, 'assets'))
    writeFileSync(join(root, 'index.html'), landingOf('__ORIGIN__'))
    writeFileSync(join(root, 'app.html'), '<!doctype html>app')
    writeFileSync(join(root, 'assets', 'app-1a2b3c4d.js'), 'export {}')
    mkdirSync(join(root, 'assets', 'camera'))
    writeFileSync(join(root, 'assets', 'camera', 'text-worker-1a2b3c4d.js'), 'self')
    writeFileSync(join(root, 'service-worker.js'), 'self')
    mkdirSync(join(root, 'screens'))
    writeFileSync(join(root, 'screens', 'pantry.html'), '<!doctype html>pantry')
    writeFileSync(
      join(root, 'addresses.json'),
      '{"/pantry":"screens/pantry.html","/chat/:chatId":"app.html"}',
    )
    http = makeHttpServer({
      log: makeLog('silent'),
      metrics: new Metrics(),
      trustProxy: false,
      publicUrl: `${scheme}://shelf.campus.test`,
    })
    await registerPages(http, {
      publicUrl: `${scheme}://shelf.campus.test`,
      root,
      heads: {},
      isSignedIn: async ({ headers }) => headers.cookie === 'sid=open',
      hasSession: ({ headers }) => headers.cookie?.startsWith('sid=') === true,
    })
  })
  afterAll(async () => {
    await http.close()
    rmSync(root, { recursive: true })
  })

  const policyOf = (headers: Record<string, unknown>) =>
    new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    )

  it.each([
    ['/', 200],
    ['/pantry', 200],
    ['/pantry/', 200],
    ['/chat/a_b?from=post', 200],
    ['/chat', 404],
    ['/no/such/page', 404],
    ['/wp-login.php', 404],
    ['/.env', 404],
  ])('keep to themselves: %s (%i)', async (url, status) => {
    const { statusCode, headers } = await http.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({ ...every, 'content-type': 'text/html; charset=utf-8' })
    expect(headers['strict-transport-security']).toBe(transport)
    expectNoSecrets(headers)
    const policy = policyOf(headers)
    expect(policy.get('default-src')).toBe("'none'")
    for (const own of ['script-src', 'style-src'])
      expect(policy.get(own)).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')*$/)
    for (const closed of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(closed)).toBe("'none'")
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*|https?:/)
    expect(String(headers['permissions-policy'])).toContain('geolocation=()')
  })

  it('admit the script and the styles that stand in them, by hash, and no others', async () => {
    const hashOf = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`
    const landing = policyOf((await http.inject({ url: '/' })).headers)
    expect(landing.get('script-src')).toBe(`'self' ${hashOf('let theme')}`)
    expect(landing.get('style-src')).toBe(`'self' ${hashOf('main{}')}`)
    const pantry = policyOf((await http.inject({ url: '/pantry' })).headers)
    for (const own of ['script-src', 'style-src']) expect(pantry.get(own)).toBe("'self'")
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=1.0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('say where they are, sent to who takes %s', async (accepted, encoding, decode) => {
    const answer = await http.inject({ url: '/', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(String(decode(answer.rawPayload))).toBe(landingOf(`${scheme}://shelf.campus.test`))
  })

  it.each([
    [undefined, 'app'],
    ['sid=open', 'pantry'],
    ['sid=ended', 'pantry'],
  ])('begin with a screen for who may see it: %s', async (cookie, page) => {
    const { headers, body } = await http.inject({ url: '/pantry', headers: { ...(cookie && { cookie }) } })
    expect(body).toBe(`<!doctype html>${page}`)
    expect(headers['vary']).toBe('accept-encoding, cookie')
  })

  it('let assets be kept for a year, because their name changes with them', async () => {
    const { headers, body } = await http.inject({ url: '/assets/app-1a2b3c4d.js' })
    expect(body).toBe('export {}')
    expect(headers).toMatchObject({ ...every, 'cache-control': 'public, max-age=31536000, immutable' })
    expect(headers['strict-transport-security']).toBe(transport)
    expectNoSecrets(headers)
  })

  it('let the service worker ask this server alone, and be looked for anew each time', async () => {
    const { statusCode, headers } = await http.inject({ url: '/service-worker.js' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ ...every, 'cache-control': 'no-cache' })
    expect(headers['content-type']).toContain('javascript')
    const policy = policyOf(headers)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(headers['strict-transport-security']).toBe(transport)
    expectNoSecrets(headers)
  })

  it('let what reads pictures run compiled programs, and nothing else do so', async () => {
    const { headers } = await http.inject({ url: '/assets/camera/text-worker-1a2b3c4d.js' })
    expect(headers).toMatchObject({ ...every, 'cache-control': 'public, max-age=31536000, immutable' })
    const policy = policyOf(headers)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'")
    expect(policy.get('connect-src')).toBe("'self'")
    const page = await http.inject({ url: '/pantry', headers: { accept: 'text/html' } })
    expect(policyOf(page.headers).get('worker-src')).toBe("'self'")
    expect(String(page.headers['permissions-policy'])).toContain('camera=(self)')
  })

  it.each(['/assets/gone.js', '/assets/camera', '/api/nowhere', '/robot.txt', '/pantry/nowhere'])(
    'do not stand in for what is missing: %s',
    async (url) => {
      const { statusCode, headers, body } = await http.inject({ url })
      expect(statusCode).toBe(404)
      expect(headers).toMatchObject(every)
      expect(JSON.parse(body).error.code).toBe('NOT_FOUND')
    },
  )

  it('send a signed-in visitor of the landing page home, and nobody else', async () => {
    const signedIn = await http.inject({ url: '/', headers: { cookie: 'sid=open' } })
    expect(signedIn.statusCode).toBe(302)
    expect(signedIn.headers).toMatchObject({ ...every, location: '/home', 'cache-control': 'no-store' })
    expect((await http.inject({ url: '/' })).body).toBe(landingOf(`${scheme}://shelf.campus.test`))
  })
})
