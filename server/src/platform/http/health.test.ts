import { authCalls } from '@shelfmate/contract/account/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKnownMigrations } from '#platform/database/migrate.ts'
import { lookAt } from '#platform/status/status.ts'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import { expectRefusal } from '../../testing/error-shape.ts'
import { TestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const metricsToken = 'a token of some length'

describe('the database away and back', () => {
  let app: TestApp
  let proxy: DatabaseProxy
  beforeAll(async () => {
    const { target, drop } = await createTestDatabase()
    proxy = await DatabaseProxy.before(target)
    app = await TestApp.start({}, { database: { target: proxy.targetOf(target), drop } })
  })
  afterAll(async () => {
    await app.close()
    await proxy.cut()
  })

  it('shows in /readyz and in calls, not in /healthz, and heals by itself', async () => {
    const user = await app.signUp()
    expect((await app.send('GET', '/readyz')).raw.json()).toEqual({ status: 'ready' })

    await proxy.cut()
    for (const url of ['/readyz', '/api/auth/session']) {
      const { raw } = await app.send('GET', url, { as: user })
      expectRefusal(raw, 'UNAVAILABLE')
      expect(raw.headers['retry-after']).toBe('1')
    }
    expect((await app.send('GET', '/healthz')).raw.json()).toEqual({ status: 'ok' })

    await proxy.restore()
    await expect.poll(async () => (await app.send('GET', '/readyz')).status).toBe(200)
    expect((await app.call(authCalls.session, { as: user })).status).toBe(200)
  })

  it('counts one that says nothing as away', async () => {
    proxy.freeze()
    const { raw } = await app.send('GET', '/readyz')
    proxy.thaw()
    expectRefusal(raw, 'UNAVAILABLE')
    expect(raw.headers['retry-after']).toBe('1')
  })

  it('keeps no connection to a host that is lost without a word', async () => {
    const inUse = () => app.pool.totalCount - app.pool.idleCount
    const listening = inUse()
    expect((await app.send('GET', '/readyz')).status).toBe(200)
    proxy.loseHost()
    expectRefusal((await app.send('GET', '/readyz')).raw, 'UNAVAILABLE')
    // TCP would wait a quarter of an hour, and each look took another one.
    await expect.poll(inUse).toBeLessThanOrEqual(listening)
  })
})

describe('/readyz', () => {
  it('says no from the moment that the process is about to stop', async () => {
    const app = await TestApp.start()
    app.app.drain()
    expectRefusal((await app.send('GET', '/readyz')).raw, 'UNAVAILABLE')
    expect((await app.send('GET', '/healthz')).status).toBe(200)
    await app.close()
  })
})

describe('/readyz?detail', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await TestApp.start({ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'tiny' })
  })
  afterAll(() => app.close())

  it('tells this machine which parts are on and why others are not, as JSON', async () => {
    const { raw, status } = await app.send('GET', '/readyz?detail=json')
    expect(status).toBe(200)
    const { status: readiness, parts } = raw.json()
    expect(readiness).toBe('ready')
    const known = listKnownMigrations().length
    expect(parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'database',
          state: 'on',
          uses: 'the embedded PostgreSQL',
          why: expect.stringContaining('DATABASE_URL'),
          found: expect.stringMatching(/^18\.4, 2 minor releases behind 18\.6; \d+ \wB$/),
        }),
        expect.objectContaining({ name: 'migrations', state: 'on', found: `all ${known} applied` }),
        expect.objectContaining({ name: 'live updates', why: expect.stringContaining('REDIS_URL') }),
        expect.objectContaining({ name: 'pictures', state: 'on', why: 'S3_ENDPOINT is not set' }),
        expect.objectContaining({ name: 'decoder', state: 'on' }),
        expect.objectContaining({ name: 'recipes', uses: expect.stringContaining('tiny at 127.0.0.1:1') }),
      ]),
    )
  })

  it('and for eyes', async () => {
    const { raw } = await app.send('GET', '/readyz?detail')
    expect(raw.headers['content-type']).toContain('text/plain')
    expect(raw.body).toMatch(/^ready\n\n/)
    expect(raw.body).toMatch(/^database {6}on {7}the embedded PostgreSQL \(\d+/m)
    expect(raw.body).toMatch(/^ +REDIS_URL is not set/m)
  })

  it.each([
    ['elsewhere', '203.0.113.7', {}],
    ['elsewhere through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['elsewhere through one that says it otherwise', '127.0.0.1', { 'x-real-ip': '203.0.113.7' }],
    ['elsewhere through one that only keeps the host', '127.0.0.1', { host: 'shelf.campus.test' }],
  ])('tells nothing more to who asks from %s', async (_, from, headers) => {
    expect((await app.send('GET', '/readyz?detail', { from, headers })).raw.json()).toEqual({
      status: 'ready',
    })
  })

  it('says which part fails while the rest is told', async () => {
    await app.pool.query('alter table drizzle.__drizzle_migrations rename to away')
    const { raw } = await app.send('GET', '/readyz?detail=json')
    await app.pool.query('alter table drizzle.away rename to __drizzle_migrations')
    expect(raw.json().parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'migrations', state: 'failing', found: expect.any(String) }),
        expect.objectContaining({ name: 'database', state: 'on' }),
      ]),
    )
  })
})

describe('parts that others look after', () => {
  it('are looked at, and one without an answer is failing', async () => {
    vi.useFakeTimers()
    const looked = lookAt([
      { name: 'mail', uses: 'SMTP', look: () => new Promise(() => undefined) },
      { name: 'push', uses: 'nothing', off: true, why: 'no keys' },
    ])
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect(await looked).toEqual([
      { name: 'mail', uses: 'SMTP', state: 'failing', found: 'no answer within 700 ms' },
      { name: 'push', uses: 'nothing', state: 'off', why: 'no keys' },
    ])
  })
})

describe('/metrics', () => {
  let open: TestApp
  let guarded: TestApp
  beforeAll(async () => {
    open = await TestApp.start()
    guarded = await TestApp.start({ METRICS_TOKEN: metricsToken })
  })
  afterAll(async () => {
    await open.close()
    await guarded.close()
  })
  const statusOf = async (app: TestApp, from: string, headers: Record<string, string> = {}) =>
    (await app.send('GET', '/metrics', { from, headers })).status

  it('counts by route, never by address or person', async () => {
    const user = await open.signUp()
    const id = crypto.randomUUID()
    await open.send('DELETE', `/api/pantry/items/${id}`, { as: user })
    const { raw } = await open.send('GET', '/metrics')
    expect(raw.headers['content-type']).toContain('text/plain')
    expect(raw.body).toMatch(
      /http_request_duration_seconds_count\{method="DELETE",route="\/api\/pantry\/items\/:id",status="404"\} 1/,
    )
    expect(raw.body).toContain('live_connections 0')
    for (const secret of [id, user.id, user.email]) expect(raw.body).not.toContain(secret)
  })

  it.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine over IPv6', '::1', {}, 200],
    ['elsewhere', '203.0.113.7', {}, 404],
    ['elsewhere through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['elsewhere through another proxy here', '127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
  ])('without a token, asked from %s', async (_, from, headers, status) => {
    expect(await statusOf(open, from, headers)).toBe(status)
  })

  it.each([
    ['the token', '203.0.113.7', `Bearer ${metricsToken}`, 200],
    ['another token', '203.0.113.7', 'Bearer something else!', 404],
    ['the token in another scheme', '203.0.113.7', `Basic ${metricsToken}`, 404],
    ['no token on this machine', '127.0.0.1', '', 404],
  ])('with a token configured, asked with %s', async (_, from, authorization, status) => {
    expect(await statusOf(guarded, from, { authorization })).toBe(status)
  })
})
