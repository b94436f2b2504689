import { setTimeout as sleep } from 'node:timers/promises'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { seeded } from '../allergen-guard/random.ts'
import { Person } from '../chat-cuts/person.ts'
import { Quota } from '../chat-cuts/quota.ts'
import { faultsOf, type Pair } from '../chat-cuts/truth.ts'
import type { Account } from '../product/api.ts'

const lookEveryMs = 1_000
/** Longer than a screen takes to find its way back and ask for what it missed. */
const holeAfterMs = 20_000
const silenceMs = 15_000
const settleMs = 60_000
const pollMs = 100

/** Pairs who write to each other at a steady pace, each on an open screen; watches that every message reaches the other's. */
export class Talk {
  readonly pairs: Pair[]
  /** Messages that stood on the screen of whom they were for. */
  arrived = 0
  readonly holes: string[] = []
  readonly #quota = new Quota()
  readonly #perSecond: number
  readonly #turns: number
  readonly #seen = new Map<Person, number>()
  readonly #due: { at: number; counts: Map<Person, number> }[] = []
  #released = 0
  #isPaused = false
  #talking: Promise<unknown> = Promise.resolve()
  #timers: NodeJS.Timeout[] = []

  constructor(
    url: string,
    accounts: Account[],
    options: { messages: number; perSecond: number; seed: number },
  ) {
    this.pairs = Array.from({ length: accounts.length / 2 }, (_, n) => {
      const [one, other] = accounts.slice(2 * n, 2 * n + 2)
      if (!one || !other) throw new Error('people come in pairs')
      const chatId = chatIdOf(one.userId, other.userId)
      const personOf = (account: Account, nth: number) =>
        new Person(url, account, chatId, seeded(options.seed + 2 * n + nth))
      return { chatId, people: [personOf(one, 0), personOf(other, 1)] as const }
    })
    this.#perSecond = options.perSecond
    this.#turns = Math.ceil(options.messages / accounts.length)
  }

  get people(): Person[] {
    return this.pairs.flatMap(({ people }) => people)
  }

  get said(): number {
    return this.people.reduce((sum, { said }) => sum + said.length, 0)
  }

  start(): void {
    this.#talking = Promise.all(
      this.people.map((person) =>
        person.talk(this.#turns, this.#quota).catch((error: unknown) => person.faults.push(String(error))),
      ),
    )
    const every = 1_000 / this.#perSecond
    this.#timers = [
      setInterval(() => this.#isPaused || this.#release(), every),
      setInterval(() => this.#look(), lookEveryMs),
    ]
  }

  /** Nobody says anything more; resolves once all that was said is on all screens, or counts what is not. */
  async fallSilent(): Promise<void> {
    this.#isPaused = true
    const until = performance.now() + silenceMs
    while (this.#missing().length > 0 && performance.now() < until) await sleep(pollMs)
    this.holes.push(...this.#missing().map((what) => `not there ${silenceMs} ms after it was quiet: ${what}`))
  }

  goOn(): void {
    this.#isPaused = false
  }

  /** Lets everybody finish; returns what any screen shows otherwise than it was said. */
  async end(url: string): Promise<string[]> {
    this.#isPaused = true
    while (this.#released < this.#turns * this.people.length) this.#release()
    await this.#talking
    const until = performance.now() + settleMs
    let found = await this.#judge(url)
    while (found.length > 0 && performance.now() < until) {
      await sleep(pollMs)
      found = await this.#judge(url)
    }
    this.#look()
    this.arrived = this.said - this.#missing().length
    return found
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const { screen } of this.people) screen.close()
  }

  #release(): void {
    if (this.#released >= this.#turns * this.people.length) return
    this.#released++
    this.#quota.release(1)
  }

  async #judge(url: string): Promise<string[]> {
    const found: string[] = []
    for (const pair of this.pairs) found.push(...(await faultsOf(url, pair)))
    return found
  }

  /** What was acknowledged long enough ago has to be on the other's screen by now. */
  #look(): void {
    const now = performance.now()
    this.#due.push({ at: now, counts: new Map(this.people.map((person) => [person, person.said.length])) })
    while ((this.#due[0]?.at ?? now) < now - holeAfterMs) {
      const { counts } = this.#due.shift() ?? { counts: new Map<Person, number>() }
      const missing = this.#missing(counts)
      for (const [person, count] of counts) this.#seen.set(person, count)
      this.holes.push(...missing.map((what) => `not there after ${holeAfterMs} ms: ${what}`))
    }
  }

  /** Messages among the first so many of each that are not on the other's screen, apart from those looked for before. */
  #missing(counts?: Map<Person, number>): string[] {
    return this.pairs.flatMap(({ people }) =>
      people.flatMap((person) => {
        const due = person.said.slice(this.#seen.get(person) ?? 0, counts?.get(person))
        if (due.length === 0) return []
        const shown = people.find((each) => each !== person)?.screen.view?.messages ?? []
        const ids = new Set(shown.map(({ id }) => id))
        return due.filter(({ id }) => !ids.has(id)).map(({ id, text }) => `${id} "${text}"`)
      }),
    )
  }
}
