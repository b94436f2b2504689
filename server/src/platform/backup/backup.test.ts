import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pantryCalls } from '@shelfmate/contract/pantry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyMigrations, listKnownMigrations, migrateDatabase } from '#platform/database/migrate.ts'
import { bytesOf, picture, startWithImages, upload } from '#platform/images/images.factory.ts'
import { DiskStorage } from '#platform/images/storage/disk-storage.ts'
import { S3Storage } from '#platform/images/storage/s3-storage.ts'
import { S3Double } from '#platform/images/storage/testing/s3-double.ts'
import { TestApp, type TestUser } from '../../testing/test-app.ts'
import {
  backUpTo,
  contentsOf,
  emptyPlace,
  onDatabase,
  restoreFrom,
  rewrite,
  type TestPlace,
} from './backup.factory.ts'
import type { Place } from './backup.ts'
import type { Manifest } from './manifest.ts'

let folder: string
let app: TestApp & { dataDir: string }
let source: Place
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfmate-backup-'))
  file = join(folder, 'dorm.backup')
  app = await startWithImages()
  source = { target: app.target, dataDir: app.dataDir, storage: new DiskStorage(join(app.dataDir, 'images')) }
  await writeFile(join(app.dataDir, 'session-secret'), 'a secret of 43 characters')
  for (const name of ['Tab\there', 'Zürich 🧀 \\N "quoted"']) {
    const user = await app.signUp({ lastName: name })
    await addItem(user, name)
    const uploaded = await upload(app, user, await bytesOf(picture(300 + 2 * name.length).jpeg()))
    const body = {
      displayName: name,
      age: 20,
      dorm: '',
      preferences: '',
      allergies: '',
      photoId: uploaded.body.id,
    }
    await app.send('PUT', '/api/profile', { as: user, body })
  }
  await backUpTo(file, source)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const addItem = (as: TestUser, name = 'Milk') =>
  app.call(pantryCalls.addItems, {
    as,
    input: { body: { id: randomUUID(), name, quantity: 1, remark: 'a\nb\\', expiryDates: ['2026-12-01'] } },
  })

async function inPlace(work: (place: TestPlace) => Promise<void>, options = {}): Promise<void> {
  const place = await emptyPlace(options)
  try {
    await work(place)
  } finally {
    await place.drop()
  }
}

describe('there and back', () => {
  it('gives every row, picture and secret back', async () => {
    const before = await contentsOf(source)
    expect(before.tables.users).toHaveLength(2)
    expect(Object.keys(before.pictures)).toHaveLength(4)
    await inPlace(async (place) => {
      await restoreFrom(file, place)
      expect(await contentsOf(place)).toEqual(before)
    })
  })

  it('lets the restored dorm go on: log in, add, count on', async () => {
    await inPlace(async (place) => {
      await restoreFrom(file, place)
      const again = await TestApp.start(
        { DATA_DIR: place.dataDir },
        { database: { target: place.target, drop: async () => undefined } },
      )
      await again.pool.query(`insert into live_attachments (payload) values ('\\x00')`)
      const user = await again.signUp()
      expect((await again.send('GET', '/api/pantry/items', { as: user })).status).toBe(200)
      await again.close()
      await migrateDatabase(place.target)
    })
  })

  it('knows every kind of thing that migrations have made', async () => {
    await onDatabase(source.target, async (client) => {
      const untold = await client.query(
        `select relname as name from pg_class where relkind not in ('r', 'i', 'S', 't') and relnamespace = 'public'::regnamespace
         union all select typname from pg_type where typtype in ('e', 'd') and typnamespace = 'public'::regnamespace
         union all select tgname from pg_trigger where not tgisinternal`,
      )
      expect(untold.rows).toEqual([])
    })
  })

  it('replaces what was there when told to, its pictures too', async () => {
    await inPlace(async (place) => {
      await restoreFrom(file, place)
      const other = await startWithImages()
      const user = await other.signUp()
      await upload(other, user, await bytesOf(picture(500).jpeg()))
      const otherPlace = {
        target: other.target,
        dataDir: other.dataDir,
        storage: new DiskStorage(join(other.dataDir, 'images')),
      }
      const otherFile = join(folder, 'other.backup')
      await backUpTo(otherFile, otherPlace)
      await restoreFrom(otherFile, place, true)
      expect(await contentsOf(place)).toMatchObject({ tables: (await contentsOf(otherPlace)).tables })
      const left = (await readdir(join(place.dataDir, 'images'), { recursive: true })).filter((name) =>
        name.endsWith('.webp'),
      )
      expect(left).toHaveLength(2)
      await other.close()
    })
  })

  it('goes from disk to S3 and a machine without a data folder, and back', async () => {
    const keys = { bucket: 'dorm', region: 'us-east-1', accessKeyId: 'KEY', secretAccessKey: 'secret' }
    const s3 = new S3Double(keys)
    await s3.listen()
    const fromS3 = join(folder, 's3.backup')
    const before = await contentsOf(source)
    await inPlace(
      async (place) => {
        const machine = { ...place, dataDir: join(place.dataDir, 'new') }
        await restoreFrom(file, machine)
        expect(s3.keys).toHaveLength(4)
        expect(await contentsOf(machine)).toEqual(before)
        await backUpTo(fromS3, machine)
      },
      { storage: new S3Storage({ ...keys, endpoint: s3.origin }) },
    )
    await s3.close()
    await inPlace(async (place) => {
      await restoreFrom(fromS3, place)
      expect(await contentsOf(place)).toEqual(before)
    })
  })

  it('brings a backup of an older schema up to date', async () => {
    const older = join(folder, 'older.backup')
    const first = listKnownMigrations()[1]?.folderMillis ?? 0
    await inPlace(
      async (place) => {
        await onDatabase(place.target, async (client) => {
          await applyMigrations(client, { upTo: first })
          await client.query(
            `insert into users (id, email, display_name, password_hash, created_at)
             values (gen_random_uuid(), 'mei@campus.test', 'Mei Tan', 'x', now())`,
          )
        })
        await backUpTo(older, place)
      },
      { template: 'template0' },
    )
    await inPlace(async (place) => {
      await restoreFrom(older, place)
      const { tables, journal } = await contentsOf(place)
      expect(tables.users?.[0]).toContain('mei@campus.test')
      expect(tables.profiles).toBeDefined()
      expect(journal).toHaveLength(listKnownMigrations().length)
    })
  })

  it('keeps the bytes of a picture that is given up meanwhile', async () => {
    const collect = app.app.jobs.find(({ name }) => name === 'images.collect') ?? expect.fail('no such job')
    const user = await app.signUp()
    const uploaded = await upload(app, user, await bytesOf(picture(640).jpeg()))
    const { rows } = await app.pool.query('select hash from images where id = $1', [uploaded.body.id])
    const { hash } = rows[0]
    let collected = false
    const read: Place['storage']['read'] = async (...of) => {
      if (!collected) {
        collected = true
        await app.pool.query('delete from images where id = $1', [uploaded.body.id])
        await collect.run()
      }
      return source.storage.read(...of)
    }
    const meanwhile = join(folder, 'meanwhile.backup')
    const { images } = await backUpTo(meanwhile, { ...source, storage: { ...source.storage, read } })
    expect(images).toContain(hash)
    await collect.run()
    expect(await source.storage.read(hash, 'full')).toBeUndefined()
  })

  it('shows one moment while eight writers go on', async () => {
    const writers = await Promise.all(Array.from({ length: 8 }, () => app.signUp()))
    const one = join(folder, 'one-moment.backup')
    const ending = new AbortController()
    const writes = writers.map(async (writer) => {
      let n = 0
      while (!ending.signal.aborted || n < 3) {
        await addItem(writer)
        n++
      }
      return n
    })
    for (let round = 0; round < 3; round++) {
      await backUpTo(one, source)
      await inPlace(async (place) => {
        await restoreFrom(one, place)
        await onDatabase(place.target, async (client) => {
          const torn = await client.query(
            `select p.user_id from pantries p
             where seq <> (select count(*) from pantry_items i where i.user_id = p.user_id)
                or seq <> (select count(*) from item_logs l where l.user_id = p.user_id)`,
          )
          expect(torn.rows).toEqual([])
        })
      })
    }
    ending.abort()
    expect(Math.min(...(await Promise.all(writes)))).toBeGreaterThan(2)
  })
})

describe('refusals, after each of which everything is as it was', () => {
  let place: TestPlace
  let before: unknown
  const damaged = () => join(folder, 'damaged.backup')
  beforeAll(async () => {
    place = await emptyPlace()
    before = await contentsOf(place)
  })
  afterAll(() => place.drop())
  const expectRefusal = async (what: string, text: RegExp, at: Place = place, replace = false) => {
    await expect(restoreFrom(what, at, replace)).rejects.toThrow(text)
    if (at === place) expect(await contentsOf(place)).toEqual(before)
  }

  const changed = () => join(folder, 'changed.backup')
  /** A whole file whose manifest says something else. */
  const change = (edit: (manifest: Manifest) => void) =>
    rewrite(file, changed(), (name, bytes) => {
      if (name !== 'manifest.json') return bytes
      const manifest = JSON.parse(bytes.toString())
      edit(manifest)
      return Buffer.from(JSON.stringify(manifest))
    })

  it('one flipped byte, wherever it is', async () => {
    const whole = await readFile(file)
    const places = [0, 100, 600, Math.floor(whole.length / 2), whole.length - 1500, whole.length - 1]
    for (const at of [
      ...places,
      ...Array.from({ length: 20 }, () => Math.floor(Math.random() * whole.length)),
    ]) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(damaged(), bytes)
      await expectRefusal(damaged(), /damaged or incomplete|is no backup/)
    }
  })

  it('a file that was cut off or added to', async () => {
    const whole = await readFile(file)
    for (const length of [0, 1, 512, 2048, whole.length - 512, whole.length - 1]) {
      await writeFile(damaged(), whole.subarray(0, length))
      await expectRefusal(damaged(), /damaged or incomplete|is no backup/)
    }
    await writeFile(damaged(), Buffer.concat([whole, Buffer.alloc(512)]))
    await expectRefusal(damaged(), /damaged or incomplete/)
  })

  it('a file that is none of ours or is not there', async () => {
    await writeFile(damaged(), 'PK something else'.repeat(500))
    await expectRefusal(damaged(), /is no backup of this program/)
    await expectRefusal(join(folder, 'nowhere'), /cannot be read/)
  })

  it('a newer schema, another history, another format', async () => {
    await change(({ migrations }) => migrations.push({ hash: '', createdAt: Date.now() * 2 }))
    await expectRefusal(changed(), /newer version/)
    await change(({ migrations }) => migrations.splice(1, 1))
    await expectRefusal(changed(), /another history/)
    await change((manifest) => {
      manifest.format = 2
    })
    await expectRefusal(changed(), /another version of the program/)
  })

  it('tables, columns and counters that its schema does not have, PostgreSQL’s own among them', async () => {
    const forgeries: ((manifest: Manifest) => void)[] = [
      ({ tables }) => tables.push({ name: 'pg_authid', columns: ['rolname', 'rolsuper'] }),
      ({ tables }) => tables.splice(0, 1, { name: 'pg_authid', columns: ['rolname'] }),
      ({ tables }) => tables.pop(),
      ({ tables }) => tables.push(...tables.slice(0, 1)),
      ({ tables }) => tables[0]?.columns.push('ctid'),
      ({ sequences }) => sequences.push({ name: 'elsewhere_id_seq', lastValue: '9', isCalled: true }),
    ]
    for (const forge of forgeries) {
      await change(forge)
      await expectRefusal(changed(), /not made by this program/)
    }
  })

  it('a database in use, though it may be replaced', async () => {
    const user = await app.signUp()
    await expectRefusal(file, /in use/, source, true)
    expect((await app.send('GET', '/api/pantry/items', { as: user })).status).toBe(200)
  })

  it('a database that holds anybody, unless told to replace it', async () => {
    await inPlace(async (full) => {
      await restoreFrom(file, full)
      const held = await contentsOf(full)
      await expectRefusal(file, /not empty/, full)
      expect(await contentsOf(full)).toEqual(held)
    })
  })

  it('tables of another program, though they may be replaced', async () => {
    await inPlace(
      async (theirs) => {
        await onDatabase(theirs.target, (client) =>
          client.query('create table recipes_of_grandma (name text)'),
        )
        await expectRefusal(file, /not ours/, theirs, true)
        await onDatabase(theirs.target, (client) => client.query('select from recipes_of_grandma'))
      },
      { template: 'template0' },
    )
  })

  it('a store that fails half-way takes the database back with it', async () => {
    await inPlace(async (full) => {
      const held = await contentsOf(full)
      const kept = new Set<string>()
      const failing: Place['storage'] = {
        put: async (hash) => {
          if (kept.size === 1) throw new Error('the disk is full')
          kept.add(hash)
        },
        read: async () => undefined,
        remove: async (hash) => void kept.delete(hash),
      }
      await expect(restoreFrom(file, { ...full, storage: failing })).rejects.toThrow('the disk is full')
      expect(await contentsOf(full)).toEqual(held)
      expect(kept.size).toBe(0)
    })
  })

  it('a Ctrl-C in the middle', async () => {
    const stop = new AbortController()
    const stopped: Place['storage'] = {
      ...source.storage,
      read: async (...of) => {
        stop.abort('stopped')
        return source.storage.read(...of)
      },
    }
    const half = join(folder, 'half.backup')
    await expect(backUpTo(half, { ...source, storage: stopped }, stop.signal)).rejects.toBe('stopped')
    expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([])
    const again = new AbortController()
    stopped.put = async () => again.abort('stopped again')
    stopped.remove = async () => undefined
    await expect(restoreFrom(file, { ...place, storage: stopped }, false, again.signal)).rejects.toBe(
      'stopped again',
    )
    expect(await contentsOf(place)).toEqual(before)
  })

  it('a secret that is there and cannot be read', async () => {
    const dataDir = await mkdtemp(join(folder, 'data-'))
    await mkdir(join(dataDir, 'session-secret'))
    const unread = join(folder, 'unread.backup')
    await expect(backUpTo(unread, { ...source, dataDir })).rejects.toThrow(/session-secret cannot be read/)
    expect((await readdir(folder)).filter((name) => name.startsWith('unread'))).toEqual([])
  })

  it('leaves the last backup alone when the next one fails', async () => {
    const whole = await readFile(file)
    const broken: Place['storage'] = { ...source.storage, read: async () => undefined }
    await expect(backUpTo(file, { ...source, storage: broken })).rejects.toThrow(/missing in the image store/)
    expect((await readFile(file)).equals(whole)).toBe(true)
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
    expect((await stat(file)).mode & 0o077).toBe(0)
  })
})
