import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { inFullTime } from '../../../testing/remembered-hashes.ts'
import { app, withApp } from '../../../testing/suite.ts'
import { goodPassword, insertUsers, logIn, otherPassword, wrongPassword } from '../auth.factory.ts'
import { authLimits } from '../auth.limits.ts'
import { PasswordHasher } from '../passwords/password-hash.ts'

const dormAddress = '203.0.113.7'
const sprayer = '203.0.113.66'
const crowded = '203.0.113.67'
const elsewhere = '198.51.100.9'
const dormSize = 200
const wrongTries = 5
/** Two hundred passwords take a busy machine a while. */
const dormTimeoutMs = 90_000

let dorm: string[]
const mate = () => dorm.pop() ?? 'the dorm is empty'
withApp()
beforeAll(async () => {
  dorm = await insertUsers(app, dormSize + 140)
})

const inBatches = async <T, R>(of: T[], size: number, work: (each: T) => Promise<R>) => {
  const results: R[] = []
  for (let n = 0; n < of.length; n += size)
    results.push(...(await Promise.all(of.slice(n, n + size).map(work))))
  return results
}
/** A sign-up with the name that users of tests have, unless told. */
const signUpAs = (
  details: { id: string; email: string; password: string; firstName?: string },
  from: string,
) =>
  app.call(authCalls.signUp, {
    input: { body: { firstName: 'Mei', lastName: 'Tan', ...details } },
    from,
  })
const addresses = (count: number) => Array.from({ length: count }, (_, n) => `192.0.2.${n}`)

describe('auth.login, its limits', () => {
  it('stops after five wrong passwords for one account at one address, and there alone', async () => {
    const email = mate()
    for (let n = 0; n < wrongTries; n++)
      expect((await logIn(app, email, wrongPassword, dormAddress)).status).toBe(401)
    const stopped = await logIn(app, email, goodPassword, dormAddress)
    expect(stopped.status).toBe(429)
    expect(stopped.error).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please wait and try again.',
    })
    const waitSeconds = Number(stopped.raw.headers['retry-after'])
    expect(waitSeconds).toBeGreaterThan(800)
    expect(waitSeconds).toBeLessThanOrEqual(900)

    expect((await logIn(app, email.toUpperCase(), goodPassword, dormAddress)).status).toBe(429)
    expect((await logIn(app, email, goodPassword, elsewhere)).status).toBe(200)
    expect((await logIn(app, mate(), goodPassword, dormAddress)).status).toBe(200)
  })

  it('judges no more than five passwords however many come at once', async () => {
    const email = mate()
    const answers = await inFullTime(() =>
      Promise.all(Array.from({ length: 30 }, () => logIn(app, email, wrongPassword, dormAddress))),
    )
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(wrongTries)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30 - wrongTries)
  })

  it('forgets wrong passwords once the right one came', async () => {
    const email = mate()
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < wrongTries - 1; n++) await logIn(app, email, wrongPassword, dormAddress)
      expect((await logIn(app, email, goodPassword, dormAddress)).status).toBe(200)
    }
  })

  it('counts an address once in whatever letters it is written', async () => {
    const { email } = await app.signUp({ email: `mimi-${randomUUID()}@campus.test` })
    const written = [email, email.replace('i', 'İ'), email.replace('mi-', 'mİ-'), email.toUpperCase()]
    expect((await logIn(app, written[1] ?? '')).status).toBe(200)
    for (let n = 0; n < wrongTries; n++) await logIn(app, written[n % 4] ?? '', wrongPassword, elsewhere)
    for (const each of written) expect((await logIn(app, each, goodPassword, elsewhere)).status).toBe(429)
  })

  it('counts a guess by a sign-up that is sent again like one at the login, and never says so', async () => {
    const { id, email } = await app.signUp({ id: randomUUID() })
    const guess = (from: string, password = otherPassword) => signUpAs({ id, email, password }, from)
    const answers = await inBatches(addresses(20), 10, (from) => guess(from))
    // Not even the right one is judged any more.
    answers.push(await guess(elsewhere, goodPassword))
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['EMAIL_TAKEN']))
    expect((await logIn(app, email, wrongPassword, elsewhere)).status).toBe(429)
  })

  it('takes a sign-up under a known id for no guess, nor tells by it whose the address is', async () => {
    const [mei, kai] = [await app.signUp({ id: randomUUID() }), await app.signUp()]
    const verify = vi.spyOn(PasswordHasher.prototype, 'verify')
    for (const email of [mei.email, kai.email]) {
      verify.mockClear()
      const details = { id: mei.id, firstName: 'Siti', email, password: goodPassword }
      const answers = await inBatches(addresses(20), 10, (from) => signUpAs(details, from))
      expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['EMAIL_TAKEN']))
      // A comparison each, whoever's it is.
      expect(verify).toHaveBeenCalledTimes(20)
    }
    verify.mockRestore()
    expect((await logIn(app, mei.email, goodPassword, elsewhere)).status).toBe(200)
  })

  it('does not tell by its limit whether an address has an account', async () => {
    const unknown = 'nobody@campus.test'
    for (let n = 0; n < wrongTries; n++) await logIn(app, unknown, wrongPassword, dormAddress)
    expect((await logIn(app, unknown, wrongPassword, dormAddress)).status).toBe(429)
  })

  it('counts an IPv6 household as one address', async () => {
    const email = mate()
    for (let n = 0; n < wrongTries; n++) await logIn(app, email, wrongPassword, `2001:db8:1:2::${n}`)
    expect((await logIn(app, email, goodPassword, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await logIn(app, email, goodPassword, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('allows an address five hundred wrong ones an hour at all accounts, and goes on where owners are known', async () => {
    const [known, unknown] = [mate(), mate()]
    expect((await logIn(app, known, goodPassword, sprayer)).status).toBe(200)
    // The right one did not count. Judging five hundred would take half a minute.
    await authLimits(app.limitStore).loginNetwork.takeMany(499, sprayer)
    expect((await logIn(app, mate(), wrongPassword, sprayer)).status).toBe(401)
    expect((await logIn(app, unknown, goodPassword, sprayer)).status).toBe(429)
    expect((await logIn(app, known, goodPassword, sprayer)).status).toBe(200)
    expect((await logIn(app, unknown, goodPassword, elsewhere)).status).toBe(200)
  })

  it('counts no login at one limit that another one turned away', async () => {
    const email = mate()
    const limits = authLimits(app.limitStore)
    await limits.loginStrangers.takeMany(12, email)
    for (let n = 0; n <= wrongTries; n++)
      expect((await logIn(app, email, goodPassword, elsewhere)).status).toBe(429)
    await limits.loginStrangers.reset(email)
    expect((await logIn(app, email, goodPassword, elsewhere)).status).toBe(200)
  })

  it('counts no login that was turned away because too many were waiting', async () => {
    const crowd = Array.from({ length: 120 }, mate)
    const statuses = await inFullTime(() =>
      Promise.all(crowd.map(async (email) => (await logIn(app, email, goodPassword, crowded)).status)),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    const { loginPair, loginNetwork } = authLimits(app.limitStore)
    const email = crowd[statuses.indexOf(503)] ?? ''
    const { rows } = await app.pool.query('select password_hash as hash from users where email = $1', [email])
    await loginPair.takeMany(wrongTries, email, rows[0]?.hash, crowded)
    await loginNetwork.takeMany(500, crowded)
  })

  it(
    'lets a dorm of 200 behind one address in, each after a slip',
    async () => {
      const students = dorm.slice(0, dormSize)
      const slips = await inBatches(students.slice(0, 20), 20, (email) =>
        logIn(app, email, wrongPassword, dormAddress),
      )
      expect(slips.every((answer) => answer.status === 401)).toBe(true)
      const answers = await inBatches(students, 20, (email) => logIn(app, email, goodPassword, dormAddress))
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(dormSize)
    },
    dormTimeoutMs,
  )
})
