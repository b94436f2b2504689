import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { applyMigrations, listKnownMigrations } from '#platform/database/migrate.ts'
import { BackupError } from './backup-error.ts'
import { listForeignKeys } from './catalogue.ts'
import { copyIn } from './copy.ts'
import { copyTarget } from './dump.ts'
import type { ArchiveReader } from './file/archive.ts'
import { entryNames, type Manifest, type Summary, type Table } from './file/manifest.ts'
import { type OwnPart, partOwn } from './own-schema.ts'

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

/**
 * Rows go into the tables that our migrations made, and nowhere else: a file from elsewhere may name PostgreSQL's own (its
 * accounts are in one), and whoever restores owns them too.
 */
export function requireOwn(manifest: Manifest): OwnPart {
  const { tables, migrations } = manifest
  const own = partOwn({ tables, sequences: manifest.sequences.map(({ name }) => name) }, migrations)
  if (own.lacking.length > 0)
    throw new BackupError(
      `The backup lacks tables or columns of its schema (${own.lacking.join(', ')}): it was not made by this program.`,
    )
  return own
}

/** Fills an empty database from the archive: the schema as it was, its rows, then the migrations made since. */
export async function loadDatabase(
  client: ClientBase,
  archive: ArchiveReader,
  {
    manifest,
    own,
    rows,
    signal,
  }: { manifest: Manifest; own: OwnPart; rows: Summary['rows']; signal: AbortSignal },
): Promise<void> {
  const newest = manifest.migrations.at(-1)?.createdAt ?? 0
  await applyMigrations(client, { upTo: newest })
  // Without them the tables may come in any order; brought back, each checks all its rows at once.
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  // What triggers count comes with the rows; and none may wait for the end, for a table with one that waits takes no key.
  await client.query(`set constraints all immediate; set local shelfmate.loading = 'on'`)
  for (const table of own.tables) {
    const written = manifest.tables.find(({ name }) => name === table.name)?.columns ?? []
    const parts = onlyColumns(readParts(archive, table, signal), { written, wanted: table.columns })
    const copied = await copyIn(client, `${copyTarget(client, table)} from stdin`, parts)
    if (copied !== rows[table.name])
      throw new BackupError(`${table.name} holds ${copied} rows, not the ${rows[table.name]} of the backup.`)
  }
  for (const { name, lastValue, isCalled } of manifest.sequences.filter((each) =>
    own.sequences.includes(each.name),
  ))
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      client.escapeIdentifier(name),
      lastValue,
      isCalled,
    ])
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await applyMigrations(client, { after: newest })
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

/** Leaves out the fields of other columns. In PostgreSQL's text form a bare tab or newline stands between fields or rows alone. */
async function* onlyColumns(
  parts: AsyncIterable<Buffer>,
  { written, wanted }: { written: string[]; wanted: string[] },
): AsyncGenerator<Buffer> {
  if (written.length === wanted.length) return yield* parts
  const isWanted = written.map((each) => wanted.includes(each))
  for await (const part of parts) {
    // A part ends with a row. One byte is one letter here, so none is changed.
    const lines = part.toString('latin1').split('\n')
    const fewer = lines.map((line) =>
      line
        .split('\t')
        .filter((_, n) => isWanted[n])
        .join('\t'),
    )
    yield Buffer.from(fewer.join('\n'), 'latin1')
  }
}
