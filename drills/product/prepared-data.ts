import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { prepareDatabaseFolder } from '../../server/src/platform/database/embedded/layout.ts'
import { listKnownMigrations, migrateDatabase } from '../../server/src/platform/database/migrate.ts'
import { root } from './product.ts'

const cache = join(root, 'node_modules/.cache/prepared-data')
/** What tells how a database is made, beside its migrations. */
const makers = ['server/src/platform/database/embedded/cluster.ts', 'package-lock.json']
const draftPrefix = 'new-'
const log = { info: () => undefined, warn: console.warn, error: console.error }

/**
 * Gives a data folder that nobody has used yet an empty database of the newest schema, and returns the folder. It is a copy of
 * one that is made once: that takes a processor a second less than to make it. Drills about first starts go without.
 */
export async function preparedData(dataDir: string): Promise<string> {
  const kept = join(cache, keyOfDatabase())
  if (!existsSync(kept)) await make(kept)
  await cp(kept, (await prepareDatabaseFolder(dataDir)).cluster, { recursive: true })
  return dataDir
}

function keyOfDatabase(): string {
  const hash = createHash('sha256')
  for (const file of makers) hash.update(readFileSync(join(root, file)))
  for (const migration of listKnownMigrations()) hash.update(migration.hash)
  return hash.digest('hex')
}

/** Whoever comes meanwhile makes one as well: the first that is whole is kept. */
async function make(place: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  // Of other schemas; drafts are what other programs are making now, and one of them may be done already.
  const others = (await readdir(cache)).filter((name) => !name.startsWith(draftPrefix))
  for (const other of others)
    if (other !== basename(place)) await rm(join(cache, other), { recursive: true, force: true })
  const draft = await mkdtemp(join(cache, draftPrefix))
  try {
    const database = await startEmbedded({ dataDir: draft, log })
    try {
      await migrateDatabase(database.connection)
    } finally {
      await database.stop()
    }
    await rename((await prepareDatabaseFolder(draft)).cluster, place).catch((error: unknown) => {
      if (!existsSync(place)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
