import { createHash, randomUUID } from 'node:crypto'
import { msPerMinute } from '@shelfmate/contract/api/durations'
import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestApp } from '../../testing/test-app.ts'
import { clientNetwork, Limiter, NetworkLimiter } from './limiter.ts'

describe('clientNetwork', () => {
  it.each(
    rowsOf(`
    203.0.113.7 | 203.0.113.7
    ::ffff:203.0.113.7 | 203.0.113.7
    2001:db8:1:2:3:4:5:6 | 2001:db8:1:2
    2001:db8:1:2::6 | 2001:db8:1:2
    2001:db8::6 | 2001:db8:0:0
    2001:db8:1:: | 2001:db8:1:0
    ::1 | 0:0:0:0
    fe80::1%eth0 | fe80:0:0:0
  `),
  )('of %s is %s', (ip, network) => {
    expect(clientNetwork(ip)).toBe(network)
  })
})

describe('a limiter', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await TestApp.start()
  })
  afterAll(() => app.close())
  const limiter = (points: number) =>
    new Limiter(app.limitStore, { name: randomUUID(), points, windowMs: msPerMinute })
  const refused = expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) })

  it('lets each key take its points and no more, however many come at once', async () => {
    const limit = limiter(5)
    const takes = await Promise.allSettled(Array.from({ length: 20 }, () => limit.take('mei', 'here')))
    expect(takes.filter((take) => take.status === 'fulfilled')).toHaveLength(5)
    await expect(limit.take('mei', 'here')).rejects.toEqual(refused)
    await limit.take('mei', 'elsewhere')
    await limit.take('kai', 'here')
  })

  it('counts together with other processes', async () => {
    const name = randomUUID()
    const limits = [1, 2].map(() => new Limiter(app.limitStore, { name, points: 2, windowMs: msPerMinute }))
    for (const limit of limits) await limit.take('mei')
    for (const limit of limits) await expect(limit.take('mei')).rejects.toEqual(refused)
  })

  it('gives points back, one or all', async () => {
    const limit = limiter(2)
    await limit.take('mei')
    await limit.take('mei')
    await limit.giveBack('mei')
    await limit.take('mei')
    await expect(limit.take('mei')).rejects.toEqual(refused)
    await limit.reset('mei')
    await limit.take('mei')
  })

  it('spends a point on what succeeds, and on nothing else', async () => {
    const limit = limiter(1)
    const mistyped = async () => {
      throw new Error('mistyped')
    }
    for (let n = 0; n < 3; n++) await expect(limit.spend('mei', mistyped)).rejects.toThrow('mistyped')
    expect(await limit.spend('mei', async () => 'done')).toBe('done')
    await expect(limit.spend('mei', mistyped)).rejects.toEqual(refused)
  })

  it('spends several points, also on what fails at its own cost', async () => {
    const limit = limiter(10)
    const fail = (code: string) =>
      limit.spend('mei', () => Promise.reject(new Error(code)), {
        points: 6,
        costs: (error) => error instanceof Error && error.message === 'invalid',
      })
    for (let n = 0; n < 3; n++) await expect(fail('the store is away')).rejects.toThrow('the store is away')
    await expect(fail('invalid')).rejects.toThrow('invalid')
    await expect(fail('invalid')).rejects.toEqual(refused)
  })

  it('tells why the work failed, though the point cannot be given back', async () => {
    const limit = limiter(1)
    const work = async () => {
      await app.pool.query('alter table rate_limits rename to rate_limits_away')
      throw new Error('mistyped')
    }
    await expect(limit.spend('mei', work)).rejects.toThrow('mistyped')
    await app.pool.query('alter table rate_limits_away rename to rate_limits')
  })

  it('knows the keys that took a point', async () => {
    const limit = limiter(2)
    expect(await limit.knows('mei', 'here')).toBe(false)
    await limit.take('mei', 'here')
    expect(await limit.knows('mei', 'here')).toBe(true)
    expect(await limit.knows('mei', 'elsewhere')).toBe(false)
  })

  it('stores no key that tells who tried what, not even to who tries every address', async () => {
    const key = ['canary@campus.test', '203.0.113.7']
    await limiter(2).take(...key)
    const rows = await app.pool.query('select key from rate_limits')
    expect(JSON.stringify(rows.rows)).not.toMatch(/canary|203\.0/)
    expect(JSON.stringify(rows.rows)).not.toContain(
      createHash('sha256').update(key.join('\n')).digest('base64url'),
    )
  })

  it('knows what it remembers, and tells whether a point was left', async () => {
    const limit = limiter(1)
    for (let n = 0; n < 3; n++) await limit.remember('mei')
    expect([await limit.knows('mei'), await limit.knows('kai')]).toEqual([true, false])
    expect([await limit.tryTake('kai'), await limit.tryTake('kai')]).toEqual([true, false])
  })

  it('counts an IPv6 household, and its site wider', async () => {
    const household = (n: number) => clientNetwork(`2001:db8:7:${n.toString(16)}::1`)
    const limit = new NetworkLimiter(app.limitStore, { name: randomUUID(), points: 3, windowMs: msPerMinute })
    for (let n = 0; n < 3; n++) await limit.take(household(1))
    await expect(limit.take(household(1))).rejects.toEqual(refused)
    const takes = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => limit.take(household(n + 2))))
    expect(takes.filter((take) => take.status === 'fulfilled')).toHaveLength(9)
    const elsewhere = clientNetwork('2001:db8:8:1::1')
    for (let n = 0; n < 3; n++) await limit.take(elsewhere)
    await limit.giveBack(elsewhere)
    await limit.take(elsewhere)
  })

  it('counts an IPv4 address alone', async () => {
    const limit = new NetworkLimiter(app.limitStore, { name: randomUUID(), points: 1, windowMs: msPerMinute })
    for (let n = 0; n < 20; n++) await limit.take(`203.0.113.${n}`)
    await expect(limit.take('203.0.113.1')).rejects.toEqual(refused)
  })

  it('refuses when it cannot count', async () => {
    const limit = limiter(2)
    await app.pool.query('alter table rate_limits rename to rate_limits_away')
    await expect(limit.take('mei')).rejects.toThrow()
    await app.pool.query('alter table rate_limits_away rename to rate_limits')
  })
})
