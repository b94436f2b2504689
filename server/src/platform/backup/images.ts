import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { type ImageStorage, keyOf, type Variant, variants } from '#platform/images/storage/storage.ts'
import { DamagedImageError } from '#platform/storage-problem.ts'
import { BackupError } from './backup-error.ts'
import type { ArchiveReader, ArchiveWriter } from './file/archive.ts'
import { entryNames } from './file/manifest.ts'

/** Hashes of all images whose bytes lie in the store. */
export async function listImageHashes(client: ClientBase): Promise<string[]> {
  const exists = await client.query("select from pg_class where oid = to_regclass('public.images')")
  if (exists.rowCount === 0) return []
  const stored = await client.query<{ hash: string }>(
    'select distinct hash from images where stored_at is not null order by hash',
  )
  return stored.rows.map(({ hash }) => hash)
}

/** A row of `image_blobs`. */
interface ImageBlob {
  hash: string
  width: number
  height: number
  byteSize: number
}

/** Everything that may lie in the store: what nothing shows any more and what never arrived, too. */
export async function listBlobs(client: ClientBase): Promise<ImageBlob[]> {
  const exists = await client.query("select from pg_class where oid = to_regclass('public.image_blobs')")
  if (exists.rowCount === 0) return []
  const known = await client.query<ImageBlob>(
    'select hash, width, height, byte_size as "byteSize" from image_blobs',
  )
  return known.rows
}

/**
 * Adds those of the blobs that the database does not know, so that whatever happens the collector finds their bytes.
 * Returns their hashes.
 */
export async function addOrphans(client: ClientBase, blobs: ImageBlob[]): Promise<string[]> {
  const added = await client.query<{ hash: string }>(
    `insert into image_blobs (hash, width, height, byte_size)
     select hash, width, height, "byteSize"
     from json_to_recordset($1) as b (hash text, width int, height int, "byteSize" int)
     on conflict do nothing returning hash`,
    [JSON.stringify(blobs)],
  )
  return added.rows.map(({ hash }) => hash)
}

/** Deletes blobs that no image names; until the transaction ends whoever uploads one of them waits. Returns their hashes. */
export async function deleteOrphans(client: ClientBase, hashes: string[]): Promise<string[]> {
  const deleted = await client.query<{ hash: string }>(
    `delete from image_blobs b
     where hash = any($1) and not exists (select from images i where i.hash = b.hash) returning hash`,
    [hashes],
  )
  return deleted.rows.map(({ hash }) => hash)
}

/** An image that the database names and the store does not have, or not as it was. */
export interface MissingImage {
  /** Its name in the store. */
  file: string
  /** Whose it is, and what it is for, once for each place that shows it. */
  shown: string[]
}

interface Dumped {
  /** Hashes of the images that are in the archive, in every variant. */
  images: string[]
  /** Hashes of the others, with the file that is not there. */
  missing: Map<string, string>
}

/**
 * Writes every variant of these images into the archive, and says which of them are not to be had. With `strict` the first
 * of those ends it. Errors: BackupError; StoreError when the store does not answer; the signal’s reason.
 */
export async function dumpImages(
  storage: ImageStorage,
  archive: ArchiveWriter,
  { hashes, strict, signal }: { hashes: string[]; strict: boolean; signal: AbortSignal },
): Promise<Dumped> {
  const images: string[] = []
  const missing = new Map<string, string>()
  for (const hash of hashes) {
    signal.throwIfAborted()
    const found = await readAll(storage, hash)
    if (found.missing !== undefined) {
      if (strict) throw new BackupError(`The picture ${found.missing} is missing in the image store.`)
      missing.set(hash, found.missing)
      continue
    }
    for (const [key, bytes] of found.files) await archive.add(entryNames.image(key), bytes)
    images.push(hash)
  }
  return { images, missing }
}

/** All or none: a restore wants every variant of what it is told of. */
async function readAll(storage: ImageStorage, hash: string) {
  const files: [key: string, bytes: Uint8Array][] = []
  for (const variant of variants) {
    const key = keyOf(hash, variant)
    const bytes = await storage.read(hash, variant).catch((error: unknown) => {
      if (error instanceof DamagedImageError) return undefined
      throw error
    })
    if (!bytes) return { missing: key, files }
    files.push([key, bytes])
  }
  return { missing: undefined, files }
}

const shownAs: Record<string, string> = {
  profile: 'a profile picture',
  post: 'the picture of a post',
  chat: 'a picture in a chat',
}

/** Whose the missing images are, and where they were shown. */
export async function describeMissing(
  client: ClientBase,
  missing: ReadonlyMap<string, string>,
): Promise<MissingImage[]> {
  // An older schema may know no images at all.
  if (missing.size === 0) return []
  const named = await client.query<{ hash: string; id: string; purpose: string; email: string }>(
    `select i.hash, i.id, i.purpose, u.email::text from images i join users u on u.id = i.owner_id
     where i.hash = any($1) order by u.email, i.id`,
    [[...missing.keys()]],
  )
  return [...missing].map(([hash, file]) => ({
    file,
    shown: named.rows
      .filter((image) => image.hash === hash)
      .map(({ id, purpose, email }) => `${shownAs[purpose] ?? purpose} of ${email} (image ${id})`),
  }))
}

interface Load {
  hashes: string[]
  /** Hashes that the database knew before: of these nobody need look. */
  known: ReadonlySet<string>
  signal: AbortSignal
  /** Told of each image before the store gets it, unless it has any of it already. */
  onNew: (hash: string) => void
}

/** Puts every image back; one that is there already is written anew, for its name is its content's. */
export async function loadImages(
  storage: ImageStorage,
  archive: ArchiveReader,
  { hashes, known, signal, onNew }: Load,
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
      if (!known.has(hash) && !(await isThere(storage, hash))) onNew(hash)
      await storage.put(hash, files)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether the store holds any of an image. What cannot be read counts: whose it is nobody can tell. */
async function isThere(storage: ImageStorage, hash: string): Promise<boolean> {
  for (const variant of variants) {
    const isFound = await storage.read(hash, variant).then(
      (bytes) => bytes !== undefined,
      () => true,
    )
    if (isFound) return true
  }
  return false
}
