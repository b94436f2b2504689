import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { prepareDatabaseFolder } from '../../server/src/platform/database/embedded/layout.ts'
import { processesOf } from '../../server/src/platform/database/embedded/processes.ts'
import { Product } from '../product/product.ts'

interface EarlyStopsFigures {
  rounds: number
  /** What an undisturbed second start takes. */
  startMs: number
  slowestStopMs: number
  faults: string[]
}

/** The moments of the signal are spread evenly over twice the time of a start. */
export async function earlyStops(entry: string, rounds: number): Promise<EarlyStopsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-early-stops-'))
  const dataDir = join(folder, 'data')
  const { name } = await prepareDatabaseFolder(dataDir)
  const port = await freePort()
  const logFile = join(folder, 'server.log')
  const begin = () => Product.start({ entry, port, env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, logFile })
  const faults: string[] = []
  let slowestStopMs = 0

  /** Stops the process and notes what should not be: another ending, a complaint, a PostgreSQL without anybody. */
  async function end(product: Product, when: string): Promise<void> {
    const since = performance.now()
    const ended = await product.stop()
    slowestStopMs = Math.max(slowestStopMs, performance.now() - since)
    // Before Node runs a line of ours, the signal itself ends the process.
    if (ended !== 'code 0' && ended !== 'SIGTERM') faults.push(`${when}: ended with ${ended}`)
    const left = processesOf(name)
    const complaints = readFileSync(logFile, 'utf8')
    truncateSync(logFile)
    if (complaints !== '') faults.push(`${when}: ${complaints}`)
    if (left.length > 0) faults.push(`${when}: ended with ${ended} and left ${left.length} processes`)
  }

  try {
    // The first start makes the database; its time says nothing of the others.
    await end(await begin().ready(), 'the first start')
    const since = performance.now()
    const undisturbed = await begin().ready()
    const startMs = performance.now() - since
    await end(undisturbed, 'an undisturbed start')
    for (let round = 0; round < rounds; round++) {
      const afterMs = (2 * startMs * round) / rounds
      const product = begin()
      await sleep(afterMs)
      await end(product, `stopped after ${afterMs.toFixed(0)} ms`)
    }
    return { rounds, startMs, slowestStopMs, faults }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
