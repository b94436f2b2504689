import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { pauseCollection } from '#platform/images/images.jobs.ts'
import type { ImageStorage } from '#platform/images/storage/storage.ts'
import '#platform/database/parsers.ts'
import { connectAlone } from '#platform/database/pool.ts'
import { hasCode } from '#platform/errors/has-code.ts'
import { messageOf } from '#platform/errors/message-of.ts'
import { BackupError } from './backup-error.ts'
import { dumpDatabase } from './dump.ts'
import { ArchiveWriter } from './file/archive.ts'
import { entryNames, type Summary, toBytes } from './file/manifest.ts'
import { describeMissing, dumpImages, listImageHashes, type MissingImage } from './images.ts'
import { noteBackup } from './last-backup.ts'

export interface BackupSite {
  target: ClientConfig
  storage: ImageStorage
  dataDir: string
}

/** Files of the data folder that what is out in the world depends on: links in mails are signed with it. */
export const keptFiles = ['session-secret']

interface Backup extends Omit<Summary, 'missing'> {
  bytes: number
  /** Images that the backup lacks. */
  missing: MissingImage[]
  /** Tables, columns and counters of the database that are not ours, and so not in it. */
  others: string[]
  /** What kept the data folder from being told of it. */
  unnoted: string | undefined
}

interface BackupOptions {
  file: string
  madeAt: Date
  /** An image that is missing ends the backup instead of being told of. */
  strict?: boolean
  signal: AbortSignal
}

/**
 * Writes database and images into one file, as they were at one moment, while whoever wants goes on using them. The
 * file appears complete or not at all. Errors: BackupError; the signal's reason.
 */
export async function backUp(
  { target, storage, dataDir }: BackupSite,
  { file, madeAt, strict = false, signal }: BackupOptions,
): Promise<Backup> {
  const client = await connectAlone({ ...target, application_name: 'shelfmate backup' })
  try {
    const archive = await ArchiveWriter.create(file)
    try {
      // Before the snapshot: what it shows must still lie in the store when its turn comes.
      await pauseCollection(client)
      await client.query(
        'begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0',
      )
      const { rows, others } = await dumpDatabase(client, archive, { madeAt, signal })
      const hashes = await listImageHashes(client)
      await client.query('commit')
      const { images, missing } = await dumpImages(storage, archive, { hashes, strict, signal })
      const files = await dumpFiles(dataDir, archive)
      const summary = { rows, images, missing: [...missing.keys()], files }
      await archive.add(entryNames.summary, toBytes(summary))
      const described = await describeMissing(client, missing)
      const bytes = await archive.finish()
      const unnoted = await noteBackup(dataDir, madeAt)
      return { ...summary, bytes, others, missing: described, unnoted }
    } catch (error) {
      await archive.discard()
      throw error
    }
  } finally {
    await client.end()
  }
}

async function dumpFiles(dataDir: string, archive: ArchiveWriter): Promise<string[]> {
  const found: string[] = []
  for (const name of keptFiles) {
    const bytes = await readIfThere(join(dataDir, name))
    if (!bytes) continue
    await archive.add(entryNames.file(name), bytes)
    found.push(name)
  }
  return found
}

/** A backup that silently lacked the key would end every link that is out in mails. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw new BackupError(`${path} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}
