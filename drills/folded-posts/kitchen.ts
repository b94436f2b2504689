import { randomUUID } from 'node:crypto'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { nthId } from '@shelfmate/contract/api/ids'
import { defaultDorms } from '@shelfmate/contract/campus/dorms'
import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { itemFields } from '@shelfmate/contract/pantry/pantry.factory'
import type { Pool } from 'pg'
import { ClaimsService } from '../../server/src/features/exchange/claims/claims.service.ts'
import { CommentsService } from '../../server/src/features/exchange/comments/comments.service.ts'
import type { ExchangePorts } from '../../server/src/features/exchange/exchange.ledger.ts'
import { ExchangeService } from '../../server/src/features/exchange/exchange.service.ts'
import { PantryService } from '../../server/src/features/pantry/pantry.service.ts'
import { databaseOver } from '../../server/src/platform/database/database.ts'
import { DomainError } from '../../server/src/platform/errors/domain-error.ts'
import { Events } from '../../server/src/platform/events/events.ts'
import { sentKey } from '../../server/src/platform/idempotency/idempotency.factory.ts'
import { type PostFields, people, type Step } from './steps.ts'

const waitMs = 31_000
const stock = 5
const refusals = new Set([
  'NOT_FOUND',
  'UNDO_EXPIRED',
  'PANTRY_TOO_FEW',
  'PANTRY_ITEM_GONE',
  'ITEM_EXPIRED',
  // A date that was in the future when a request was first made.
  'VALIDATION_FAILED',
  // The same request another day tells another date: to the pantry that is another item under one id.
  'ID_REUSED',
])
const campusZone = 'Asia/Singapore'
/** Nobody hides from anybody, and nobody is new. */
const person = { hidden: [] as string[], since: new Date(0), timeZone: null }

/** The exchange as its users know it: the services on a real database, and what they tell everybody. */
export class Kitchen {
  readonly users = Array.from({ length: people }, () => randomUUID())
  /** Everything told so far, in the order of the changes. */
  readonly told: ExchangeChange[] = []
  /** Posts and comments that were asked for, with who asked. */
  readonly #posts: Owned[] = []
  readonly #written: Owned[] = []
  readonly #pool: Pool
  readonly #exchange: ExchangeService
  readonly #claims: ClaimsService
  readonly #comments: CommentsService
  readonly #pantry: PantryService
  readonly #requests: (() => Promise<unknown>)[] = []
  #now = new Date('2026-11-20T04:00:00Z')

  constructor(pool: Pool) {
    const free = { spend: <T>(_: unknown, work: () => Promise<T>) => work(), take: async () => undefined }
    const ports: ExchangePorts = {
      database: databaseOver(pool),
      events: new Events(),
      campusZone,
      configuredDorms: defaultDorms,
      clock: { now: () => this.#now, elapsedMs: () => this.#now.getTime() },
      limits: { posts: free, comments: free, windows: free, readings: free },
      publish: () => undefined,
      tell: (change) => void this.told.push(change),
    }
    this.#pool = pool
    this.#exchange = new ExchangeService(ports)
    this.#claims = new ClaimsService(ports)
    this.#comments = new CommentsService(ports)
    this.#pantry = new PantryService(ports)
  }

  get today(): string {
    return this.#exchange.todayOf({ timeZone: null })
  }

  /** Empties the exchange and brings its users in. */
  async open(): Promise<this> {
    await this.#pool.query('delete from users')
    await this.#pool.query(
      `insert into users (id, email, display_name, password_hash)
       select id, id::text, 'Student ' || n, '-' from unnest($1::uuid[]) with ordinality as student (id, n)`,
      [this.users],
    )
    return this
  }

  /** Does a step; being refused is one of the things that happen. */
  async perform(step: Step): Promise<void> {
    if (step.kind === 'wait') this.#now = new Date(this.#now.getTime() + waitMs)
    if (step.kind === 'midnight') this.#now = new Date(this.#now.getTime() + msPerDay)
    const request = this.#requestOf(step)
    if (!request) return
    if (step.kind !== 'again') this.#requests.push(request)
    try {
      await request()
    } catch (error) {
      if (!(error instanceof DomainError && refusals.has(error.code))) throw error
    }
  }

  #requestOf(step: Step): (() => Promise<unknown>) | undefined {
    const userId = this.users[step.who] ?? ''
    const id = randomUUID()
    switch (step.kind) {
      case 'create': {
        this.#posts.push({ id, userId })
        return () => this.#create({ ...person, userId }, id, step)
      }
      case 'comment': {
        this.#written.push({ id, userId })
        return () =>
          this.#comments.add(
            { ...person, userId },
            pick(this.#posts, step.n).id,
            'Is it still there?',
            sentKey(id),
          )
      }
      case 'uncomment': {
        const comment = pick(this.#written, step.n)
        return () => this.#comments.remove({ userId: this.#actor(comment, step), hidden: [] }, comment.id)
      }
      case 'again':
        return this.#requests[step.n % Math.max(1, this.#requests.length)]
      case 'wait':
      case 'midnight':
        return undefined
      default:
        return this.#ownRequestOf(step, id)
    }
  }

  #ownRequestOf(step: Step & { n: number }, id: string): (() => Promise<unknown>) | undefined {
    const post = pick(this.#posts, step.n)
    const userId = this.#actor(post, step)
    switch (step.kind) {
      case 'edit': {
        const owner = { ...person, userId }
        return () => this.#exchange.edit(owner, post.id, this.#form(step.fields))
      }
      case 'remove':
        return () => this.#exchange.remove(userId, post.id)
      case 'restore':
        return () => this.#exchange.restore(userId, post.id)
      case 'putBack':
        return () => this.#exchange.putBack(userId, post.id)
      case 'claim':
        return () => this.#claims.claim(userId, post.id, sentKey(id))
      default:
        return undefined
    }
  }

  /** Mostly the owner, who alone succeeds. */
  #actor({ userId }: Owned, { who }: Step): string {
    return who === 0 ? (this.users[who] ?? '') : userId
  }

  async #create(
    owner: { userId: string } & typeof person,
    id: string,
    { fields, donated }: { fields: PostFields; donated: boolean },
  ): Promise<void> {
    const form = this.#form(fields)
    const itemId = nthId(id, 1)
    const pantryItemId = donated ? itemId : null
    const item = itemFields({ name: form.foodName, quantity: stock, expiryDates: [form.expiryDate] })
    if (donated) await this.#pantry.add(owner.userId, item, sentKey(itemId))
    await this.#exchange.create(owner, { ...form, giving: 'iChoose', pantryItemId }, sentKey(id))
  }

  #form({ expiresIn, ...fields }: PostFields) {
    const expires = new Date(Date.parse(`${this.today}T00:00:00Z`) + expiresIn * msPerDay)
    const expiryDate = expires.toISOString().slice(0, this.today.length)
    return { ...plainOffer, ...fields, description: '', photoId: null, expiryDate }
  }
}

interface Owned {
  id: string
  userId: string
}

const pick = (owned: Owned[], n: number): Owned =>
  owned[n % Math.max(1, owned.length)] ?? { id: randomUUID(), userId: randomUUID() }
