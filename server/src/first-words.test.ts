import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { ArchiveReader, ArchiveWriter } from '#platform/backup/file/archive.ts'
import { readConfig } from '#platform/config/config.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { openDataFolder } from '#platform/files/data-folder.ts'
import { S3Storage } from '#platform/images/storage/s3-storage.ts'
import { greeting, readyWords } from './greeting.ts'
import { fromSetting, textOfProblem } from './known-problem.ts'
import { createTestDatabase } from './testing/test-database.ts'

it('says in a sentence that a port is taken, and how to take another', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const taken = first.address()
  if (taken === null || typeof taken === 'string') throw new Error('no port')
  const [problem] = await once(createServer().listen(taken.port, '127.0.0.1'), 'error')
  first.close()
  expect(textOfProblem(problem)).toBe(
    `Port ${taken.port} of 127.0.0.1 is taken, perhaps by a Shelfmate that runs already. Stop that one, or take another port: PORT=${taken.port + 1} npm start`,
  )
})

it('says of the port of a worker which setting takes another', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const taken = first.address()
  if (taken === null || typeof taken === 'string') throw new Error('no port')
  const second = once(createServer().listen(taken.port, '127.0.0.1'), 'error').then(([problem]) => {
    throw problem
  })
  const words = await second.catch(fromSetting('WORKER_PORT')).catch(textOfProblem)
  first.close()
  expect(words).toContain(`take another port: WORKER_PORT=${taken.port + 1} npm start`)
})

it('says that an address is not of this machine', async () => {
  // An address for papers, which no machine has.
  const [problem] = await once(createServer().listen(3000, '203.0.113.1'), 'error')
  expect(textOfProblem(problem)).toContain('HOST=203.0.113.1 is not an address of this machine.')
})

it('says that HOST is a name without an address', async () => {
  const listening = once(createServer().listen(3000, 'nowhere.invalid'), 'listening')
  const words = await listening.catch(fromSetting('PORT')).catch(textOfProblem)
  expect(words).toContain('HOST=nowhere.invalid is not an address of this machine.')
})

it('says that a port is not open to this user', () => {
  // Root may open any.
  const problem = { syscall: 'listen', code: 'EACCES', port: 80, address: '127.0.0.1' }
  expect(textOfProblem(Object.assign(new Error('listen EACCES'), problem))).toBe(
    'This user may not open port 80. Use 1024 or higher, with a proxy in front: PORT=3000 npm start',
  )
})

it('says that something else came between, and that it may be tried again', () => {
  const problem = { severity: 'ERROR', code: '40P01' }
  expect(textOfProblem(Object.assign(new Error('deadlock detected'), problem))).toBe(
    'Something else changed the same data at this moment. Try again. (deadlock detected)',
  )
})

it('greets with the address, the data and where the mails are', () => {
  const words = greeting(readConfig({ DATA_DIR: '/srv/data' }), 3000)
  expect(words).toContain('http://localhost:3000 for this machine alone (HOST=0.0.0.0 opens it)')
  expect(words).toContain('/srv/data/outbox')
  const public_ = greeting(
    readConfig({ PUBLIC_URL: 'https://food.example.edu', SMTP_URL: 'smtp://mail' }),
    3000,
  )
  expect(public_).toContain('open on https://food.example.edu. Sign up')
  expect(public_).not.toContain('outbox')
  expect(greeting(readConfig({ ROLES: 'worker' }), 3000)).not.toContain('Sign up')
})

it('names an address only where one answers', () => {
  expect(readyWords(readConfig({}), 3000)).toBe('ready on http://localhost:3000')
  expect(readyWords(readConfig({ ROLES: 'worker' }), 3000)).toBe('ready, in the background')
})

describe('a database that says no', () => {
  it.each([
    ['a role that is not there', { user: 'nobody_we_know' }, /does not let the user of DATABASE_URL in/],
    ['a database that is not there', { database: 'nowhere' }, /that DATABASE_URL names does not exist/],
  ])('%s', async (_, wrong, sentence) => {
    const database = await createTestDatabase()
    const problem = await migrateDatabase({ ...database.target, ...wrong }).catch((error: unknown) => error)
    await database.drop()
    expect(textOfProblem(problem)).toMatch(sentence)
    expect(textOfProblem(problem)).not.toMatch(/\n/)
  })

  it.each([
    [
      'read-only',
      (name: string) => `alter database ${name} set default_transaction_read_only = on`,
      /is read-only: DATABASE_URL leads to a standby/,
    ],
    [
      'whose user lacks rights',
      (name: string) => `revoke create on database ${name} from current_user, public`,
      /The user of DATABASE_URL lacks rights\. Make it the owner of its database/,
    ],
  ])('%s', async (_, settingOf, sentence) => {
    const database = await createTestDatabase('template1')
    const name = pg.escapeIdentifier(database.target.database ?? '')
    const client = new pg.Client(database.target)
    await client.connect()
    await client.query(settingOf(name))
    await client.end()
    const problem = await migrateDatabase(database.target).catch((error: unknown) => error)
    await database.drop()
    expect(textOfProblem(problem)).toMatch(sentence)
    expect(textOfProblem(problem)).not.toMatch(/\n/)
  })
})

it('says that the host of a database is not found', async () => {
  const target = { connectionString: 'postgres://campus@nowhere.invalid/shelfmate' }
  const problem = await migrateDatabase(target).catch((error: unknown) => error)
  expect(textOfProblem(problem)).toMatch(/^The database cannot be reached: getaddrinfo \w+ nowhere\.invalid$/)
})

it('speaks of the pictures, and not of the database, where their store is away', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const at = gone.address()
  if (at === null || typeof at === 'string') throw new Error('no port')
  await once(gone.close(), 'close')
  const keys = { accessKeyId: 'k', secretAccessKey: 's', region: 'r', bucket: 'b' }
  const store = new S3Storage({ ...keys, endpoint: `http://127.0.0.1:${at.port}` })
  const problem = await store.read('a'.repeat(64), 'full').catch((error: unknown) => error)
  expect(textOfProblem(problem)).toBe(
    `The pictures cannot be reached: the image store does not answer: connect ECONNREFUSED 127.0.0.1:${at.port}`,
  )
})

it('speaks of the file, and not of the database, where a backup is not there', async () => {
  const problem = await ArchiveReader.open('/nowhere/at.backup').catch((error: unknown) => error)
  expect(textOfProblem(problem)).toMatch(/^\/nowhere\/at\.backup cannot be read: ENOENT/)
})

it('says before a backup that its file is a folder', async () => {
  const problem = await ArchiveWriter.create(tmpdir()).catch((error: unknown) => error)
  expect(textOfProblem(problem)).toBe(`${tmpdir()} cannot be written: it is a folder`)
})

it('says that a password is not the one of the database', () => {
  // As pg throws it; the embedded PostgreSQL asks for none.
  const refused = Object.assign(new Error('password authentication failed for user "campus"'), {
    severity: 'FATAL',
    code: '28P01',
  })
  expect(textOfProblem(refused)).toMatch(
    /^PostgreSQL does not take the password in DATABASE_URL\..* @ as %40\. \(/,
  )
})

it.each([
  ['/dev/null/data', "/dev/null/data is not a folder, or is inside something that isn't one."],
  [
    '/proc/data',
    '/proc/data is not there, and cannot be made there. Point DATA_DIR at a folder that can be written.',
  ],
  [`/tmp/${'x'.repeat(300)}`, `/tmp/${'x'.repeat(300)} is longer than a path may be.`],
])('names a path that cannot be used: %s', async (folder, words) => {
  const problem = await openDataFolder(folder).catch((error: unknown) => error)
  expect(textOfProblem(problem)).toBe(words)
})
