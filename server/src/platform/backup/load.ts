import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { applyMigrations, listKnownMigrations } from '#platform/database/migrate.ts'
import type { ArchiveReader } from './archive.ts'
import { listForeignKeys, listSequences, listTables } from './catalogue.ts'
import { copyIn } from './copy.ts'
import { copyTarget, type Table } from './dump.ts'
import { entryNames, type Manifest, type Summary } from './manifest.ts'
import { BackupError } from './problem.ts'

const decompress = promisify(gunzip)

/** Refuses what this program's schema cannot hold. */
export function refuseUnknownSchema({ migrations }: Manifest): void {
  const known = listKnownMigrations().map(({ folderMillis }) => folderMillis)
  const seen = migrations.map(({ createdAt }) => createdAt)
  if ((seen.at(-1) ?? 0) > (known.at(-1) ?? 0))
    throw new BackupError(
      'The backup was made by a newer version, whose schema this one does not know. Update first.',
    )
  if (seen.some((each, n) => each !== known[n]))
    throw new BackupError('The backup has another history of schemas than this program.')
}

/** Fills an empty database from the archive: the schema as it was, its rows, then the migrations made since. */
export async function loadDatabase(
  client: ClientBase,
  archive: ArchiveReader,
  { manifest, rows, signal }: { manifest: Manifest; rows: Summary['rows']; signal: AbortSignal },
): Promise<void> {
  const newest = manifest.migrations.at(-1)?.createdAt ?? 0
  await applyMigrations(client, { upTo: newest })
  await refuseOtherTables(client, manifest)
  // Without them the tables may come in any order; brought back, each checks all its rows at once.
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  // What triggers count comes with the rows; and none may wait for the end, for a table with one that waits takes no key.
  await client.query(`set constraints all immediate; set local shelfmate.loading = 'on'`)
  for (const table of manifest.tables) {
    const copied = await copyIn(
      client,
      `${copyTarget(client, table)} from stdin`,
      readParts(archive, table, signal),
    )
    if (copied !== rows[table.name])
      throw new BackupError(`${table.name} holds ${copied} rows, not the ${rows[table.name]} of the backup.`)
  }
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      client.escapeIdentifier(name),
      lastValue,
      isCalled,
    ])
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await applyMigrations(client, { after: newest })
}

/**
 * Rows go into the tables that these migrations made, and nowhere else: a file from elsewhere may name PostgreSQL's own
 * (its accounts are in one), and whoever restores owns them too.
 */
async function refuseOtherTables(client: ClientBase, { tables, sequences }: Manifest): Promise<void> {
  const refuse = () => {
    throw new BackupError(
      'The backup holds other tables than its schema has: it was not made by this program.',
    )
  }
  const asText = ({ name, columns }: Table) => [name, ...columns.toSorted()].join('\n')
  const given = tables.map(asText).toSorted()
  const own = (await listTables(client)).map(asText).toSorted()
  if (!isDeepStrictEqual(given, own)) refuse()
  const counted = new Set((await listSequences(client)).map(({ name }) => name))
  if (!sequences.every(({ name }) => counted.has(name))) refuse()
}

async function* readParts(
  archive: ArchiveReader,
  { name }: Table,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const byName = new Map(archive.entries.map((entry) => [entry.name, entry]))
  for (let part = 0; ; part++) {
    signal.throwIfAborted()
    const entry = byName.get(entryNames.table(name, part))
    if (!entry) return
    yield await decompress(await archive.read(entry))
  }
}
