import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { OwnPostgres } from '../product/own-postgres.ts'
import { childrenOf, connectionOf, postmasterOf } from '../product/postgres.ts'
import { Product } from '../product/product.ts'

/** A database that is lost and comes back. */
export interface Ground {
  /** PostgreSQL's own folder. */
  cluster: string
  /** What the server is told. */
  env: Record<string, string>
  /** Before and after the server. */
  before(): Promise<void>
  after(): Promise<void>
  /** Server and database at once, with signal 9. */
  kill(product: Product): Promise<void>
  connection(): ClientConfig
  /** What base-backup.sh is told. */
  reachedBy(): Record<string, string>
}

/** Makes a ground in a folder; with the embedded one by a first start, as its cluster comes into being then. */
export const grounds = {
  async embedded(dataDir: string, entry: string): Promise<Ground> {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' }
    const logFile = `${dataDir}.log`
    const first = await Product.start({ entry, port: await freePort(), env, logFile }).ready()
    await first.stop()
    const cluster = join(dataDir, 'postgres')
    return {
      cluster,
      env,
      before: async () => undefined,
      after: async () => undefined,
      async kill(product) {
        const postmaster = postmasterOf(dataDir)
        for (const pid of [product.pid, postmaster, ...childrenOf(postmaster)]) process.kill(pid, 'SIGKILL')
        await product.ended
      },
      connection: () => connectionOf(dataDir),
      reachedBy: () => ({ PGDATA: cluster }),
    }
  },
  async own(folder: string): Promise<Ground> {
    const postgres = await OwnPostgres.create(folder)
    return {
      cluster: postgres.cluster,
      env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url, LOG_LEVEL: 'error' },
      before: () => postgres.start(),
      after: () => postgres.stop(),
      async kill(product) {
        process.kill(product.pid, 'SIGKILL')
        await postgres.kill()
        await product.ended
      },
      connection: () => ({ connectionString: postgres.url }),
      reachedBy: () => ({ PGDATA: postgres.cluster, PGHOST: '127.0.0.1', PGPORT: String(postgres.port) }),
    }
  },
}
