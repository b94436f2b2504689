import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg, { type ClientBase } from 'pg'
import { lockMigrations } from '#platform/database/migrate.ts'
import '#platform/database/parsers.ts'
import { ArchiveReader } from './archive.ts'
import { keptFiles, type Place } from './backup.ts'
import { dropEverything, listMigrations, listTables } from './catalogue.ts'
import { loadDatabase, refuseUnknownSchema } from './load.ts'
import { entryNames, type Manifest, readManifest, readSummary, type Summary } from './manifest.ts'
import { listPictures, loadPictures } from './pictures.ts'
import { BackupError } from './problem.ts'

/** A backup that was found whole and that this program can restore. */
export interface CheckedBackup {
  archive: ArchiveReader
  manifest: Manifest
  summary: Summary
}

/** Reads the whole file before anything is touched. Errors: BackupError when it is damaged or too new. */
export async function openBackup(file: string): Promise<CheckedBackup> {
  const archive = await ArchiveReader.open(file)
  try {
    const manifest = readManifest(await readNamed(archive, entryNames.manifest))
    refuseUnknownSchema(manifest)
    return { archive, manifest, summary: readSummary(await readNamed(archive, entryNames.summary)) }
  } catch (error) {
    await archive.close()
    throw error
  }
}

/**
 * Puts database and pictures back, all or nothing: the database in one transaction, the pictures before its end, under
 * names that nothing else has. Errors: BackupError when a server runs or the place is not empty and `replace` was not said.
 */
export async function restore(
  { target, storage, dataDir }: Place,
  { archive, manifest, summary }: CheckedBackup,
  { replace, signal }: { replace: boolean; signal: AbortSignal },
): Promise<void> {
  const client = new pg.Client({ ...target, application_name: 'shelfmate restore' })
  client.on('error', () => undefined)
  await client.connect()
  const drafts: string[] = []
  const stored: string[] = []
  let before: string[] = []
  try {
    await client.query(
      'begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0',
    )
    await refuseCompany(client)
    await refuseContent(client, replace)
    before = await listPictures(client)
    await dropEverything(client)
    await loadDatabase(client, archive, { manifest, rows: summary.rows, signal })
    await loadPictures(storage, archive, {
      hashes: summary.images,
      signal,
      onStored: (hash) => stored.push(hash),
    })
    for (const name of summary.files.filter((each) => keptFiles.includes(each)))
      drafts.push(await draftFile(dataDir, name, await readNamed(archive, entryNames.file(name))))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    for (const hash of stored) if (!before.includes(hash)) await storage.remove(hash)
    for (const draft of drafts) await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
  for (const draft of drafts) await rename(draft, draft.replace(draftEnding, ''))
  const kept = new Set(summary.images)
  for (const hash of before) if (!kept.has(hash)) await storage.remove(hash)
}

const draftEnding = /\.restored$/

async function draftFile(dataDir: string, name: string, bytes: Buffer): Promise<string> {
  const draft = join(dataDir, `${name}.restored`)
  // A new machine has none where database and pictures lie elsewhere.
  await mkdir(dataDir, { recursive: true })
  await writeFile(draft, bytes, { mode: 0o600 })
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
    throw new BackupError('The database holds tables that are not ours. Give Shelfmate one of its own.')
  if (replace) return
  const users = await client.query('select from users limit 1')
  if (users.rowCount !== 0)
    throw new BackupError(
      'The database is not empty. Say --replace to give up what it holds for what the backup holds.',
    )
}

async function readNamed(archive: ArchiveReader, name: string): Promise<Buffer> {
  const entry = archive.entries.find((each) => each.name === name)
  if (!entry) throw new BackupError(`The backup lacks ${name}.`)
  return archive.read(entry)
}
