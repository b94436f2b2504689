import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import { makeLog } from './log.ts'

/** A log at its most talkative, and what it wrote. */
function listen() {
  const lines: string[] = []
  const log = makeLog('trace', { write: (line: string) => void lines.push(line) })
  return { log, lines, text: () => lines.join('') }
}

describe('what is never written', () => {
  it.each('password currentPassword newPassword token cookie authorization email body text'.split(' '))(
    'a %s, however deep it stands',
    (key) => {
      const { log, lines, text } = listen()
      log.info({ [key]: 'canary' })
      log.info({ user: { [key]: 'canary' } })
      log.child({ name: 'auth' }).info({ request: { headers: { [key]: 'canary' } } })
      expect(text()).not.toContain('canary')
      expect(lines).toHaveLength(3)
      for (const line of lines) expect(line).toContain('[redacted]')
    },
  )

  it('the parameters of a statement that failed, the row that PostgreSQL tells of, or an address', () => {
    const { log, text } = listen()
    const cause = Object.assign(
      new Error('duplicate key value violates unique constraint "users_email_unique"'),
      {
        code: '23505',
        detail: 'Key (email)=(canary@campus.test) already exists.',
      },
    )
    const failed = Object.assign(
      new Error('Failed query: insert into "users" values ($1)\nparams: canary\n    at canary,$&', { cause }),
      { query: 'insert into "users" values ($1)', params: ['canary\n    at canary', '$&'] },
    )
    const invalid = Object.assign(new Error('invalid input syntax for type uuid: "canary "x" canary"'), {
      code: '22P02',
    })
    const mail = new Error('550 <canary@campus.test> is unknown here, canary@campus.test')
    for (const err of [failed, invalid, mail]) log.error({ err }, 'request failed')
    expect(text()).not.toContain('canary')
    expect(text()).toContain('Failed query: insert into \\"users\\" values ($1)')
    expect(text()).toContain('23505')
    expect(text()).toContain('users_email_unique')
    expect(text()).toContain('invalid input syntax for type uuid')
  })

  it('but where an error came from is', () => {
    const { log, lines } = listen()
    log.error({ err: new TypeError('Reading nothing') }, 'request failed')
    const { err, msg, level } = JSON.parse(lines[0] ?? '')
    expect(msg).toBe('request failed')
    expect(level).toBe(50)
    expect(err).toMatchObject({ type: 'TypeError', message: 'Reading nothing' })
    expect(err.stack).toContain('log.test.ts')
  })
})

describe('an app that logs everything while its database breaks', () => {
  const { log, lines } = listen()
  let app: TestApp
  let user: TestUser
  beforeAll(async () => {
    app = await TestApp.start({}, { log })
  })
  afterAll(() => app.close())

  it('writes nothing that people typed, who they are or what opens their account', async () => {
    const canary = (name: string) => `canary-${name}-${randomUUID()}`
    const password = `${canary('password')} teh`
    const person = { firstName: canary('first'), lastName: canary('last'), password }
    const email = `${canary('email')}@campus.test`
    user = await app.signUp({ ...person, email })
    const headers = {
      authorization: canary('bearer'),
      'user-agent': canary('agent'),
      referer: `http://localhost/${canary('referer')}`,
    }
    const item = { name: canary('food'), remark: canary('remark'), quantity: 1, expiryDates: ['2026-12-01'] }
    const requests = [
      ['POST', '/api/auth/login', { email, password: canary('wrong') }],
      ['POST', '/api/auth/sign-up', { ...person, email: `${canary('email')}@campus.test` }],
      ['POST', '/api/auth/password', { currentPassword: password, newPassword: canary('new password') }],
      ['POST', '/api/auth/forgot', { email }],
      ['POST', '/api/auth/reset', { token: canary('token'), password: canary('new password') }],
      ['POST', '/api/pantry/items', item],
      ['POST', '/api/pantry/items', { ...item, [canary('key')]: 1 }],
      ['POST', '/api/pantry/items', `{"${canary('broken')}`],
      ['GET', `/api/pantry/items?cursor=${canary('query')}`, undefined],
      ['DELETE', `/api/pantry/items/${canary('id')}`, undefined],
    ] as const
    const tables = ['item_logs', 'pantries', 'password_resets', 'sessions', 'users']
    for (const table of ['', ...tables]) {
      if (table) await app.pool.query(`alter table ${table} rename to ${table}_away`)
      for (const [method, url, body] of requests) await app.send(method, url, { body, headers, as: user })
    }
    expect(lines.length).toBeGreaterThan(10)
    const token = user.cookie.slice('sid='.length)
    for (const secret of ['canary', 'argon2', token])
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })

  it('names the request that failed, so that a student can tell which it was', async () => {
    const answer = await app.send('GET', '/api/auth/session', { as: user })
    expect(answer.status).toBe(500)
    expect(answer.error).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Nothing was changed.',
      requestId: expect.any(String),
    })
    const line = lines.find((each) => each.includes(`"requestId":"${answer.error?.requestId}"`))
    expect(JSON.parse(line ?? '')).toMatchObject({
      msg: 'request failed',
      name: 'http',
      method: 'GET',
      route: '/api/auth/session',
    })
  })
})
