import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { limits } from '@shelfmate/contract/api/limits'
import type { ClientBase } from 'pg'
import type { Clock } from '#platform/clock/clock.ts'
import { type Database, isForeignKeyViolation } from '#platform/database/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { deleteOrphanBlob, deleteUnattached, listOrphanBlobs, tryCollecting } from './images.repository.ts'
import type { ImageStorage } from './storage/storage.ts'

const collectEveryMs = 600_000
const batch = 100
/** Uploads of one user that nothing names after a day: more than wait on anybody's device, and few enough that nobody fills the disk. */
const mostWaiting = 50
/** Any constant that no other advisory lock uses: 'imag' read as a number. */
const collectionLock = 0x69_6d_61_67

interface CollectorPorts {
  database: Database
  storage: ImageStorage
  clock: Clock
  uploadFolder: string
}

/** Forgets images that nothing has named for as long as a device may wait to, bytes that no image holds, and files of uploads that were cut off. */
export const collectImages = ({ database, storage, clock, uploadFolder }: CollectorPorts): Job => ({
  name: 'images.collect',
  everyMs: collectEveryMs,
  async run(stopping) {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * msPerDay)
    await deleteUnattached(database, {
      before: daysAgo(limits.waitingDays),
      aDayAgo: daysAgo(1),
      most: mostWaiting,
    })
    let orphans: { hash: string }[]
    let collected: boolean[]
    do {
      orphans = await listOrphanBlobs(database, { limit: batch })
      collected = []
      for (const { hash } of orphans) {
        if (stopping?.aborted) return
        collected.push(await collectBlob(database, storage, hash))
      }
    } while (orphans.length === batch && collected.includes(true))
    // Files carry the machine's time, whatever our clock says.
    await removeLeftovers(uploadFolder, Date.now() - msPerHour)
  },
})

/**
 * The row goes first and the bytes before the commit: whoever uploads the same image meanwhile waits for the row, then
 * writes the bytes anew. The store has to be done in less than PostgreSQL lets a transaction be idle.
 */
async function collectBlob(database: Database, storage: ImageStorage, hash: string): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      const [lock] = await tryCollecting(tx, { lock: collectionLock })
      if (!lock?.taken) return false
      const deleted = await deleteOrphanBlob(tx, { hash })
      if (deleted.length > 0) await storage.remove(hash)
      return deleted.length > 0
    })
  } catch (error) {
    // Somebody named it between our look and our deletion: it stays.
    if (isForeignKeyViolation(error)) return false
    throw error
  }
}

/** Until the client's session ends the store keeps its bytes: for whoever copies them. */
export async function pauseCollection(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [collectionLock])
}

async function removeLeftovers(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && file.mtimeMs < before) await rm(path, { force: true })
  }
}
