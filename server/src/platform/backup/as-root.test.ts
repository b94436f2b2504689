import { chown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUpTo, dorm, inPlace, restoreFrom, withBackedUpDorm } from './backup.factory.ts'

withBackedUpDorm()

const service = { uid: 4_321, gid: 4_322 }

it.skipIf(process.getuid?.() !== 0)(
  'leaves everything in the data folder to its owner, whom the server runs as, though root restored and backed up',
  async () => {
    await inPlace(async (place) => {
      await chown(place.dataDir, service.uid, service.gid)
      await restoreFrom(dorm.file, place)
      await backUpTo(join(dorm.folder, 'by-root.backup'), place)
      const names = await readdir(place.dataDir, { recursive: true })
      expect(names).toEqual(expect.arrayContaining(['session-secret', 'last-backup', 'images']))
      expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(4)
      for (const name of names) expect(await lstat(join(place.dataDir, name)), name).toMatchObject(service)
    })
  },
)
