import { randomUUID } from 'node:crypto'
import type { Call, CallAnswer, CallInput } from '@shelfmate/contract/api/call'
import type { ErrorAnswer } from '@shelfmate/contract/api/errors'
import type { LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { readConfig } from '#platform/config/config.ts'
import { openPool } from '#platform/database/pool.ts'
import type { LimitStore } from '#platform/limits/limiter.ts'
import { type Log, makeLog } from '#platform/log/log.ts'
import type { Mail, Mailer } from '#platform/mail/mailer.ts'
import { postgresAdapter } from '#platform/realtime/adapter/adapter.ts'
import { type App, buildApp } from '../app.ts'
import { TestClock } from './test-clock.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

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

/** Who asks, and from where. */
interface Sender {
  as?: Pick<TestUser, 'cookie'> | undefined
  /** The client's network address. */
  from?: string | undefined
  headers?: Record<string, string> | undefined
}

type Input<C extends Call> = keyof CallInput<C> extends never
  ? { input?: undefined }
  : { input: CallInput<C> }

interface Surroundings {
  /** An app to share the database, the clock and the mails with, as a second process would. */
  beside?: TestApp
  database?: TestDatabase
  log?: Log
  /** Takes the mails; unset: they are kept in `mails`. */
  mailer?: Mailer
}

const secret = 'a secret of the tests alone'

const sharedDatabase = (of: TestApp): TestDatabase => ({ target: of.target, drop: async () => undefined })

/** The whole app on a database of its own, called without a port. */
export class TestApp {
  #origin: Promise<string> | undefined
  readonly app: App
  readonly pool: pg.Pool
  readonly target: pg.ClientConfig
  readonly clock: TestClock
  readonly mails: Mail[]
  readonly limitStore: LimitStore
  /** Names the network address of each newcomer where a test makes more than one address may. */
  newcomersFrom: (() => string) | undefined
  readonly #drop: () => Promise<void>

  private constructor(
    app: App,
    pool: pg.Pool,
    database: TestDatabase,
    { clock, mails }: Pick<TestApp, 'clock' | 'mails'>,
  ) {
    this.app = app
    this.pool = pool
    this.target = database.target
    this.clock = clock
    this.mails = mails
    this.limitStore = { pool, secret }
    this.#drop = database.drop
  }

  /** `env` is what the process would be configured with. */
  static async start(env: Record<string, string> = {}, around: Surroundings = {}): Promise<TestApp> {
    const { beside, log = makeLog('silent') } = around
    const database = around.database ?? (beside ? sharedDatabase(beside) : await createTestDatabase())
    const pool = openPool(database.target, log)
    const clock = beside?.clock ?? new TestClock()
    const mails = beside?.mails ?? []
    const app = await buildApp({
      // Their clock stands still: whoever is braked would wait forever.
      config: readConfig({ REQUESTS_PER_MINUTE: '0', ...env }),
      pool,
      adapter: postgresAdapter(pool, log),
      mailer: around.mailer ?? { send: async (mail) => void mails.push(mail) },
      clock,
      secret,
      log,
      checkAnswers: true,
    })
    await app.http.ready()
    return new TestApp(app, pool, database, { clock, mails })
  }

  /** Listens on a free port of this machine, once; returns the origin. */
  listen(): Promise<string> {
    this.#origin ??= this.app.http.listen({ port: 0, host: '127.0.0.1' })
    return this.#origin
  }

  /** Makes a call as the contract types it; `as` signs it with a user's session. */
  async call<C extends Call>(call: C, request: Input<C> & Sender): Promise<Answer<CallAnswer<C>>> {
    const sender: Sender = request
    // Which parts a call has is known to its type alone; here each may be absent.
    const parts = (request.input ?? {}) as Parts
    return this.send(call.method, urlOf(call, parts), { ...sender, body: parts.body })
  }

  /** Makes any request, also one that no type allows; a body of text or bytes is sent as it is. */
  async send<T>(
    method: Call['method'] | 'HEAD' | 'OPTIONS',
    url: string,
    { body, as, from, headers }: Sender & { body?: unknown } = {},
  ): Promise<Answer<T>> {
    const raw = await this.app.http.inject({
      method,
      url,
      ...(body !== undefined && {
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
      ...(from !== undefined && { remoteAddress: from }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && { cookie: as.cookie }),
        ...headers,
      },
    })
    const isJson = raw.body !== '' && String(raw.headers['content-type']).startsWith('application/json')
    const json: unknown = isJson ? raw.json() : null
    // What the tests assert is exactly whether the body is of these types.
    return {
      status: raw.statusCode,
      body: json as T,
      error: (json as Partial<ErrorAnswer> | null)?.error,
      raw,
    }
  }

  /** A new signed-in user; `from` is their network address. */
  async signUp(person: Partial<Person> = {}, { from }: Pick<Sender, 'from'> = {}): Promise<TestUser> {
    const details = { ...anybody, email: `${randomUUID()}@campus.test`, ...person }
    const answer = await this.send<{ user: { id: string; displayName: string } }>(
      'POST',
      '/api/auth/sign-up',
      { body: details, from: from ?? this.newcomersFrom?.() },
    )
    if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.raw.body}`)
    const { email, password } = details
    return { ...answer.body.user, email, password, cookie: sessionCookie(answer) }
  }

  /** Lets an account be past its first days. */
  async settle({ id }: Pick<TestUser, 'id'>): Promise<void> {
    await this.pool.query("update users set created_at = created_at - interval '1 year' where id = $1", [id])
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.pool.end()
    await this.#drop()
  }
}

interface Person {
  id: string
  firstName: string
  lastName: string
  email: string
  password: string
  timeZone: string
}

const anybody = { firstName: 'Mei', lastName: 'Tan', password: 'steamed-rice with kaya 9' }

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** The address of a call with its path parameters and query filled in. */
export function urlOf(call: Call, { params = {}, query = {} }: Parts): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, String(value))
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`
}

/** The Cookie header that a Set-Cookie answer asks for. */
export function sessionCookie({ raw }: Pick<Answer<unknown>, 'raw'>): string {
  return String(raw.headers['set-cookie'] ?? '').split(';')[0] ?? ''
}
