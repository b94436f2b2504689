import { randomBytes } from 'node:crypto'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CheckedStorage } from '#platform/images/storage/checked-storage.ts'
import { type ImageStorage, keyOf } from '#platform/images/storage/storage.ts'
import {
  atEmptySite,
  contentsOf,
  dorm,
  onDatabase,
  restoreFrom,
  type TestSite,
  withBackedUpDorm,
} from './backup.factory.ts'
import type { BackupSite } from './backup.ts'

withBackedUpDorm()

/** Has the site hold the bytes of a picture that nothing shows any more and that waits for its collection. */
async function addDetached({ target, storage }: BackupSite): Promise<string> {
  const hash = randomBytes(32).toString('hex')
  const file = join(dorm.folder, hash)
  await writeFile(file, 'a picture')
  await storage.put(hash, { full: file, thumb: file })
  await onDatabase(target, (client) =>
    client.query('insert into image_blobs (hash, width, height, byte_size) values ($1, 1, 1, 9)', [hash]),
  )
  return hash
}

it('a restore that replaces leaves no bytes that no row knows any more', async () => {
  await atEmptySite(async (site) => {
    await restoreFrom(dorm.file, site)
    const detached = await addDetached(site)
    await restoreFrom(dorm.file, site, true)
    expect(await site.storage.read(detached, 'full')).toBeUndefined()
  })
})

it('a restore that cannot remove what it gave up leaves it known, and the next one removes it', async () => {
  await atEmptySite(async (site) => {
    await restoreFrom(dorm.file, site)
    const fresh = await contentsOf(site)
    const detached = await addDetached(site)
    const stuck: ImageStorage = {
      put: (...picture) => site.storage.put(...picture),
      read: (...of) => site.storage.read(...of),
      remove: () => Promise.reject(new Error('the store is away')),
    }
    await expect(restoreFrom(dorm.file, { ...site, storage: stuck }, true)).rejects.toThrow(
      /^The backup is restored, but what comes after it failed: the store is away\. Restore it once more/,
    )
    expect((await contentsOf(site)).tables.image_blobs).toContain(`(${detached},1,1,9)`)
    await restoreFrom(dorm.file, site, true)
    expect(await site.storage.read(detached, 'full')).toBeUndefined()
    expect(await contentsOf(site)).toEqual(fresh)
  })
})

describe('a restore into a new database that fails', () => {
  /** Works at two sites that share a store; the second one's breaks off once one picture is put. */
  const besideOld = (work: (old: TestSite, failed: () => Promise<void>) => Promise<void>) =>
    atEmptySite(async (old) => {
      await restoreFrom(dorm.file, old)
      const shared = new CheckedStorage(old.storage)
      await atEmptySite((site) => work(old, () => expectFailure({ ...site, storage: fullAfterOne(shared) })))
    })
  const expectFailure = (site: BackupSite) =>
    expect(restoreFrom(dorm.file, site)).rejects.toThrow('the disk is full')

  it('leaves the pictures of the old one, which lie in the same store', async () => {
    await besideOld(async (old, failed) => {
      const before = await contentsOf(old)
      expect(Object.keys(before.images)).toHaveLength(4)
      await failed()
      expect(await contentsOf(old)).toEqual(before)
    })
  })

  it('leaves one of which the store holds but a damaged half', async () => {
    await besideOld(async (old, failed) => {
      const [first = ''] = Object.keys((await contentsOf(old)).images).map((name) => name.split(' ')[0])
      const pathOf = (variant: 'full' | 'thumb') => join(old.dataDir, 'images', keyOf(first, variant))
      await rm(pathOf('full'))
      await truncate(pathOf('thumb'), 100)
      await failed()
      expect(await old.storage.read(first, 'thumb')).toBeDefined()
    })
  })
})

/** A store that takes one picture and no more. */
function fullAfterOne(store: ImageStorage): ImageStorage {
  let puts = 0
  return {
    async put(...picture) {
      puts += 1
      if (puts > 1) throw new Error('the disk is full')
      await store.put(...picture)
    },
    read: (...of) => store.read(...of),
    remove: (hash) => store.remove(hash),
  }
}
