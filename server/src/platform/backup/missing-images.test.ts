import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { urlOf } from '#platform/database/embedded/connection.ts'
import { CheckedStorage } from '#platform/images/storage/checked-storage.ts'
import { keyOf, variants } from '#platform/images/storage/storage.ts'
import { StoreError } from '#platform/storage-problem.ts'
import { runCheck } from '../../backup.ts'
import { atEmptySite, backUpTo, dorm, onDatabase, restoreFrom, withBackedUpDorm } from './backup.factory.ts'
import type { BackupSite } from './backup.ts'
import { openBackup } from './restore.ts'

withBackedUpDorm()
let source: BackupSite
let hashes: string[]
beforeAll(async () => {
  source = { ...dorm.source, storage: new CheckedStorage(dorm.source.storage) }
  const images = await dorm.app.pool.query('select distinct hash from images order by hash')
  hashes = images.rows.map(({ hash }) => hash)
})

const pathOf = (hash: string, variant: 'full' | 'thumb') =>
  join(dorm.source.dataDir, 'images', keyOf(hash, variant))

describe('a backup', () => {
  it('goes on without a picture that is missing, and names it with its owner and its place', async () => {
    const file = join(dorm.folder, 'incomplete.backup')
    expect(await backUpTo(file, source)).toMatchObject({ missing: [], images: hashes })
    const [gone = '', whole = ''] = hashes
    await rm(pathOf(gone, 'thumb'))
    const backup = await backUpTo(file, source)
    expect(backup.images).toEqual([whole])
    expect(backup.missing).toEqual([
      {
        file: keyOf(gone, 'thumb'),
        shown: [expect.stringMatching(/^a profile picture of \S+@campus\.test \(image [\da-f-]{36}\)$/)],
      },
    ])
    const opened = await openBackup(file)
    expect(opened.summary.missing).toEqual([gone])
    await opened.archive.close()
    await atEmptySite(async (site) => {
      await restoreFrom(file, site)
      const users = await onDatabase(site.target, (client) => client.query('select from users'))
      expect(users.rowCount).toBe(2)
      expect(await site.storage.read(whole, 'full')).toBeDefined()
    })
  })

  it('takes half a picture for a missing one', async () => {
    const [, whole = ''] = hashes
    await truncate(pathOf(whole, 'full'), 100)
    const backup = await backUpTo(join(dorm.folder, 'half.backup'), source)
    expect(backup.missing.map(({ file }) => file)).toContain(keyOf(whole, 'full'))
  })

  it('says by its command and exit code what it lacks, and is none where it has to be whole', async () => {
    const { host = '', port = 0, user = '', database = '' } = dorm.source.target
    const env = {
      ...process.env,
      DATABASE_URL: urlOf({ host, port, user, database, ssl: false }),
      DATA_DIR: dorm.source.dataDir,
    }
    const backUp = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['scripts/backup.mjs', ...args], { env })
    const [gone = ''] = hashes
    await rm(pathOf(gone, 'thumb'), { force: true })
    const file = join(dorm.folder, 'told.backup')
    const told = await backUp(file).catch((error: unknown) => error)
    expect(told).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(/\nIncomplete: \d pictures? could not be read from the image store:\n/),
    })
    expect(told).toHaveProperty(
      'stdout',
      expect.stringMatching(
        new RegExp(`^  - ${keyOf(gone, 'thumb')}: a profile picture of \\S+@campus`, 'm'),
      ),
    )
    expect(await runCheck(file)).toMatch(/, without \d that were missing, backed up at /)
    const strict = join(dorm.folder, 'strict.backup')
    await expect(backUp(strict, '--strict')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(keyOf(gone, 'thumb')),
    })
    expect(existsSync(strict)).toBe(false)
  })

  it('does not take a store that is away for an empty one', async () => {
    const storage = { ...source.storage, read: () => Promise.reject(new StoreError('it is away')) }
    await expect(backUpTo(join(dorm.folder, 'away.backup'), { ...source, storage })).rejects.toThrow(
      'it is away',
    )
  })
})

it('a restore over the same site leaves a picture that the backup lacks, for its rows name it', async () => {
  await atEmptySite(async (site) => {
    await restoreFrom(dorm.file, site)
    const [away = ''] = hashes
    const thumb = join(site.dataDir, 'images', keyOf(away, 'thumb'))
    await rename(thumb, `${thumb}.aside`)
    const file = join(dorm.folder, 'away-meanwhile.backup')
    expect((await backUpTo(file, site)).missing).toHaveLength(1)
    await rename(`${thumb}.aside`, thumb)
    await restoreFrom(file, site, true)
    for (const variant of variants) expect(await site.storage.read(away, variant), variant).toBeDefined()
  })
})
