import { chown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { atEmptySite, backUpTo, dorm, restoreFrom, withBackedUpDorm } from './backup.factory.ts'

withBackedUpDorm()

const service = { uid: 4_321, gid: 4_322 }

it.skipIf(process.getuid?.() !== 0)(
  'leaves everything in the data folder to its owner, whom the server runs as, though root restored and backed up',
  async () => {
    await atEmptySite(async (site) => {
      await chown(site.dataDir, service.uid, service.gid)
      await restoreFrom(dorm.file, site)
      await backUpTo(join(dorm.folder, 'by-root.backup'), site)
      const names = await readdir(site.dataDir, { recursive: true })
      expect(names).toEqual(expect.arrayContaining(['session-secret', 'last-backup', 'images']))
      expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(4)
      for (const name of names) expect(await lstat(join(site.dataDir, name)), name).toMatchObject(service)
    })
  },
)
