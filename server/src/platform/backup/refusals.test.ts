import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOfProblem } from '../../known-problem.ts'
import { DatabaseProxy } from '../../testing/database-proxy.ts'
import {
  atEmptySite,
  backUpTo,
  contentsOf,
  dorm,
  emptySite,
  onDatabase,
  restoreFrom,
  rewrite,
  type TestSite,
  withBackedUpDorm,
} from './backup.factory.ts'
import { type BackupSite, backUp } from './backup.ts'
import type { Manifest } from './file/manifest.ts'
import { openBackup, restore } from './restore.ts'

withBackedUpDorm()

describe('refusals, after each of which everything is as it was', () => {
  let site: TestSite
  let before: unknown
  const damaged = () => join(dorm.folder, 'damaged.backup')
  beforeAll(async () => {
    site = await emptySite()
    before = await contentsOf(site)
  })
  afterAll(() => site.drop())
  const expectRefusal = async (what: string, text: RegExp, at: BackupSite = site, replace = false) => {
    await expect(restoreFrom(what, at, replace)).rejects.toThrow(text)
    if (at === site) expect(await contentsOf(site)).toEqual(before)
  }

  const changed = () => join(dorm.folder, 'changed.backup')
  /** A whole file whose manifest says something else. */
  const change = (edit: (manifest: Manifest) => void) =>
    rewrite(dorm.file, changed(), (name, bytes) => {
      if (name !== 'manifest.json') return bytes
      const manifest = JSON.parse(bytes.toString())
      edit(manifest)
      return Buffer.from(JSON.stringify(manifest))
    })

  it('one flipped byte, wherever it is', async () => {
    const whole = await readFile(dorm.file)
    const edges = [0, 100, 600, whole.length - 1500, whole.length - 1]
    const between = Array.from({ length: 20 }, (_, n) => Math.floor(((n + 0.5) / 20) * whole.length))
    for (const at of [...edges, ...between]) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(damaged(), bytes)
      await expectRefusal(damaged(), /damaged or incomplete|is no backup/)
    }
  })

  it('a file that was cut off or added to', async () => {
    const whole = await readFile(dorm.file)
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
    await expectRefusal(join(dorm.folder, 'nowhere'), /cannot be read/)
    await expectRefusal(dorm.folder, /cannot be read: it is a folder$/)
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

  it('a table or column of its schema that it lacks or names twice', async () => {
    const forgeries: ((manifest: Manifest) => void)[] = [
      ({ tables }) => tables.splice(0, 1, { name: 'pg_authid', columns: ['rolname'] }),
      ({ tables }) => tables.pop(),
      ({ tables }) => tables.push(...tables.slice(0, 1)),
      ({ tables }) => tables[0]?.columns.pop(),
      ({ tables }) => tables[0]?.columns.push(...(tables[0]?.columns.slice(0, 1) ?? [])),
    ]
    for (const forge of forgeries) {
      await change(forge)
      await expectRefusal(changed(), /not made by this program/)
    }
  })

  it('a database in use, though it may be replaced', async () => {
    const user = await dorm.app.signUp()
    await expectRefusal(dorm.file, /in use/, dorm.source, true)
    expect((await dorm.app.send('GET', '/api/pantry/items', { as: user })).status).toBe(200)
  })

  it('a table that another role holds, though it may be replaced', async () => {
    await atEmptySite(async (full) => {
      await restoreFrom(dorm.file, full)
      const held = await contentsOf(full)
      await onDatabase({ ...full.target, user: 'postgres' }, async (other) => {
        await other.query('begin; lock table pantry_items in access share mode')
        const backup = await openBackup(dorm.file)
        const { signal } = new AbortController()
        const hasty = { replace: true, signal, lockTimeoutMs: 100 }
        const problem = await restore(full, backup, hasty).catch((error: unknown) => error)
        await backup.archive.close()
        expect(textOfProblem(problem)).toMatch(
          /^Something else in the database holds what this has to change/,
        )
      })
      expect(await contentsOf(full)).toEqual(held)
    })
  })

  it('a database that holds anybody, unless told to replace it', async () => {
    await atEmptySite(async (full) => {
      await restoreFrom(dorm.file, full)
      const held = await contentsOf(full)
      await expectRefusal(dorm.file, /not empty/, full)
      expect(await contentsOf(full)).toEqual(held)
    })
  })

  it('tables of another program, though they may be replaced', async () => {
    await atEmptySite(
      async (theirs) => {
        await onDatabase(theirs.target, (client) =>
          client.query('create table recipes_of_grandma (name text)'),
        )
        await expectRefusal(dorm.file, /not ours/, theirs, true)
        await onDatabase(theirs.target, (client) => client.query('select from recipes_of_grandma'))
      },
      { template: 'template0' },
    )
  })

  it('a store that fails half-way takes the database back with it', async () => {
    await atEmptySite(async (full) => {
      const held = await contentsOf(full)
      const kept = new Set<string>()
      const failing: BackupSite['storage'] = {
        put: async (hash) => {
          if (kept.size === 1) throw new Error('the disk is full')
          kept.add(hash)
        },
        read: async () => undefined,
        remove: async (hash) => void kept.delete(hash),
      }
      await expect(restoreFrom(dorm.file, { ...full, storage: failing })).rejects.toThrow('the disk is full')
      expect(await contentsOf(full)).toEqual(held)
      expect(kept.size).toBe(0)
    })
  })

  it('tells what failed first, though what it had stored cannot be taken back either', async () => {
    await atEmptySite(async (full) => {
      let puts = 0
      const failing: BackupSite['storage'] = {
        put: async () => {
          puts += 1
          if (puts === 2) throw new Error('the disk is full')
        },
        read: async () => undefined,
        remove: async () => {
          throw new Error('the disk is gone')
        },
      }
      await expect(restoreFrom(dorm.file, { ...full, storage: failing })).rejects.toThrow('the disk is full')
    })
  })

  it('a Ctrl-C in the middle', async () => {
    const stop = new AbortController()
    const stopped: BackupSite['storage'] = {
      ...dorm.source.storage,
      read: async (...of) => {
        stop.abort('stopped')
        return dorm.source.storage.read(...of)
      },
    }
    const half = join(dorm.folder, 'half.backup')
    await expect(backUpTo(half, { ...dorm.source, storage: stopped }, stop.signal)).rejects.toBe('stopped')
    expect((await readdir(dorm.folder)).filter((name) => name.startsWith('half'))).toEqual([])
    const again = new AbortController()
    stopped.put = async () => again.abort('stopped again')
    stopped.remove = async () => undefined
    await expect(restoreFrom(dorm.file, { ...site, storage: stopped }, false, again.signal)).rejects.toBe(
      'stopped again',
    )
    expect(await contentsOf(site)).toEqual(before)
  })

  it('a secret that is there and cannot be read', async () => {
    const dataDir = await mkdtemp(join(dorm.folder, 'data-'))
    await mkdir(join(dataDir, 'session-secret'))
    const unread = join(dorm.folder, 'unread.backup')
    await expect(backUpTo(unread, { ...dorm.source, dataDir })).rejects.toThrow(
      /session-secret cannot be read/,
    )
    expect((await readdir(dorm.folder)).filter((name) => name.startsWith('unread'))).toEqual([])
  })

  it('leaves the last backup alone when the next one fails', async () => {
    const whole = await readFile(dorm.file)
    const broken: BackupSite['storage'] = { ...dorm.source.storage, read: async () => undefined }
    const strictly = backUp(
      { ...dorm.source, storage: broken },
      { file: dorm.file, madeAt: new Date(), strict: true, signal: new AbortController().signal },
    )
    await expect(strictly).rejects.toThrow(/missing in the image store/)
    expect((await readFile(dorm.file)).equals(whole)).toBe(true)
    expect((await readdir(dorm.folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
    expect((await stat(dorm.file)).mode & 0o077).toBe(0)
  })
})

it('a backup is one though its time cannot be noted, and says so', async () => {
  const dataDir = await mkdtemp(join(dorm.folder, 'data-'))
  const noted = await backUpTo(join(dorm.folder, 'noted.backup'), { ...dorm.source, dataDir })
  expect(noted.unnoted).toBeUndefined()
  expect(await readdir(dataDir)).toEqual(['last-backup'])
  await rm(join(dataDir, 'last-backup'))
  await mkdir(join(dataDir, 'last-backup/in-the-way'), { recursive: true })
  const file = join(dorm.folder, 'unnoted.backup')
  const backup = await backUpTo(file, { ...dorm.source, dataDir })
  expect(backup.unnoted).toMatch(/^E[A-Z]+: .*last-backup/)
  expect(await readdir(dataDir)).toEqual(['last-backup'])
  await (await openBackup(file)).archive.close()
})

describe('a restore of which nobody can say whether it took place', () => {
  it('deletes nothing, says so, and can be done once more', async () => {
    const whole = await contentsOf(dorm.source)
    await atEmptySite(async (site) => {
      const proxy = await DatabaseProxy.before(site.target)
      proxy.loseAnswerTo('commit')
      const throughProxy = { ...site, target: proxy.targetOf(site.target) }
      await expect(restoreFrom(dorm.file, throughProxy)).rejects.toThrow(
        /may be restored or not, and nothing was deleted\. Restore it once more with --replace/,
      )
      await proxy.cut()
      const { tables, images } = await contentsOf(site)
      expect(tables.users).toHaveLength(2)
      expect(images).toEqual(whole.images)
      await expect.poll(() => othersIn(site)).toBe(0)
      await restoreFrom(dorm.file, site, true)
      expect(await contentsOf(site)).toMatchObject({ tables, images, secret: whole.secret })
    })
  })

  const othersIn = ({ target }: BackupSite) =>
    onDatabase(target, async (client) => {
      const others = await client.query(
        'select from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
      )
      return others.rowCount
    })
})
