import { randomUUID } from 'node:crypto'
import { authCalls } from '@shelfmate/contract/account/auth'
import type { Call, CallAnswer, CallInput } from '@shelfmate/contract/api/call'
import type { Image, ImagePurpose } from '@shelfmate/contract/api/images'
import type { App } from '../server/src/app.ts'
import type { Clock } from '../server/src/platform/clock/clock.ts'
import { emailOf, type Person, password } from './people.ts'

/** Something that happened in the dorm: done through the product at that moment, as a student would have. */
export interface Happening {
  at: Date
  run(dorm: Dorm): Promise<void>
}

/** The product's clock while the past is lived again. */
export class StoryClock implements Clock {
  #now: Date

  constructor(now: Date) {
    this.#now = now
  }

  now(): Date {
    return new Date(this.#now)
  }

  elapsedMs(): number {
    return this.#now.getTime()
  }

  set(now: Date): void {
    this.#now = now
  }
}

const firstError = 400
const notSignedIn = 401

/** The product as the demo's students use it: by its calls, each with their own session. */
export class Dorm {
  readonly #app: App
  readonly #clock: StoryClock
  readonly #zone: string
  readonly #cookies = new Map<string, string>()
  readonly #ids = new Map<string, string>()

  constructor({ app, clock, zone }: { app: App; clock: StoryClock; zone: string }) {
    this.#app = app
    this.#clock = clock
    this.#zone = zone
  }

  /** Lets everything happen in the order of its time. */
  async live(happenings: readonly Happening[]): Promise<void> {
    for (const { at, run } of happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      this.#clock.set(at)
      await run(this)
    }
  }

  idOf(person: Pick<Person, 'key'>): string {
    const id = this.#ids.get(person.key)
    if (!id) throw new Error(`${person.key} has not signed up yet`)
    return id
  }

  async signUp(person: Person): Promise<void> {
    const { firstName, lastName } = person
    const body = { firstName, lastName, email: emailOf(person), password, timeZone: this.#zone }
    const { user } = await this.call(authCalls.signUp, { as: person, input: { body } })
    this.#ids.set(person.key, user.id)
  }

  /** Makes a call as the contract types it; throws where the product refuses. */
  async call<C extends Call>(
    call: C,
    { as, input }: { as: Person; input: CallInput<C> },
  ): Promise<CallAnswer<C>> {
    // Which parts a call has is known to its type alone; here each may be absent.
    const { params = {}, query = {}, body } = input as Parts
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(query).toString()
    const url = `/api${path}${search ? `?${search}` : ''}`
    const headers = { 'content-type': 'application/json' }
    const sent = { method: call.method, url, headers, payload: JSON.stringify(body ?? {}) }
    const answer = await this.#send(as, sent)
    // The server holds its answers to the contract.
    return (answer === '' ? undefined : JSON.parse(answer)) as CallAnswer<C>
  }

  /** Uploads a picture; returns its id. */
  async upload(as: Person, purpose: ImagePurpose, bytes: Buffer): Promise<string> {
    const form = new FormData()
    form.set('id', randomUUID())
    form.set('purpose', purpose)
    form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'picture.png')
    const encoded = new Response(form)
    const answer = await this.#send(as, {
      method: 'POST',
      url: '/api/images',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    // As the contract types it.
    return (JSON.parse(answer) as Image).id
  }

  /** Returns the body; a session that has run out meanwhile is opened anew. */
  async #send(as: Person, request: Sent): Promise<string> {
    const answer = await this.#inject(as, request)
    if (answer.statusCode !== notSignedIn || !this.#cookies.has(as.key)) return bodyOf(answer)
    this.#cookies.delete(as.key)
    const body = { email: emailOf(as), password, timeZone: this.#zone }
    await this.call(authCalls.login, { as, input: { body } })
    return bodyOf(await this.#inject(as, request))
  }

  async #inject(as: Person, { headers, payload, ...request }: Sent) {
    const cookie = this.#cookies.get(as.key)
    const answer = await this.#app.http.inject({
      ...request,
      ...(request.method !== 'GET' && { payload }),
      headers: { ...headers, ...(cookie && { cookie }) },
    })
    const given = String(answer.headers['set-cookie'] ?? '').split(';')[0]
    if (given) this.#cookies.set(as.key, given)
    return { ...request, statusCode: answer.statusCode, body: answer.body }
  }
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

interface Sent {
  method: Call['method']
  url: string
  headers: Record<string, string>
  payload: string | Buffer
}

interface Received {
  method: string
  url: string
  statusCode: number
  body: string
}

function bodyOf({ method, url, statusCode, body }: Received): string {
  if (statusCode >= firstError) throw new Error(`${method} ${url} answered ${statusCode}: ${body}`)
  return body
}
