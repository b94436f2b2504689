import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { urlOf } from '../../server/src/platform/database/embedded/connection.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { readPantry, signUp } from '../product/api.ts'
import { Product } from '../product/product.ts'

const processes = 3
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface StartThreeFigures {
  faults: string[]
  /** From the start of all three to each one's readiness. */
  folderMs: number[]
  urlMs: number[]
}

/** Starts three processes at once on an empty data folder, then three on an empty database. */
export async function startThree(entry: string): Promise<StartThreeFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-start-three-'))
  try {
    const onFolder = await startTogether(entry, folder, { DATA_DIR: join(folder, 'data') })
    const server = await startEmbedded({ dataDir: join(folder, 'other'), log })
    try {
      const client = new pg.Client(server.connection)
      await client.connect()
      await client.query('create database empty')
      await client.end()
      const onUrl = await startTogether(entry, folder, {
        DATA_DIR: join(folder, 'unused'),
        DATABASE_URL: urlOf({ ...server.connection, database: 'empty' }),
      })
      return {
        faults: [...onFolder.faults, ...onUrl.faults],
        folderMs: onFolder.readyMs,
        urlMs: onUrl.readyMs,
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Started {
  faults: string[]
  readyMs: number[]
}

/** Ready means more than an open port: an account made at the first process is known to every other one. */
async function startTogether(entry: string, folder: string, env: Record<string, string>): Promise<Started> {
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const since = performance.now()
  const products = ports.map((port, n) =>
    Product.start({ entry, port, env, logFile: join(folder, `${n}.log`) }),
  )
  const readyMs: number[] = []
  try {
    await Promise.all(
      products.map(async (product) => {
        await product.ready()
        readyMs.push(performance.now() - since)
      }),
    )
    const { cookie } = await signUp(products[0]?.url ?? '')
    for (const { url } of products) await readPantry(url, cookie)
    return { faults: [], readyMs }
  } catch (error) {
    return { faults: [String(error)], readyMs }
  } finally {
    await Promise.all(products.filter((product) => product.alive).map((product) => product.stop()))
  }
}
