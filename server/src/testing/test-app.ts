import { randomUUID } from 'node:crypto'
import type { CallAnswer, Call, CallInput } from '@shelfmate/contract/call'
import type { ErrorAnswer } from '@shelfmate/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { type App, buildApp } from '../app.ts'
import { readConfig } from '#platform/config/config.ts'
import { openPool } from '#platform/database/pool.ts'
import { makeLog } from '#platform/log/log.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { postgresAdapter } from '#platform/realtime/adapter.ts'
import { TestClock } from './test-clock.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestUser {
  id: string
  email: string
  password: string
  displayName: string
  /** The Cookie header of the user's session. */
  cookie: string
}

export interface Answer<T> {
  status: number
  body: T
  error: ErrorAnswer['error'] | undefined
  raw: LightMyRequestResponse
}

type Input<C extends Call> = keyof CallInput<C> extends never
  ? { input?: undefined }
  : { input: CallInput<C> }

/** The whole app on a database of its own, called without a port. */
export class TestApp {
  readonly app: App
  readonly pool: pg.Pool
  readonly target: pg.ClientConfig
  readonly clock: TestClock
  readonly mails: Mail[]
  readonly #drop: () => Promise<void>

  private constructor(
    app: App,
    pool: pg.Pool,
    target: pg.ClientConfig,
    clock: TestClock,
    mails: Mail[],
    drop: () => Promise<void>,
  ) {
    this.app = app
    this.pool = pool
    this.target = target
    this.clock = clock
    this.mails = mails
    this.#drop = drop
  }

  /** `env` is what the process would be configured with. */
  static async start(env: Record<string, string> = {}): Promise<TestApp> {
    const { target, drop } = await createTestDatabase()
    const log = makeLog('silent')
    const pool = openPool(target, log)
    const clock = new TestClock()
    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    const adapter = postgresAdapter(pool, log)
    const app = await buildApp({
      config: readConfig(env),
      pool,
      adapter,
      mailer,
      clock,
      log,
      checkAnswers: true,
    })
    await app.http.ready()
    return new TestApp(app, pool, target, clock, mails, drop)
  }

  /** Makes a call as the contract types it; `as` signs it with a user's session. */
  async call<C extends Call>(
    call: C,
    options: Input<C> & { as?: TestUser | undefined },
  ): Promise<Answer<CallAnswer<C>>> {
    // Which parts a call has is known to its type alone; here each may be absent.
    const parts = (options.input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
    }
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(parts.params?.[name] ?? ''),
    )
    const query = new URLSearchParams(
      Object.entries(parts.query ?? {}).map(([key, value]) => [key, String(value)]),
    )
    return this.send(call.method, `/api${path}${query.size > 0 ? `?${query}` : ''}`, parts.body, options.as)
  }

  /** Makes any request, also one that no type allows. */
  async send<T>(method: Call['method'], url: string, body?: unknown, as?: TestUser): Promise<Answer<T>> {
    const raw = await this.app.http.inject({
      method,
      url,
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
      ...(as && { cookies: Object.fromEntries([as.cookie.split('=') as [string, string]]) }),
    })
    const json: unknown =
      raw.body === '' || !raw.headers['content-type']?.toString().includes('json') ? null : raw.json()
    // What the tests assert is exactly whether the body is of these types.
    return {
      status: raw.statusCode,
      body: json as T,
      error: (json as Partial<ErrorAnswer> | null)?.error,
      raw,
    }
  }

  /** A new signed-in user. */
  async signUp(
    person: Partial<{
      firstName: string
      lastName: string
      email: string
      password: string
      timeZone: string
    }> = {},
  ): Promise<TestUser> {
    const details = {
      firstName: 'Mei',
      lastName: 'Tan',
      email: `${randomUUID()}@campus.test`,
      password: 'steamed-rice with kaya 9',
      ...person,
    }
    const answer = await this.send<{ user: { id: string; displayName: string } }>(
      'POST',
      '/api/auth/sign-up',
      details,
    )
    if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.raw.body}`)
    const cookie = sessionCookie(answer.raw)
    return { ...answer.body.user, email: details.email, password: details.password, cookie }
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.pool.end()
    await this.#drop()
  }
}

/** The Cookie header that a Set-Cookie answer asks for. */
export function sessionCookie(raw: LightMyRequestResponse): string {
  return String(raw.headers['set-cookie'] ?? '').split(';')[0] ?? ''
}
