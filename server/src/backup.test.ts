import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { atEmptySite, dorm, withBackedUpDorm } from '#platform/backup/backup.factory.ts'
import type { BackupSite } from '#platform/backup/backup.ts'
import { readConfig } from '#platform/config/config.ts'
import { runBackup, runRestore } from './backup.ts'
import { databaseWords } from './with-database.ts'

const secret = 'geheim'
const { signal } = new AbortController()

withBackedUpDorm()
afterEach(() => void vi.unstubAllEnvs())

/** Has the settings lead to a place, with a password that its database does not ask for. */
function leadTo({ target, dataDir }: Pick<BackupSite, 'target' | 'dataDir'>): void {
  const { host = '', user, database } = target
  const url = `postgresql://${user}:${secret}@localhost/${database}?host=${encodeURIComponent(host)}`
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('DATA_DIR', dataDir)
}

const wordsOf = ({ target }: Pick<BackupSite, 'target'>) =>
  `the database ${target.database} on ${target.host}`

it('says which database was backed up and which one was restored, and never a password', async () => {
  const file = join(dorm.folder, 'named.backup')
  leadTo(dorm.source)
  const { text } = await runBackup(file, { strict: false, signal })
  expect(text).toContain(` of ${wordsOf(dorm.source)} into ${file} (`)
  await atEmptySite(async (place) => {
    leadTo(place)
    const restored = await runRestore(file, { replace: false, signal })
    expect(restored).toMatch(/^Restored 2 users /)
    expect(restored).toContain(`, into ${wordsOf(place)}.`)
    expect(text + restored).not.toContain(secret)
  })
})

it.each([
  [{ DATA_DIR: '/srv/data' }, 'the embedded database in /srv/data'],
  // As a shell leaves it that took an & for its end.
  [{ DATA_DIR: '/srv/data', DATABASE_URL: '' }, 'the embedded database in /srv/data'],
  [
    { DATABASE_URL: `postgres://club:${secret}@db.example.edu:5433/shelf?application_name=a` },
    'the database shelf on db.example.edu',
  ],
])('names the database that %o leads to', (env, words) => {
  expect(databaseWords(readConfig(env))).toBe(words)
})
