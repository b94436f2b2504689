import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { atEmptySite, dorm, onDatabase, restoreFrom, withBackedUpDorm } from './backup.factory.ts'
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
