import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { openDataFolder } from '#platform/files/data-folder.ts'
import { explain } from './embedded-database-error.ts'

/** Where everything of one embedded PostgreSQL lies. */
export type Layout = {
  /** DATA_DIR, without symbolic links. */
  root: string
  /** The data directory of PostgreSQL; it exists only once it is complete. */
  cluster: string
  /** What `initdb` fills before it becomes `cluster`. */
  newClusterPrefix: string
  serverLog: string
  /** Held while somebody starts, restarts or stops PostgreSQL. */
  mutexFile: string
  /** Shared by every process that uses PostgreSQL; whoever gets it exclusively is the last one. */
  leaseFile: string
  /** Says where those that share the lease run. */
  holderFile: string
  /** Names this PostgreSQL among all processes of the machine (its `cluster_name`). */
  name: string
}

const clusterIn = (root: string) => path.join(root, 'postgres')

/** Whether a PostgreSQL of ours keeps its data in this folder. Throws where that cannot be seen. */
export const hasEmbedded = (dataDir: string): boolean =>
  statSync(clusterIn(dataDir), { throwIfNoEntry: false }) !== undefined

/** Creates DATA_DIR where it is missing and names the files in it. */
export async function prepareDatabaseFolder(dataDir: string): Promise<Layout> {
  const root = await openDataFolder(dataDir)
    .then(() => realpath(dataDir))
    .catch((error: unknown) => {
      throw explain(`The data folder ${path.resolve(dataDir)} cannot be used.`, error)
    })
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return {
    root,
    cluster: clusterIn(root),
    newClusterPrefix: 'postgres.new-',
    serverLog: path.join(root, 'postgres.log'),
    mutexFile: path.join(root, 'postgres.mutex'),
    leaseFile: path.join(root, 'postgres.lease'),
    holderFile: path.join(root, 'postgres.holder'),
    name: `shelfmate-${hash}`,
  }
}
