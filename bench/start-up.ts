import { setTimeout } from 'node:timers/promises'
import { median } from '../drills/median.ts'
import type { Product } from '../drills/product/product.ts'
import type { Ground } from './ground.ts'
import { residentMib } from './usage.ts'

const goals = { readyMs: 450, residentMib: 130 }
/** At ready it has not yet read what it reads when nobody asks, and young objects have not yet taken their room. */
const atRestAfterMs = 4_000

interface StartUp {
  /** From the process's start to a /readyz that says yes. */
  readyMs: number
  /** At rest. */
  residentMib: number
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
    const [readyMs, resident] = [
      median(all.map((each) => each.readyMs)),
      median(all.map((each) => each.residentMib)),
    ]
    const met = name !== 'product' || (readyMs <= goals.readyMs && !(resident > goals.residentMib))
    const goal =
      name === 'product'
        ? ` (goal <= ${goals.readyMs} ms, <= ${goals.residentMib} MiB)${met ? '' : ' MISSED'}`
        : ''
    tell(`Start of ${name}: ready after ${readyMs.toFixed(0)} ms, at rest ${resident.toFixed(0)} MiB${goal}`)
    allMet &&= met
  }
  return allMet
}

async function measure(start: () => Promise<Product>): Promise<StartUp> {
  const since = performance.now()
  const server = await start()
  const readyMs = performance.now() - since
  await setTimeout(atRestAfterMs)
  const resident = residentMib(server.pid)
  await server.stop()
  return { readyMs, residentMib: resident }
}
