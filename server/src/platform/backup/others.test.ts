import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { urlOf } from '#platform/database/embedded/connection.ts'
import { runCheck } from '../../backup.ts'
import {
  atEmptySite,
  backUpTo,
  contentsOf,
  dorm,
  onDatabase,
  restoreFrom,
  rewrite,
  withBackedUpDorm,
} from './backup.factory.ts'
import type { Manifest } from './file/manifest.ts'

/** What an operator made in our database: a table of their own, a column and a counter. */
const additions = [
  'create table users_before as select * from users',
  'create table notes (id serial, note text)',
  'alter table users add column nickname text',
]
const named = 'notes, users.nickname, users_before, notes_id_seq'

withBackedUpDorm()

const expectRestored = (file: string, contents: Awaited<ReturnType<typeof contentsOf>>) =>
  atEmptySite(async (site) => {
    await restoreFrom(file, site)
    expect(await contentsOf(site)).toEqual(contents)
  })

it('backs up what is ours of a database that holds other things too, says what else there is, and restores it', async () => {
  const before = await contentsOf(dorm.source)
  await atEmptySite(async (site) => {
    await restoreFrom(dorm.file, site)
    await onDatabase(site.target, async (client) => {
      for (const addition of additions) await client.query(addition)
    })
    const { host = '', port = 0, user = '', database = '' } = site.target
    const env = {
      ...process.env,
      DATABASE_URL: urlOf({ host, port, user, database, ssl: false }),
      DATA_DIR: site.dataDir,
    }
    const file = join(dorm.folder, 'among-others.backup')
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/backup.mjs', file], { env })
    expect(stdout).toContain(`\nLeft out, because it isn't part of Shelfmate: ${named}.\n`)
    expect(await runCheck(file)).toMatch(/^The file is whole: [^\n]+$/)
    await expectRestored(file, before)
  })
})

it('leaves out what an older version backed up of others, PostgreSQL’s own tables among it, and says so', async () => {
  const before = await contentsOf(dorm.source)
  const older = join(dorm.folder, 'older.backup')
  await rewrite(dorm.file, older, (name, bytes) => {
    if (name !== 'manifest.json') return bytes
    const manifest: Manifest = JSON.parse(bytes.toString())
    manifest.tables.push({ name: 'pg_authid', columns: ['rolname', 'rolsuper'] })
    manifest.sequences.push({ name: 'elsewhere_id_seq', lastValue: '9', isCalled: true })
    return Buffer.from(JSON.stringify(manifest))
  })
  expect(await runCheck(older)).toContain(
    "\nLeft out, because it isn't part of Shelfmate: pg_authid, elsewhere_id_seq.",
  )
  await expectRestored(older, before)
})

it('leaves out the fields of a column that an older version backed up', async () => {
  const before = await contentsOf(dorm.source)
  const older = join(dorm.folder, 'column.backup')
  await rewrite(dorm.file, older, (name, bytes) => {
    if (name === 'manifest.json') {
      const manifest: Manifest = JSON.parse(bytes.toString())
      manifest.tables.find((table) => table.name === 'users')?.columns.unshift('nickname')
      return Buffer.from(JSON.stringify(manifest))
    }
    if (name !== 'database/users.0000.copy.gz') return bytes
    return gzipSync(
      gunzipSync(bytes)
        .toString()
        .replace(/^(?=.)/gm, 'a\\tb ✓\t'),
    )
  })
  expect(await runCheck(older)).toContain("\nLeft out, because it isn't part of Shelfmate: users.nickname.")
  await expectRestored(older, before)
})

it('makes no backup of a database that lacks a table of ours: none could restore it', async () => {
  await atEmptySite(async (site) => {
    await onDatabase(site.target, async (client) => {
      await client.query('drop table reminders')
      await client.query('alter table posts drop column description')
    })
    await expect(backUpTo(join(dorm.folder, 'lacking.backup'), site)).rejects.toThrow(
      /lacks tables or columns of its schema, .*: posts, reminders\./,
    )
  })
})
