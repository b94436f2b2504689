import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pinned } from '../drills/product/product.ts'
import type { LoadOptions, LoadResult } from './load.ts'
import { cpuMs, residentMib } from './usage.ts'

export interface Side {
  name: 'product' | 'bare'
  url: string
  pid: number
}

export interface Round extends LoadResult {
  cpuMsPerAnswer: number
  residentMib: number
}

/** One measured round of each side, taken one after the other. */
export interface Pair {
  product: Round
  bare: Round
}

const run = promisify(execFile)
const warmUpSeconds = 5

type Load = Omit<LoadOptions, 'url'>

interface RoundsOptions {
  product: Side
  bare: Side
  load: Load
  rounds: number
  folder: string
  generatorCpu: number
}

/** Interleaved rounds: each side in turn, and who starts alternates, so that neither meets a better machine. */
export async function interleave(options: RoundsOptions): Promise<Pair[]> {
  const { product, bare, load, rounds } = options
  for (const side of [product, bare]) await measure(side, { ...load, seconds: warmUpSeconds }, options)
  const pairs: Pair[] = []
  for (let n = 0; n < rounds; n++) {
    const order = n % 2 === 0 ? [product, bare] : [bare, product]
    const results = new Map<Side['name'], Round>()
    for (const side of order) results.set(side.name, await measure(side, load, options))
    const [ours, theirs] = [results.get('product'), results.get('bare')]
    if (ours && theirs) pairs.push({ product: ours, bare: theirs })
  }
  return pairs
}

async function measure(
  side: Side,
  load: Load,
  { folder, generatorCpu }: Pick<RoundsOptions, 'folder' | 'generatorCpu'>,
): Promise<Round> {
  const file = join(folder, 'load.json')
  writeFileSync(file, JSON.stringify({ ...load, url: side.url } satisfies LoadOptions))
  const script = join(import.meta.dirname, 'load.ts')
  const [command = '', ...args] = pinned([process.execPath, script, file], generatorCpu)
  const before = cpuMs(side.pid)
  const { stdout } = await run(command, args)
  const used = cpuMs(side.pid) - before
  // Only load.ts writes there, and exactly this.
  const result = JSON.parse(stdout) as LoadResult
  if (result.wrong > 0) throw new Error(`${side.name}: ${result.wrong} answers were wrong or missing`)
  return { ...result, cpuMsPerAnswer: used / result.answers, residentMib: residentMib(side.pid) }
}
