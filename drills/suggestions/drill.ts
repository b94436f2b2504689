import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { msPerDay } from '@shelfmate/contract/api/durations'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { foods } from '@shelfmate/food/foods'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { seeded } from '../allergen-guard/random.ts'
import { addItems, send, signUp } from '../product/api.ts'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'

interface SuggestionsOptions {
  /** The server's program: the bundle, or its sources. */
  entry: string
  items: number
  asks: number
  seed: number
}

interface SuggestionsFigures {
  /** From the request to the whole answer, one at a time, in milliseconds; ascending. */
  answerMs: number[]
  faults: string[]
}

/** Asks of a student: the first ones are not counted. Few: who asks on and on rests in between (platform/limits/fair-queue.ts). */
const asksEach = { warmUp: 2, counted: 6 }
const daysAhead = 28

/** Fills pantries and asks the built-in cookbook again and again, with preferences and allergies. */
export async function runSuggestions({
  entry,
  items,
  asks,
  seed,
}: SuggestionsOptions): Promise<SuggestionsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-suggestions-'))
  const env = { DATA_DIR: await preparedData(join(folder, 'data')), LOG_LEVEL: 'warn' }
  const port = await freePort()
  const product = await Product.start({ entry, port, env, logFile: join(folder, 'server.log') }).ready()
  try {
    const answerMs: number[] = []
    const faults: string[] = []
    while (answerMs.length < asks) {
      const student = await signUp(product.url)
      await addItems(product.url, student.cookie, drawn(items, seed + answerMs.length))
      for (let round = 0; round < asksEach.warmUp + asksEach.counted; round++) {
        const since = performance.now()
        const { status, body } = await send(product.url, {
          method: recipesCalls.generate.method,
          path: recipesCalls.generate.path,
          cookie: student.cookie,
          body: { preferences: 'spicy', allergies: 'peanuts, milk', seed: round },
        })
        if (round >= asksEach.warmUp) answerMs.push(performance.now() - since)
        if (status !== 200 || !hasRecipes(body)) faults.push(`answered ${status} ${JSON.stringify(body)}`)
      }
    }
    return { answerMs: answerMs.toSorted((a, b) => a - b), faults }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function drawn(items: number, seed: number) {
  const random = seeded(seed)
  return Array.from({ length: items }, () => {
    const moment = new Date(Date.now() + (2 + random.below(daysAhead)) * msPerDay)
    const [name, quantity] = [random.pick(foods).name, 1 + random.below(5)]
    return { name, quantity, expiryDate: dateInZone(moment, 'UTC') }
  })
}

const hasRecipes = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'recipes' in body &&
  Array.isArray(body.recipes) &&
  body.recipes.length > 0
