import { msPerMinute } from '@shelfmate/contract/api/durations'
import type pg from 'pg'
import { type Random, seeded } from '../allergen-guard/random.ts'
import { type Fleet, workers } from './fleet.ts'
import { History, peopleEach } from './history.ts'
import { people } from './people.ts'
import { RequestScreen } from './screen.ts'
import { readBooks, readOutcomes } from './stored.ts'

export interface HistoriesFigures {
  histories: number
  steps: number
  screens: number
  faults: string[]
}

export interface HistoriesOptions {
  fleet: Fleet
  pool: pg.Pool
  histories: number
  seed: number
  /** For the drill's own test: spoils what is stored of a history. */
  plant?: (pool: pg.Pool, histories: readonly History[], fleet: Fleet) => Promise<void>
}

const atOnce = 100
const rounds = 18
/** After so many rounds the clock moves. */
const roundsBetweenMoves = 6
/** In so many rounds a process is killed while requests are under way. */
const killedRounds = 3
const killAtMs = 60
const killTickAtMs = 40
const enoughFaults = 10
/** Past a pick-up time and before the end of its hold; past both; past a hold of a day. No sums of them meet a rule's limit. */
const moves = [150, 300, 1_500].map((minutes) => minutes * msPerMinute)

/** Plays random histories, some at once, under kills: after each step the books are held against the model. */
export async function runHistories(options: HistoriesOptions): Promise<HistoriesFigures> {
  const figures: HistoriesFigures = { histories: 0, steps: 0, screens: 0, faults: [] }
  const random = seeded(options.seed)
  while (figures.histories < options.histories && figures.faults.length < enoughFaults)
    await playSome(options, figures, random)
  return figures
}

async function playSome(
  { fleet, pool, histories, plant }: HistoriesOptions,
  figures: HistoriesFigures,
  random: Random,
) {
  const count = Math.min(atOnce, histories - figures.histories)
  const everybody = await people(pool, count * peopleEach)
  const some = Array.from({ length: count }, (_, n) => {
    const five = everybody.slice(n * peopleEach, (n + 1) * peopleEach)
    return new History(fleet, pool, five, seeded(random.below(2 ** 31)))
  })
  await Promise.all(some.map((each) => each.begin()))
  const [watched] = some
  const screens = (watched?.people ?? []).map(
    ({ cookie }, n) => new RequestScreen(fleet.urls[n % fleet.urls.length] ?? '', cookie),
  )
  const killedIn = Array.from({ length: killedRounds }, () => random.below(rounds))
  for (let round = 0; round < rounds; round++) {
    const killing = killedIn.includes(round)
      ? later(() => fleet.kill(random.below(workers)), random.below(killAtMs))
      : undefined
    await Promise.all([...some.map((each) => each.step()), killing])
    if ((round + 1) % roundsBetweenMoves === 0) await moveOn(fleet, some, random)
    if (round === rounds - 1) await plant?.(pool, some, fleet)
    const books = await readBooks(
      pool,
      some.map(({ postId }) => postId),
    )
    for (const each of some) each.compare(books)
  }
  await Promise.all(some.map((each) => each.compareReadings()))
  const outcomes = await readOutcomes(
    pool,
    everybody.map(({ id }) => id),
  )
  for (const each of some) each.compareOutcomes(outcomes)
  for (const [who, screen] of screens.entries()) {
    await watched?.compareOpenScreen(who, screen)
    screen.close()
  }
  figures.histories += count
  figures.screens += screens.length
  figures.steps += some.reduce((sum, { steps }) => sum + steps, 0)
  figures.faults.push(...some.flatMap(({ faults }, n) => faults.map((fault) => `history ${n}: ${fault}`)))
}

/** The clock moves, three workers tick, and one of them is killed over it. */
async function moveOn(fleet: Fleet, some: readonly History[], random: Random): Promise<void> {
  await fleet.advance(random.pick(moves), () =>
    later(() => fleet.kill(random.below(workers)), random.below(killTickAtMs)),
  )
  const now = fleet.now()
  for (const { model } of some) model.tick(now)
}

async function later(work: () => Promise<void>, ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await work()
}
