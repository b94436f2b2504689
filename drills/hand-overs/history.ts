import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { msPerHour } from '@shelfmate/contract/api/durations'
import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { isOpen, requestActions } from '@shelfmate/contract/requests/machine'
import { type FoodRequest, type RequestList, requestsCalls } from '@shelfmate/contract/requests/requests'
import type pg from 'pg'
import type { Random } from '../allergen-guard/random.ts'
import type { Fleet, Settled } from './fleet.ts'
import { Model, type Step } from './model.ts'
import type { Person } from './people.ts'
import type { RequestScreen } from './screen.ts'
import { type Books, codeOf, type readOutcomes } from './stored.ts'

export const peopleEach = 5
const mostUnits = 4
const mostWrong = 2
const pickupHours = 2
/** Long before the minute in which a removal can be undone ends. */
const soonMs = 20_000
/** So long until the other processes have noticed that one is gone, and their screens have read what it did not tell. */
const noticedMs = 20_000

export const food = {
  foodName: 'Rice',
  description: '',
  expiryDate: '2099-12-01',
  location: 'Tembusu',
  photoId: null,
}

/** One post of a giver and four who may ask for it: random steps, each held against the model. */
export class History {
  readonly people: readonly Person[]
  readonly postId = randomUUID()
  readonly model: Model
  readonly faults: string[] = []
  steps = 0
  readonly #fleet: Fleet
  readonly #pool: pg.Pool
  readonly #random: Random

  constructor(fleet: Fleet, pool: pg.Pool, people: readonly Person[], random: Random) {
    this.#fleet = fleet
    this.#pool = pool
    this.#random = random
    this.people = people
    this.model = new Model(random.pick(['firstCome', 'firstCome', 'iChoose']), 1 + random.below(mostUnits))
  }

  async begin(): Promise<void> {
    const { quantity, giving } = this.model
    const body = { id: this.postId, ...food, quantity, giving }
    const { status } = await this.#send(0, exchangeCalls.createPost, '', body)
    if (status !== 201) this.faults.push(`publishing answered ${status}`)
  }

  /** Takes one random step, unless something went wrong before. */
  async step(): Promise<void> {
    if (this.faults.length > 0) return
    const step = this.#choose()
    if (!step) return
    this.steps++
    const expected = this.model.take(step, this.#fleet.now())
    const { status, body, attempts } = await this.#perform(step)
    // The product's own tests hold refusals to their schema.
    const code = status < 300 ? undefined : (body as { error?: { code?: string } }).error?.code
    // A removal that nobody heard of has taken effect.
    const isDone = step.kind === 'remove' && attempts > 1 && code === 'NOT_FOUND'
    if (code !== expected && !isDone)
      this.faults.push(
        `${JSON.stringify(step)} answered ${status} ${code}, not ${expected ?? 'with success'}`,
      )
  }

  /** What the stored numbers say that the model does not. */
  compare({ posts, requests, donated }: Books): void {
    const { quantity, promised, posted, handedOver, takenBack, donated: given, wishes, isThere } = this.model
    const wanted = isThere ? { quantity, promised, posted, handedOver, takenBack, isThere } : undefined
    const { id: _, ...stored } = posts.get(this.postId) ?? { id: '', isThere: false }
    this.#same('the ledger', stored.isThere ? stored : undefined, wanted)
    this.#same('donations', donated.get(this.postId) ?? 0, given)
    const line = (requests.get(this.postId) ?? []).map(({ id, state, units, turn }) => ({
      id,
      state,
      units,
      turn,
    }))
    const asked = wishes.map(({ id, state, units }, n) => ({ id, state, units, turn: n + 1 }))
    this.#same('requests', line, asked)
  }

  /** What each of the five reads, held against what they must. */
  async compareReadings(): Promise<void> {
    for (const who of this.people.keys()) {
      const { body } = await this.#send(who, requestsCalls.list, '')
      // The product's own tests hold this answer to its schema.
      await this.compareScreen(who, (body as RequestList).items, 'reads')
    }
  }

  async compareScreen(who: number, items: readonly FoodRequest[], how = 'has on screen'): Promise<void> {
    const theirs = this.model.wishes.filter(({ taker }) => who === 0 || taker === who)
    const now = this.#fleet.now()
    for (const wish of theirs) {
      const wanted = this.model.seenBy(who, wish, now)
      const read = items.find(({ id }) => id === wish.id)
      const shown =
        read && Object.fromEntries(Object.keys(wanted).map((key) => [key, read[key as keyof FoodRequest]]))
      this.#same(`person ${who} ${how}`, shown, wanted)
      const mustSee = who !== 0 && wish.state === 'promised'
      const code = mustSee ? await codeOf(this.#pool, wish.id) : null
      this.#same(`the code that person ${who} ${how}`, read?.code, code)
    }
    this.#same(`requests that person ${who} ${how}`, items.length, theirs.length)
  }

  /** The same of an open screen. What a killed process did not tell of, it asks for once the others notice that one is gone. */
  async compareOpenScreen(who: number, screen: RequestScreen): Promise<void> {
    for (const known = this.faults.length; ; this.faults.splice(known)) {
      await this.compareScreen(who, await screen.settled(() => this.#fleet.now()))
      if (this.faults.length === known || Date.now() > this.#fleet.killedAt + noticedMs) return
    }
  }

  /** Pantries and cards: each hand-over is counted once, and each change told once. */
  compareOutcomes({ pantries, cards }: Awaited<ReturnType<typeof readOutcomes>>): void {
    for (const [who, { id }] of this.people.entries())
      this.#same(`the pantry of person ${who}`, pantries.get(id) ?? 0, this.model.kept.get(who) ?? 0)
    const told = this.model.wishes.flatMap(({ id }) => cards.get(id) ?? [])
    this.#same('cards', told.toSorted(), this.model.cards.toSorted())
  }

  #same(what: string, found: unknown, wanted: unknown): void {
    if (isDeepStrictEqual(found, wanted)) return
    this.faults.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }

  #choose(): Step | undefined {
    const random = this.#random
    const { model } = this
    const dice = random.below(100)
    if (!model.isThere && model.removedAt !== undefined && dice < 50)
      return this.#fleet.now() - model.removedAt < soonMs ? { kind: 'restore' } : undefined
    if (dice < 40 || model.wishes.length === 0)
      return { kind: 'ask', who: random.below(peopleEach), id: randomUUID(), units: 1 + random.below(2) }
    if (dice < 88) return this.#choosePress()
    if (dice < 93) return { kind: 'claim', id: randomUUID() }
    if (dice < 98) return { kind: 'resize', quantity: 1 + random.below(mostUnits + 2) }
    return { kind: 'remove' }
  }

  #choosePress(): Step {
    const random = this.#random
    const open = this.model.wishes.filter(({ state }) => isOpen(state))
    const wish = random.pick(open.length > 0 && random.chance(0.8) ? open : this.model.wishes)
    const who = random.chance(0.9) ? random.pick([0, wish.taker]) : random.below(peopleEach)
    const action = random.pick([...requestActions, 'promise', 'enterCode', 'confirm'] as const)
    const isWrong = action === 'enterCode' && wish.wrongCodes < mostWrong && random.chance(0.3)
    const pickupAt = this.#fleet.now() + pickupHours * msPerHour
    return { kind: 'act', who, id: wish.id, action, isWrong, ...(action === 'arrange' && { pickupAt }) }
  }

  async #perform(step: Step): Promise<Settled> {
    const { postId } = this
    switch (step.kind) {
      case 'ask':
        return this.#send(step.who, requestsCalls.ask, postId, { id: step.id, units: step.units })
      case 'act':
        return this.#send(step.who, requestsCalls.act, step.id, await this.#bodyOf(step))
      case 'claim':
        return this.#send(0, exchangeCalls.claim, postId, { id: step.id })
      case 'resize':
        return this.#send(0, exchangeCalls.editPost, postId, { ...food, quantity: step.quantity })
      case 'remove':
        return this.#send(0, exchangeCalls.removePost, postId)
      case 'restore':
        return this.#send(0, exchangeCalls.restorePost, postId)
    }
  }

  async #bodyOf({ id, action, isWrong, pickupAt }: Step & { kind: 'act' }): Promise<object> {
    const code = await codeOf(this.#pool, id)
    const wrong = code === '0000' ? '0001' : '0000'
    return {
      id: randomUUID(),
      action,
      ...(action === 'enterCode' && { code: isWrong ? wrong : code }),
      ...(action === 'keep' && { keep: false }),
      ...(pickupAt !== undefined && { pickupAt: new Date(pickupAt).toISOString() }),
    }
  }

  #send(
    who: number,
    { method, path }: { method: string; path: string },
    id: string,
    body?: object,
  ): Promise<Settled> {
    const cookie = this.people[who]?.cookie ?? ''
    return this.#fleet.send({ method, path: path.replace(':id', id), cookie, ...(body && { body }) })
  }
}
