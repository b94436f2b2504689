import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../allergen-guard/random.ts'
import type { Crowd } from './crowd.ts'
import { type Ground, type Role, roles } from './ground.ts'
import type { During, Tries } from './tries.ts'

type Signal = 'SIGTERM' | 'SIGKILL'
export type Store = 'postgres' | 'redis'

const awayMs = 1_500
/** Until the proxy has seen the successor, and the last second try has been answered. */
const calmMs = 3_000

export interface StormFigures {
  replaced: Record<Signal, number>
  stopped: Record<Store, number>
}

interface StormMeans {
  ground: Ground
  crowd: Crowd
  tries: Tries
  random: Random
  say: (line: string) => void
}

/** Ends processes and stores one after the other while the crowd goes on. */
export class Storm {
  readonly figures: StormFigures = {
    replaced: { SIGTERM: 0, SIGKILL: 0 },
    stopped: { postgres: 0, redis: 0 },
  }
  readonly faults: string[] = []
  readonly #ground: Ground
  readonly #crowd: Crowd
  readonly #tries: Tries
  readonly #random: Random
  readonly #say: (line: string) => void
  #turn: Promise<unknown> = Promise.resolve()

  constructor(means: StormMeans) {
    this.#ground = means.ground
    this.#crowd = means.crowd
    this.#tries = means.tries
    this.#random = means.random
    this.#say = means.say
  }

  /** Replaces every process so many times by each signal, and stops each store so many times, spread over some time. */
  async rage(replacements: number, stops: Record<Store, number>, ms: number): Promise<void> {
    const ends = (role: Role) => this.#replacements(role, replacements)
    const ofStores = (['postgres', 'redis'] as const).flatMap((store) =>
      Array.from({ length: stops[store] }, (_, n) => () => this.stop(store, n)),
    )
    await Promise.all([this.#spread([...ends('web'), ...ofStores], ms), this.#spread(ends('worker'), ms)])
  }

  /** Stops a store for a moment, PostgreSQL every second time by signal 9. */
  async stop(store: Store, n: number): Promise<void> {
    const { postgres, redis } = this.#ground
    // A worker that starts meanwhile would say that there is no database, and end.
    await this.#inTurn(() =>
      this.#while(store, async () => {
        if (store === 'redis') await redis?.stop()
        else await (n % 2 === 0 ? postgres.stop() : postgres.kill())
        await sleep(awayMs)
        if (store === 'redis') await redis?.start()
        else await postgres.start()
        await this.#crowd.talk.fallSilent()
        this.#crowd.talk.goOn()
      }),
    )
    this.figures.stopped[store]++
  }

  #replacements(role: Role, each: number): (() => Promise<void>)[] {
    return ([0, 1] as const).flatMap((n) =>
      (['SIGTERM', 'SIGKILL'] as const).flatMap((signal) =>
        Array.from({ length: each }, () => async () => {
          const replace = async () => {
            this.faults.push(...(await this.#ground.replace(role, n, signal)))
            this.figures.replaced[signal]++
          }
          if (role === 'web') await this.#while(signal, replace)
          else await this.#inTurn(replace)
        }),
      ),
    )
  }

  /** In an order that chance picks, one in each part of the time, or as fast as they go. */
  async #spread(steps: (() => Promise<void>)[], ms: number): Promise<void> {
    const since = performance.now()
    const left = [...steps]
    for (const n of steps.keys()) {
      const [step] = left.splice(this.#random.below(left.length), 1)
      // The storm goes on whatever became of one blow.
      await step?.().catch((error: unknown) => this.faults.push(`the storm: ${String(error)}`))
      await sleep(Math.max(0, since + ((n + 1) * ms) / steps.length - performance.now()))
    }
  }

  /** Counts what fails from its beginning to a calm end as its doing; then settles what stayed unanswered. */
  async #while(during: During, work: () => Promise<void>): Promise<void> {
    const begun = new Date()
    this.#tries.during = during
    await work()
    this.#say(`${begun.toISOString()} ${during} until ${new Date().toISOString()}`)
    await sleep(calmMs)
    this.#tries.during = 'calm'
    if (during !== 'SIGTERM') this.faults.push(...(await this.#crowd.settle(this.#ground.pool)))
    this.faults.push(...this.#ground.ended)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => undefined)
    return done
  }
}

/** How many replacements by one signal are asked for altogether. */
export const allOf = (each: number): number => each * 2 * roles.length
