import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { BackupError } from './backup-error.ts'
import { listMigrations, listSequences, listTables, readSequences } from './catalogue.ts'
import { copyOut } from './copy.ts'
import type { ArchiveWriter } from './file/archive.ts'
import {
  entryNames,
  formatVersion,
  type Manifest,
  type Summary,
  type Table,
  toBytes,
} from './file/manifest.ts'
import { partOwn } from './own-schema.ts'

const compress = promisify(gzip)
const partBytes = 4 * 1024 * 1024

/**
 * Writes manifest and tables as one moment shows them. The caller's transaction is that moment; whoever writes meanwhile
 * neither waits nor appears. What is not ours stays out: no schema of this program could take it back.
 */
export async function dumpDatabase(
  client: ClientBase,
  archive: ArchiveWriter,
  { madeAt, signal }: { madeAt: Date; signal: AbortSignal },
): Promise<{ rows: Summary['rows']; others: string[] }> {
  const migrations = await listMigrations(client)
  if (migrations.length === 0)
    throw new BackupError('There is nothing to back up: the database was never used by this program.')
  const found = { tables: await listTables(client), sequences: await listSequences(client) }
  const { tables, sequences, others, lacking } = partOwn(found, migrations)
  if (lacking.length > 0)
    throw new BackupError(
      `The database lacks tables or columns of its schema, without which no backup can be restored: ${lacking.join(', ')}.`,
    )
  const manifest: Manifest = {
    format: formatVersion,
    product: 'shelfmate',
    madeAt: madeAt.toISOString(),
    migrations,
    tables,
    sequences: await readSequences(client, sequences),
  }
  await archive.add(entryNames.manifest, toBytes(manifest))
  const rows: Summary['rows'] = {}
  for (const table of tables) rows[table.name] = await dumpTable(client, archive, table, signal)
  return { rows, others }
}

/** `copy table (columns)`, with the names as SQL wants them. */
export function copyTarget(client: ClientBase, { name, columns }: Table): string {
  return `copy ${client.escapeIdentifier(name)} (${columns.map((each) => client.escapeIdentifier(each)).join(', ')})`
}

/** Returns the number of rows: in PostgreSQL's text form each is one line. */
async function dumpTable(
  client: ClientBase,
  archive: ArchiveWriter,
  table: Table,
  signal: AbortSignal,
): Promise<number> {
  let held: Buffer[] = []
  let heldBytes = 0
  let part = 0
  let rows = 0
  const store = async () => {
    if (heldBytes > 0)
      await archive.add(entryNames.table(table.name, part++), await compress(Buffer.concat(held)))
    held = []
    heldBytes = 0
  }
  for await (const chunk of copyOut(client, `${copyTarget(client, table)} to stdout`, partBytes)) {
    signal.throwIfAborted()
    // Without an encoding a stream of bytes gives buffers.
    const bytes = chunk as Buffer
    rows += countLines(bytes)
    held.push(bytes)
    heldBytes += bytes.length
    if (heldBytes >= partBytes) await store()
  }
  await store()
  return rows
}

function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) lines++
  return lines
}
