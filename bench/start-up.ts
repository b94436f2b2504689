import { setTimeout } from 'node:timers/promises'
import { msPerSecond } from '@shelfmate/contract/api/durations'
import type { Product } from '../drills/product/product.ts'
import { median } from '../drills/quantiles.ts'
import type { Ground } from './ground.ts'
import { residentMib, wakeUps } from './usage.ts'

const goals = { readyMs: 450, residentMib: 130, wakesPerSecond: 10 }
/** At ready it has not yet read what it reads when nobody asks, and young objects have not yet taken their room. */
const atRestAfterMs = 4_000
/** Holds a run of what repeats every five seconds. */
const watchedMs = 5_000

interface StartUp {
  /** From the process's start to a /readyz that says yes. */
  readyMs: number
  /** At rest. */
  residentMib: number
  wakesPerSecond: number
}

/** Starts servers again and again on what they have used before, alone on the machine; tells the medians, and returns whether the goals are met. */
export async function measureStarts(
  ground: Ground,
  { database, starts }: { database: string; starts: number },
  tell: (line: string) => void,
): Promise<boolean> {
  const ways = {
    product: async () => (await ground.start('product', 'product', database)).product,
    bare: async () => (await ground.start('bare', 'bare', database)).product,
    'product with its own PostgreSQL': () => ground.startAlone(),
  }
  // The first start makes the cluster and compiles.
  for (const way of Object.values(ways)) await measure(way)
  let allMet = true
  for (const [name, way] of Object.entries(ways)) {
    const all: StartUp[] = []
    for (let n = 0; n < starts; n++) all.push(await measure(way))
    const typical = {
      readyMs: median(all.map((each) => each.readyMs)),
      residentMib: median(all.map((each) => each.residentMib)),
      wakesPerSecond: median(all.map((each) => each.wakesPerSecond)),
    }
    const met = name !== 'product' || meetsGoals(typical)
    tell(
      `Start of ${name}: ${wordsOf(typical)}${name === 'product' ? ` (${goalWords})` : ''}${met ? '' : ' MISSED'}`,
    )
    allMet &&= met
  }
  return allMet
}

async function measure(start: () => Promise<Product>): Promise<StartUp> {
  const since = performance.now()
  const server = await start()
  const readyMs = performance.now() - since
  await setTimeout(atRestAfterMs)
  const [resident, before] = [residentMib(server.pid), wakeUps(server.pid)]
  await setTimeout(watchedMs)
  const wakesPerSecond = (wakeUps(server.pid) - before) / (watchedMs / msPerSecond)
  await server.stop()
  return { readyMs, residentMib: resident, wakesPerSecond }
}

const wordsOf = (found: StartUp) =>
  `ready after ${found.readyMs.toFixed(0)} ms, at rest ${found.residentMib.toFixed(0)} MiB, woken ${found.wakesPerSecond.toFixed(1)} times a second`

const goalWords = `goal <= ${goals.readyMs} ms, <= ${goals.residentMib} MiB, <= ${goals.wakesPerSecond} times`

/** What cannot be counted here is not held against it. */
const meetsGoals = (found: StartUp) =>
  found.readyMs <= goals.readyMs &&
  !(found.residentMib > goals.residentMib) &&
  !(found.wakesPerSecond > goals.wakesPerSecond)
