import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productName } from '@shelfmate/contract/api/product'
import pg, { type ClientBase } from 'pg'
import { isConnectionLoss } from '#platform/database/database.ts'
import { lockMigrations } from '#platform/database/migrate.ts'
import { connectAlone } from '#platform/database/pool.ts'
import { giveToFolderOwner, openDataFolder } from '#platform/files/data-folder.ts'
import '#platform/database/parsers.ts'
import { messageOf } from '#platform/errors/message-of.ts'
import { flush } from '#platform/files/flush.ts'
import type { ImageStorage } from '#platform/images/storage/storage.ts'
import { type BackupSite, keptFiles } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { dropEverything, listMigrations, listTables } from './catalogue.ts'
import { ArchiveReader } from './file/archive.ts'
import { entryNames, type Manifest, readManifest, readSummary, type Summary } from './file/manifest.ts'
import { addOrphans, deleteOrphans, listBlobs, loadImages } from './images.ts'
import { loadDatabase, refuseUnknownSchema, requireOwn } from './load.ts'
import type { OwnPart } from './own-schema.ts'

/** A backup that was found whole and that this program can restore. */
export interface CheckedBackup {
  archive: ArchiveReader
  manifest: Manifest
  /** What of it is restored: all but what is not ours, which older versions backed up too. */
  own: OwnPart
  summary: Summary
}

/** Reads the whole file before anything is touched. Errors: BackupError when it is damaged, too new or not ours. */
export async function openBackup(file: string): Promise<CheckedBackup> {
  const archive = await ArchiveReader.open(file)
  try {
    const manifest = readManifest(await readNamed(archive, entryNames.manifest))
    refuseUnknownSchema(manifest)
    const own = requireOwn(manifest)
    return { archive, manifest, own, summary: readSummary(await readNamed(archive, entryNames.summary)) }
  } catch (error) {
    await archive.close()
    throw error
  }
}

/**
 * Puts database and images back, all or nothing: the database in one transaction, the images before its end, under
 * names that nothing else has. Errors: BackupError when a server runs, when the site is not empty and `replace` was not
 * said, and when nobody can say whether the restore took place.
 */
export async function restore(
  site: BackupSite,
  backup: CheckedBackup,
  { replace, signal, lockTimeoutMs = lockPatienceMs }: RestoreOptions,
): Promise<void> {
  const begin = beginWith(lockTimeoutMs)
  const client = await connectAlone({ ...site.target, application_name: 'shelfmate restore' })
  try {
    await client.query(begin)
    const { drafts, givenUp } = await putBack(client, site, backup, { replace, signal })
    try {
      for (const draft of drafts) await rename(draft, draft.replace(draftEnding, ''))
      if (drafts.length > 0) await flush(site.dataDir)
      await client.query(begin)
      for (const hash of await deleteOrphans(client, givenUp)) await site.storage.remove(hash)
      await client.query('commit')
    } catch (error) {
      throw new BackupError(
        `The backup is restored, but what comes after it failed: ${messageOf(error)}. ${onceMore}`,
        { cause: error },
      )
    }
  } finally {
    await client.end()
  }
}

interface RestoreOptions {
  replace: boolean
  signal: AbortSignal
  /** How long it waits for a table that another role holds. */
  lockTimeoutMs?: number
}

/** Whoever only passes by lets go of a table sooner. */
const lockPatienceMs = 10_000

/** What it does may take its time, but not what others hold. */
const beginWith = (lockTimeoutMs: number) =>
  `begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0; set local lock_timeout = ${lockTimeoutMs}`

interface PutBack {
  /** Files that still want their names. */
  drafts: string[]
  /** Hashes of images that the backup does not know: their bytes still lie in the store. */
  givenUp: string[]
}

/** The part of it that is all or nothing: ends the transaction that was begun for it. */
async function putBack(
  client: ClientBase,
  { storage, dataDir }: BackupSite,
  { archive, manifest, own, summary }: CheckedBackup,
  { replace, signal }: { replace: boolean; signal: AbortSignal },
): Promise<PutBack> {
  const drafts: string[] = []
  const added: string[] = []
  let isCommitting = false
  try {
    await refuseCompany(client)
    await refuseContent(client, replace)
    // A new machine has none where database and images lie elsewhere.
    await openDataFolder(dataDir)
    const before = await listBlobs(client)
    await dropEverything(client)
    await loadDatabase(client, archive, { manifest, own, rows: summary.rows, signal })
    await loadImages(storage, archive, {
      hashes: summary.images,
      known: new Set(before.map(({ hash }) => hash)),
      signal,
      onNew: (hash) => added.push(hash),
    })
    for (const name of summary.files.filter((each) => keptFiles.includes(each)))
      drafts.push(await draftFile(dataDir, name, await readNamed(archive, entryNames.file(name))))
    // Images may take an hour in which nothing is heard of the connection: had it been lost, that must show before it
    // matters whether the commit arrived. Asked last, then: what the backup knows stays, its missing pictures too.
    const givenUp = await addOrphans(client, before)
    isCommitting = true
    await client.query('commit')
    return { drafts, givenUp }
  } catch (error) {
    if (isCommitting && !isRefusal(error)) throw endedInDoubt(error)
    await client.query('rollback').catch(() => undefined)
    await takeBack(storage, added, drafts)
    throw error
  }
}

const onceMore = 'Restore it once more with --replace before the server starts: that does no harm.'

/** Whether it was PostgreSQL that said no: only then is it certain that the transaction is gone. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && !isConnectionLoss(error)

/** The answer to the commit was lost: the database may hold the backup already, with the images that belong to it. */
const endedInDoubt = (error: unknown) =>
  new BackupError(
    `The connection was lost in the very moment of the commit (${messageOf(error)}): the backup may be restored or not, and nothing was deleted. ${onceMore}`,
    { cause: error },
  )

/** Takes back what was written beside the database. What stays does no harm, and must not hide why the restore failed. */
async function takeBack(storage: ImageStorage, hashes: string[], drafts: string[]): Promise<void> {
  try {
    for (const draft of drafts) await rm(draft, { force: true })
    // No further than the first failure: a store that is away would be waited for once for every image.
    for (const hash of hashes) await storage.remove(hash)
  } catch {
    // The next restore writes over it: an image's name is its content's.
  }
}

const draftEnding = /\.restored$/

async function draftFile(dataDir: string, name: string, bytes: Buffer): Promise<string> {
  const draft = join(dataDir, `${name}.restored`)
  await writeFile(draft, bytes, { mode: 0o600 })
  await giveToFolderOwner(draft)
  await flush(draft)
  return draft
}

/** Nobody may use the database, and until we are done no server starts on it. */
async function refuseCompany(client: ClientBase): Promise<void> {
  const others = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  )
  if (others.rowCount !== 0 || !(await lockMigrations(client)))
    throw new BackupError('The database is in use. Stop the server first, then restore.')
}

async function refuseContent(client: ClientBase, replace: boolean): Promise<void> {
  const tables = await listTables(client)
  if (tables.length === 0) return
  if ((await listMigrations(client)).length === 0)
    throw new BackupError(`The database holds tables that are not ours. Give ${productName} one of its own.`)
  if (replace) return
  const users = await client.query('select from users limit 1')
  if (users.rowCount !== 0)
    throw new BackupError('The database is not empty. Add --replace to overwrite it with the backup.')
}

async function readNamed(archive: ArchiveReader, name: string): Promise<Buffer> {
  const entry = archive.entries.find((each) => each.name === name)
  if (!entry) throw new BackupError(`The backup lacks ${name}.`)
  return archive.read(entry)
}
