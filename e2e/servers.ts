import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedData } from '../drills/product/prepared-data.ts'
import { freePort } from '../scripts/lib/free-port.mjs'

/** Where the run's two server processes listen and keep their data. */
interface Servers {
  ports: [number, number]
  /** Where a test lets a page with a recipe lie. */
  sitePort: number
  dataDir: string
}

const variable = 'SHELFMATE_E2E'

/** Chosen once by the first process of a run; the workers read it from the environment. */
export async function chooseServers(): Promise<Servers> {
  const known = process.env[variable]
  // Written below by this same function.
  if (known) return JSON.parse(known) as Servers
  const dataDir = mkdtempSync(join(tmpdir(), 'shelfmate-e2e-'))
  // The servers have ended by then.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const servers: Servers = {
    ports: [await freePort(), await freePort()],
    sitePort: await freePort(),
    dataDir: await preparedData(dataDir),
  }
  process.env[variable] = JSON.stringify(servers)
  return servers
}
