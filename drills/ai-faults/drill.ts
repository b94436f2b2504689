import { readFileSync } from 'node:fs'
import type { RecipesAnswer } from '@shelfmate/contract/recipes/recipes'
import {
  cut,
  empty,
  endless,
  endlessLine,
  failing,
  hostile,
  huge,
  invalid,
  obedient,
  redirecting,
  silent,
  slow,
} from '../../server/src/testing/model/behaviours.ts'
import type { Behaviour } from '../../server/src/testing/model/model-server.ts'
import { type Asked, askForRecipes, type Kitchen, student, withProduct } from '../model/with-product.ts'
import type { Account } from '../product/api.ts'
import { send } from '../product/api.ts'

/** By name, because a request tells through its preferences how the model shall behave. */
const quickFaults = {
  hostile,
  failing,
  empty,
  invalid,
  cut,
  huge,
  endless,
  endlessLine,
  redirecting: redirecting('http://127.0.0.1:9/v1'),
}
/** These hold a request for as long as the product lets them. */
const slowFaults = { slow, silent }
const behaviours: Record<string, Behaviour> = { obedient, ...quickFaults, ...slowFaults }

const byPreferences: Behaviour = (told, response, left) =>
  (behaviours[told.data.preferences] ?? obedient)(told, response, left)

const limitMs = 35_000
const memoryMb = 64
const bytesPerKb = 1024
const bytesPerMb = 1024 * 1024
const sampleMs = 100

interface AiFaultsFigures {
  runs: { name: string; ms: number; engine: string; standsIn: string | null }[]
  faults: string[]
  /** Of the process: when idle, and the most while models misbehaved. */
  idleMb: number
  peakMb: number
  /** Of reading a pantry: in peace, and while models misbehaved. */
  calm: number[]
  busy: number[]
}

/** Has the model misbehave in every way; `withSlow` in those ways too that take half a minute. */
export async function runAiFaults(
  entry: string,
  { withSlow, limit = limitMs }: { withSlow: boolean; limit?: number },
): Promise<AiFaultsFigures> {
  return withProduct(entry, byPreferences, async (kitchen) => {
    const figures: AiFaultsFigures = { runs: [], faults: [], idleMb: 0, peakMb: 0, calm: [], busy: [] }
    const watcher = await newStudent(kitchen)
    const run = async (name: string, as: Account) => {
      const asked = await askForRecipes(kitchen.product, as, { preferences: name })
      figures.faults.push(...faultsOf(name, asked, limit))
      const { engine, standsIn } = asked.answer
      figures.runs.push({ name, ms: asked.ms, engine, standsIn })
    }
    await run('obedient', watcher)
    await watch(kitchen, watcher, figures.calm, () => Promise.resolve())
    figures.idleMb = memoryOf(kitchen.product.pid)

    const over = new AbortController()
    const peak = (async () => {
      while (!over.signal.aborted) {
        figures.peakMb = Math.max(figures.peakMb, memoryOf(kitchen.product.pid))
        await new Promise((resolve) => setTimeout(resolve, sampleMs))
      }
    })()
    await watch(kitchen, watcher, figures.busy, async () => {
      const slowOnes = withSlow
        ? Object.keys(slowFaults).map(async (name) => run(name, await newStudent(kitchen)))
        : []
      for (const name of Object.keys(quickFaults)) {
        const as = await newStudent(kitchen)
        await run(name, as)
        // It recovers by itself, at once.
        await run('obedient', as)
      }
      await Promise.all(slowOnes)
    })
    over.abort()
    await peak
    await run('obedient', await newStudent(kitchen))
    if (figures.peakMb - figures.idleMb > memoryMb)
      figures.faults.push(`memory rose from ${figures.idleMb.toFixed(0)} to ${figures.peakMb.toFixed(0)} MB`)
    return figures
  })
}

const newStudent = ({ product }: Kitchen) =>
  student(product, {
    allergies: 'peanuts',
    foods: ['Tofu', 'Bok choy', 'Eggs', 'Cooked rice'].map((name) => ({ name })),
  })

function faultsOf(name: string, { status, answer, ms }: Asked, limit: number): string[] {
  const faults: string[] = []
  if (status !== 200) return [`${name}: answered ${status} ${JSON.stringify(answer)}`]
  if (ms > limit) faults.push(`${name}: took ${(ms / 1000).toFixed(1)} s`)
  if (answer.recipes.length === 0) faults.push(`${name}: no recipes`)
  if (allergen.test(JSON.stringify(textsOf(answer)))) faults.push(`${name}: showed a peanut`)
  if (name === 'obedient' && answer.engine !== 'ai') faults.push(`${name}: the cookbook answered`)
  if (name !== 'obedient' && answer.engine === 'ai') faults.push(`${name}: the model answered`)
  if (name in quickFaults && name !== 'hostile' && answer.standsIn !== 'AI_FAILED')
    faults.push(`${name}: the answer does not say that the cookbook stands in`)
  return faults
}

const allergen = /p-?e-?a-?n-?u-?t|pеanut|kacang tanah|satay|花生/i
const textsOf = ({ recipe, recipes }: RecipesAnswer) => [recipe, recipes]

/** Reads a pantry over and over while `work` goes on, and once at least. */
async function watch(
  { product }: Kitchen,
  { cookie }: Account,
  times: number[],
  work: () => Promise<void>,
): Promise<void> {
  const over = new AbortController()
  const done = work().finally(() => over.abort())
  for (let n = 0; n < 50 || !over.signal.aborted; n++) {
    const since = performance.now()
    const { status } = await send(product.url, { method: 'GET', path: '/pantry/items', cookie })
    if (status !== 200) throw new Error(`reading a pantry answered ${status}`)
    times.push(performance.now() - since)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await done
}

/** Resident memory of a process, where the system tells. */
function memoryOf(pid: number): number {
  try {
    const [, kb = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return (Number(kb) * bytesPerKb) / bytesPerMb
  } catch {
    return 0
  }
}
