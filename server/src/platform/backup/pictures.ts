import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { type ImageStorage, keyOf, type Variant, variants } from '#platform/images/storage/storage.ts'
import type { ArchiveReader, ArchiveWriter } from './archive.ts'
import { entryNames } from './manifest.ts'
import { BackupError } from './problem.ts'

/** Hashes of all pictures whose bytes lie in the store. */
export async function listPictures(client: ClientBase): Promise<string[]> {
  const exists = await client.query("select from pg_class where oid = to_regclass('public.images')")
  if (exists.rowCount === 0) return []
  const stored = await client.query<{ hash: string }>(
    'select distinct hash from images where stored_at is not null order by hash',
  )
  return stored.rows.map(({ hash }) => hash)
}

/** Writes every variant of these pictures into the archive. Errors: BackupError when one is missing; the signal’s reason. */
export async function dumpPictures(
  storage: ImageStorage,
  archive: ArchiveWriter,
  { hashes, signal }: { hashes: string[]; signal: AbortSignal },
): Promise<void> {
  for (const hash of hashes) {
    signal.throwIfAborted()
    for (const variant of variants) {
      const bytes = await storage.read(hash, variant)
      if (!bytes) throw new BackupError(`The picture ${keyOf(hash, variant)} is missing in the image store.`)
      await archive.add(entryNames.image(keyOf(hash, variant)), bytes)
    }
  }
}

/** Puts every picture back; one that is there already is written anew, for its name is its content's. */
export async function loadPictures(
  storage: ImageStorage,
  archive: ArchiveReader,
  { hashes, signal, onStored }: { hashes: string[]; signal: AbortSignal; onStored: (hash: string) => void },
): Promise<void> {
  const byName = new Map(archive.entries.map((entry) => [entry.name, entry]))
  const folder = await mkdtemp(join(tmpdir(), 'shelfmate-restore-'))
  const files: Record<Variant, string> = { full: join(folder, 'full'), thumb: join(folder, 'thumb') }
  try {
    for (const hash of hashes) {
      signal.throwIfAborted()
      for (const variant of variants) {
        const entry = byName.get(entryNames.image(keyOf(hash, variant)))
        if (!entry) throw new BackupError(`The picture ${keyOf(hash, variant)} is missing in the backup.`)
        await writeFile(files[variant], await archive.read(entry), { mode: 0o600 })
      }
      onStored(hash)
      await storage.put(hash, files)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
