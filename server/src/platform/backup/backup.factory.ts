import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import pg, { type ClientConfig } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { bytesOf, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { DiskStorage } from '#platform/images/storage/disk-storage.ts'
import { type ImageStorage, variants } from '#platform/images/storage/storage.ts'
import type { TestApp, TestUser } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { type BackupSite, backUp } from './backup.ts'
import { listTables } from './catalogue.ts'
import { ArchiveReader, ArchiveWriter } from './file/archive.ts'
import { listImageHashes } from './images.ts'
import { openBackup, restore } from './restore.ts'

/** A site to restore to: a database of its own and an empty folder. */
export type TestSite = BackupSite & { drop(): Promise<void> }

/** Without a `storage` images lie in the site's folder. */
export async function emptySite({
  template,
  storage,
}: {
  template?: string
  storage?: ImageStorage
} = {}): Promise<TestSite> {
  const { target, drop } = await createTestDatabase(template)
  const dataDir = await mkdtemp(join(tmpdir(), 'shelfmate-place-'))
  return {
    target,
    dataDir,
    storage: storage ?? new DiskStorage(join(dataDir, 'images')),
    async drop() {
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const goOn = new AbortController().signal

export const backUpTo = (file: string, site: BackupSite, signal = goOn) =>
  backUp(site, { file, madeAt: new Date(), signal })

/** What `npm run restore -- FILE` does. */
export async function restoreFrom(
  file: string,
  site: BackupSite,
  replace = false,
  signal = goOn,
): Promise<void> {
  const backup = await openBackup(file)
  try {
    await restore(site, backup, { replace, signal })
  } finally {
    await backup.archive.close()
  }
}

/** Everything that a site holds: each row of each table as text, and each image's bytes. */
export async function contentsOf({ target, storage, dataDir }: BackupSite) {
  return onDatabase(target, async (client) => {
    const tables: Record<string, string[]> = {}
    for (const { name } of await listTables(client)) {
      const rows = await client.query(`select t::text as row from ${name} t order by 1`)
      tables[name] = rows.rows.map(({ row }) => row)
    }
    const journal = await client.query(
      'select hash, created_at from drizzle.__drizzle_migrations order by id',
    )
    const images: Record<string, string> = {}
    for (const hash of await listImageHashes(client))
      for (const variant of variants)
        images[`${hash} ${variant}`] = Buffer.from((await storage.read(hash, variant)) ?? []).toString(
          'base64',
        )
    const secret = await readFile(join(dataDir, 'session-secret'), 'utf8').catch(() => undefined)
    return { tables, journal: journal.rows, images, secret }
  })
}

export async function onDatabase<T>(
  target: ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(target)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Writes the archive anew with some of its files changed: whole, yet not what a backup writes. */
export async function rewrite(
  from: string,
  to: string,
  change: (name: string, bytes: Buffer) => Buffer,
): Promise<void> {
  const reader = await ArchiveReader.open(from)
  const writer = await ArchiveWriter.create(to)
  for (const entry of reader.entries)
    await writer.add(entry.name, change(entry.name, await reader.read(entry)))
  await writer.finish()
  await reader.close()
}

/** A dorm that two students live in, and its backup. */
export interface Dorm {
  /** Where files of the test may lie. */
  folder: string
  file: string
  app: TestApp
  source: BackupSite
  leave(): Promise<void>
}

/** The dorm of the file whose tests run, where it says `withBackedUpDorm()`. */
export let dorm: Dorm

/** Makes the file's dorm before its first test, and leaves it after its last. */
export function withBackedUpDorm(): void {
  beforeAll(async () => {
    dorm = await backedUpDorm()
  })
  afterAll(() => dorm.leave())
}

async function backedUpDorm(): Promise<Dorm> {
  const folder = await mkdtemp(join(tmpdir(), 'shelfmate-backup-'))
  const file = join(folder, 'dorm.backup')
  const app = await startWithImages()
  const { target, dataDir } = app
  const source = { target, dataDir, storage: new DiskStorage(join(dataDir, 'images')) }
  await writeFile(join(dataDir, 'session-secret'), 'a secret of 43 characters')
  const people: TestUser[] = []
  for (const name of ['Tab\there', 'Zürich 🧀 \\N "quoted"']) {
    const user = await app.signUp({ lastName: name })
    await addItem(app, user, name)
    const uploaded = await upload(app, user, await bytesOf(testImage(300 + 2 * name.length).jpeg()))
    const profile = { displayName: name, age: 20, dorm: '', preferences: '', allergies: '' }
    await app.send('PUT', '/api/profile', { as: user, body: { ...profile, photoId: uploaded.body.id } })
    people.push(user)
  }
  await dealBetween(app, people)
  await backUpTo(file, source)
  return {
    folder,
    file,
    app,
    source,
    async leave() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** One asks for the other's food, and reports it to a steward. */
async function dealBetween(app: TestApp, [giver, taker]: readonly TestUser[]): Promise<void> {
  const food = { foodName: 'Rice', description: '', location: 'PGP', expiryDate: '2099-12-01', photoId: null }
  const post = await app.send<{ postId: string }>('POST', '/api/exchange/posts', {
    ...signedBy(giver),
    body: food,
  })
  const { postId } = post.body
  const reported = { kind: 'post', targetId: postId, reason: 'unsafeFood', note: 'Not cooled' }
  for (const [path, body] of [
    [`/api/exchange/posts/${postId}/requests`, { units: 1 }],
    ['/api/reports', { id: randomUUID(), ...reported }],
  ] as const) {
    const answer = await app.send('POST', path, { ...signedBy(taker), body })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.raw.body}`)
  }
  await app.pool.query(`insert into steward_dorms (user_id, dorm) values ($1, '')`, [giver?.id])
}

const signedBy = (user: TestUser | undefined) => (user ? { as: user } : {})

/** Adds an item whose texts want quoting to a user's pantry. */
export const addItem = (app: TestApp, as: TestUser, name = 'Milk') =>
  app.call(pantryCalls.addItems, {
    as,
    input: { body: { id: randomUUID(), name, quantity: 1, remark: 'a\nb\\', expiryDates: ['2026-12-01'] } },
  })

/** Does something at an empty site, which goes afterwards. */
export async function atEmptySite(work: (site: TestSite) => Promise<void>, options = {}): Promise<void> {
  const site = await emptySite(options)
  try {
    await work(site)
  } finally {
    await site.drop()
  }
}
