import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the run's two server processes listen and keep their data. */
export interface Servers {
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
  const servers: Servers = {
    ports: [await freePort(), await freePort()],
    sitePort: await freePort(),
    dataDir: mkdtempSync(join(tmpdir(), 'shelfmate-e2e-')),
  }
  process.env[variable] = JSON.stringify(servers)
  return servers
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
