import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { applyMigrations, listKnownMigrations, migrateDatabase } from '#platform/database/migrate.ts'
import { bytesOf, startWithImages, testImage, upload } from '#platform/images/images.factory.ts'
import { DiskStorage } from '#platform/images/storage/disk-storage.ts'
import { S3Storage } from '#platform/images/storage/s3-storage.ts'
import { S3Double } from '#platform/images/storage/testing/s3-double.ts'
import { TestApp } from '../../testing/test-app.ts'
import {
  addItem,
  atEmptySite,
  backUpTo,
  contentsOf,
  dorm,
  onDatabase,
  restoreFrom,
  withBackedUpDorm,
} from './backup.factory.ts'
import type { BackupSite } from './backup.ts'

withBackedUpDorm()

describe('there and back', () => {
  it('gives every row, picture and secret back', async () => {
    const before = await contentsOf(dorm.source)
    expect(before.tables.users).toHaveLength(2)
    expect(Object.keys(before.images)).toHaveLength(4)
    for (const name of ['food_requests', 'request_lines', 'reports', 'steward_dorms'])
      expect(before.tables[name], name).toHaveLength(1)
    await atEmptySite(async (site) => {
      await restoreFrom(dorm.file, site)
      expect(await contentsOf(site)).toEqual(before)
    })
  })

  it('lets the restored dorm go on: log in, add, count on', async () => {
    await atEmptySite(async (site) => {
      await restoreFrom(dorm.file, site)
      const again = await TestApp.start(
        { DATA_DIR: site.dataDir },
        { database: { target: site.target, drop: async () => undefined } },
      )
      await again.pool.query(`insert into live_attachments (payload) values ('\\x00')`)
      const user = await again.signUp()
      expect((await again.send('GET', '/api/pantry/items', { as: user })).status).toBe(200)
      await again.close()
      await migrateDatabase(site.target)
    })
  })

  it('knows every kind of thing that migrations have made', async () => {
    await onDatabase(dorm.source.target, async (client) => {
      const untold = await client.query(
        // Views hold no rows; they and triggers go with their tables.
        `select relname as name from pg_class where relkind not in ('r', 'i', 'S', 't', 'v') and relnamespace = 'public'::regnamespace
         union all select typname from pg_type where typtype in ('e', 'd') and typnamespace = 'public'::regnamespace`,
      )
      expect(untold.rows).toEqual([])
    })
  })

  it('replaces what was there when told to, its pictures too', async () => {
    await atEmptySite(async (site) => {
      await restoreFrom(dorm.file, site)
      const other = await startWithImages()
      const user = await other.signUp()
      await upload(other, user, await bytesOf(testImage(500).jpeg()))
      const otherSite = {
        target: other.target,
        dataDir: other.dataDir,
        storage: new DiskStorage(join(other.dataDir, 'images')),
      }
      const otherFile = join(dorm.folder, 'other.backup')
      await backUpTo(otherFile, otherSite)
      await restoreFrom(otherFile, site, true)
      expect(await contentsOf(site)).toMatchObject({ tables: (await contentsOf(otherSite)).tables })
      const left = (await readdir(join(site.dataDir, 'images'), { recursive: true })).filter((name) =>
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
    const fromS3 = join(dorm.folder, 's3.backup')
    const before = await contentsOf(dorm.source)
    await atEmptySite(
      async (site) => {
        const machine = { ...site, dataDir: join(site.dataDir, 'new') }
        await restoreFrom(dorm.file, machine)
        expect(s3.keys).toHaveLength(4)
        expect(await contentsOf(machine)).toEqual(before)
        await backUpTo(fromS3, machine)
      },
      { storage: new S3Storage({ ...keys, endpoint: s3.origin }) },
    )
    await s3.close()
    await atEmptySite(async (site) => {
      await restoreFrom(fromS3, site)
      expect(await contentsOf(site)).toEqual(before)
    })
  })

  it('brings a backup of an older schema up to date', async () => {
    const older = join(dorm.folder, 'older.backup')
    const first = listKnownMigrations()[1]?.folderMillis ?? 0
    await atEmptySite(
      async (site) => {
        await onDatabase(site.target, async (client) => {
          await applyMigrations(client, { upTo: first })
          await client.query(
            `insert into users (id, email, display_name, password_hash, created_at)
             values (gen_random_uuid(), 'mei@campus.test', 'Mei Tan', 'x', now())`,
          )
        })
        await backUpTo(older, site)
      },
      { template: 'template0' },
    )
    await atEmptySite(async (site) => {
      await restoreFrom(older, site)
      const { tables, journal } = await contentsOf(site)
      expect(tables.users?.[0]).toContain('mei@campus.test')
      expect(tables.profiles).toBeDefined()
      expect(journal).toHaveLength(listKnownMigrations().length)
    })
  })

  it('keeps the bytes of a picture that is given up meanwhile', async () => {
    const { folder, app, source } = dorm
    const collect = app.app.jobs.find(({ name }) => name === 'images.collect') ?? expect.fail('no such job')
    const user = await app.signUp()
    const uploaded = await upload(app, user, await bytesOf(testImage(640).jpeg()))
    const { rows } = await app.pool.query('select hash from images where id = $1', [uploaded.body.id])
    const { hash } = rows[0]
    let collected = false
    const read: BackupSite['storage']['read'] = async (...of) => {
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

  it('shows one moment while eight writers go on', { timeout: 90_000 }, async () => {
    const { folder, app, source } = dorm
    const writers = await Promise.all(Array.from({ length: 8 }, () => app.signUp()))
    const one = join(folder, 'one-moment.backup')
    const ending = new AbortController()
    const writes = writers.map(async (writer) => {
      let n = 0
      while (!ending.signal.aborted || n < 3) {
        await addItem(app, writer)
        // As fast as eight people, and not as a machine that has nothing else to do.
        await sleep(30)
        n++
      }
      return n
    })
    for (let round = 0; round < 3; round++) {
      await backUpTo(one, source)
      await atEmptySite(async (site) => {
        await restoreFrom(one, site)
        await onDatabase(site.target, async (client) => {
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
