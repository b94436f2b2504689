import { type ChildProcess, type ForkOptions, fork, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findBinaries } from './binaries.ts'
import { type EmbeddedDatabase, startEmbedded } from './index.ts'
import { type Layout, prepareDatabaseFolder } from './layout.ts'
import { openLock } from './lock.ts'
import { clearRemains } from './postmaster.ts'
import { isAlive, processesOf } from './processes.ts'

const folders: string[] = []
const databases: EmbeddedDatabase[] = []
const processes: ChildProcess[] = []
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const patience = { timeout: 25_000, interval: 20 }

let made: Layout
beforeAll(async () => {
  made = await prepareDatabaseFolder(await mkdtemp('/tmp/shelfmate-made-'))
  const database = await startEmbedded({ dataDir: made.root, log })
  await database.stop()
})
afterAll(() => rm(made.root, { recursive: true, force: true }))

afterEach(async () => {
  vi.unstubAllEnvs()
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  for (const database of databases.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) {
    killAll(await prepareDatabaseFolder(folder))
    await rm(folder, { recursive: true, force: true })
  }
})

async function emptyFolder(): Promise<string> {
  // Not the temporary folder of the system: its path may be too long for a socket.
  const folder = await realpath(await mkdtemp('/tmp/shelfmate-test-'))
  folders.push(folder)
  return folder
}

/** A folder with a database that nobody uses: to make one takes longer than most of what is looked at here. */
async function folderWithDatabase(): Promise<string> {
  const layout = await prepareDatabaseFolder(await emptyFolder())
  await cp(made.cluster, layout.cluster, { recursive: true })
  return layout.root
}

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log })
  databases.push(database)
  return database
}

type Report = { ready?: boolean; pid: number; connection: EmbeddedDatabase['connection'] }

/** Another process that uses the same data folder. */
async function startElsewhere(
  dataDir: string,
  options: ForkOptions = { execArgv: [] },
): Promise<Report & { process: ChildProcess }> {
  const child = fork(new URL('./testing/process.ts', import.meta.url), [dataDir], options)
  processes.push(child)
  const report = await new Promise<Report>((resolve, reject) => {
    child.on('message', (message: Report) => message.ready && resolve(message))
    child.once('exit', (code) => reject(new Error(`The other process ended early with ${code}.`)))
  })
  return { ...report, process: child }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

async function query(connection: pg.ClientConfig, sql: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(connection)
  // Without a listener an end from the other side would end the test run.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows[0] ?? {}
  } finally {
    await client.end()
  }
}

function killAll(layout: Layout): void {
  for (const pid of processesOf(layout.name)) process.kill(pid, 'SIGKILL')
}

describe('one process', () => {
  test('makes a database that keeps what it acknowledges', async () => {
    const { connection, url } = await start(await emptyFolder())
    expect(
      await query(
        connection,
        `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
           current_setting('full_page_writes') AS pages, current_setting('data_checksums') AS checksums,
           current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding,
           (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS locale,
           (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`,
      ),
    ).toEqual({
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      checksums: 'on',
      addresses: '',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      superuser: false,
    })
    expect(await query({ connectionString: url }, 'SELECT current_database() AS name')).toEqual({
      name: 'shelfmate',
    })
  })

  test('stops without leaving a process or a lock, and finds its rows again', async () => {
    const folder = await folderWithDatabase()
    const layout = await prepareDatabaseFolder(folder)
    const first = await start(folder)
    await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    expect(processesOf(layout.name)).toEqual([])
    for (const file of [layout.mutexFile, layout.leaseFile]) {
      const lock = openLock(file)
      expect(lock.tryExclusive()).toBe(true)
      lock.close()
    }
    expect(await readdir(folder)).not.toContain('postgres.socket')
    const second = await start(folder)
    expect(await query(second.connection, 'SELECT answer FROM kept')).toEqual({ answer: 42 })
  })

  test('brings PostgreSQL back after kill -9 of all its processes, again and again', async () => {
    const folder = await folderWithDatabase()
    const layout = await prepareDatabaseFolder(folder)
    const database = await start(folder)
    await query(database.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
    for (let round = 0; round < 3; round++) {
      const before = database.postmasterPid
      killAll(layout)
      await vi.waitUntil(() => database.postmasterPid !== before, patience)
      expect(await query(database.connection, 'SELECT answer FROM kept')).toEqual({ answer: 42 })
    }
  })

  test('waits once for the end of the PostgreSQL that it started: a promise keeps all that wait for it', async () => {
    await start(await folderWithDatabase())
    const race = vi.spyOn(Promise, 'race')
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(race).not.toHaveBeenCalled()
    race.mockRestore()
  })

  test('brings PostgreSQL back after kill -9 of the postmaster alone, over backends that are busy', async () => {
    const database = await start(await folderWithDatabase())
    const before = database.postmasterPid
    const busy = query(database.connection, 'SELECT pg_sleep(60)').then(
      () => 'finished',
      () => 'cut off',
    )
    await vi.waitFor(
      async () =>
        expect(
          await query(
            database.connection,
            `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event = 'PgSleep'`,
          ),
        ).toEqual({ n: 1 }),
      patience,
    )
    process.kill(before, 'SIGKILL')
    expect(await busy).toBe('cut off')
    await vi.waitUntil(() => database.postmasterPid !== before, patience)
    expect(await query(database.connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
  })

  test('starts over a pid file whose number belongs to another program, and over a half-made database', async () => {
    const folder = await emptyFolder()
    const layout = await prepareDatabaseFolder(folder)
    await mkdir(path.join(folder, `${layout.newClusterPrefix}left`))
    const first = await start(folder)
    await first.stop()
    await writeFile(
      path.join(layout.cluster, 'postmaster.pid'),
      `${process.pid}\n${layout.cluster}\n1\n5432\n${folder}\n\n1 1\nready\n`,
    )
    const second = await start(folder)
    expect(second.postmasterPid).not.toBe(process.pid)
    expect(await readdir(folder)).not.toContain(`${layout.newClusterPrefix}left`)
  })

  test('leaves it to PostgreSQL to judge a pid file whose number nobody has, and to nobody else', async () => {
    const layout = await prepareDatabaseFolder(await folderWithDatabase())
    const file = path.join(layout.cluster, 'postmaster.pid')
    const isLeft = async (pid: number | undefined) => {
      await writeFile(file, `${pid}\n`)
      await clearRemains(layout)
      return existsSync(file)
    }
    expect(await isLeft(spawnSync(process.execPath, ['--version']).pid)).toBe(true)
    expect(await isLeft(process.pid)).toBe(false)
    // Its parent became another program, which does not know that it has a child to bury.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'])
    processes.push(parent)
    const told = await new Promise((resolve) => parent.stdout.once('data', resolve))
    const zombie = Number(String(told))
    await vi.waitUntil(() => !isAlive(zombie), patience)
    expect(await isLeft(zombie)).toBe(false)
  })

  test('starts over the lock of a socket whose number belongs to another program', async () => {
    const folder = await folderWithDatabase()
    const first = await start(folder)
    const { host } = first.connection
    await first.stop()
    // PostgreSQL believes in a number that lives and belongs to its own user.
    const { postmasterPid } = await start(await folderWithDatabase())
    await mkdir(host, { recursive: true, mode: 0o700 })
    const lock = path.join(host, '.s.PGSQL.5432.lock')
    await writeFile(lock, `${postmasterPid}\n${folder}\n1\n5432\n${host}\n`)
    await chmod(lock, 0o666)
    expect(await query((await start(folder)).connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
  })

  test('finds a short place for its socket when the folder lies deep', async () => {
    const deep = path.join(await emptyFolder(), 'a-folder-with-a-long-name/'.repeat(5))
    const { connection } = await start(deep)
    expect(connection.host).toBe(path.join('/tmp', (await prepareDatabaseFolder(deep)).name))
    expect(await query(connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
  })

  test.runIf(process.getuid?.() === 0)('leaves nothing of root’s in the folder of another user', async () => {
    const folder = await folderWithDatabase()
    const nobody = { uid: 65_534, gid: 65_534 }
    await chown(folder, nobody.uid, nobody.gid)
    const database = await start(folder)
    await database.stop()
    for (const name of await readdir(folder))
      expect(await lstat(path.join(folder, name)), name).toMatchObject(nobody)
  })

  test('runs in a private folder where user namespaces are not to be had', async () => {
    const inner = path.join(await emptyFolder(), 'data')
    vi.stubEnv('PATH', '')
    const { connection } = await start(inner)
    expect(await query(connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
  })
})

describe('several processes', () => {
  test('that start at once on an empty folder share one PostgreSQL', async () => {
    const folder = await emptyFolder()
    const all = await Promise.all([startElsewhere(folder), startElsewhere(folder), startElsewhere(folder)])
    expect(new Set(all.map(({ pid }) => pid)).size).toBe(1)
    for (const { connection } of all) expect(await query(connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
  })

  test('go on when the one that started PostgreSQL is killed, and the last one stops it', async () => {
    const folder = await folderWithDatabase()
    const starter = await startElsewhere(folder)
    const second = await startElsewhere(folder)
    const third = await start(folder)
    starter.process.kill('SIGKILL')
    await ended(starter.process)
    second.process.send('stop')
    await ended(second.process)
    expect(third.postmasterPid).toBe(starter.pid)
    expect(await query(third.connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
    await third.stop()
    expect(processesOf((await prepareDatabaseFolder(folder)).name)).toEqual([])
  })

  test('adopt a PostgreSQL whose only user was killed', async () => {
    const folder = await folderWithDatabase()
    const killed = await startElsewhere(folder)
    killed.process.kill('SIGKILL')
    await ended(killed.process)
    expect((await start(folder)).postmasterPid).toBe(killed.pid)
  })

  test('restart a killed PostgreSQL exactly once', async () => {
    const folder = await folderWithDatabase()
    const layout = await prepareDatabaseFolder(folder)
    const [first, second] = [await start(folder), await start(folder)]
    await startElsewhere(folder)
    const before = first.postmasterPid
    killAll(layout)
    await vi.waitUntil(() => first.postmasterPid !== before && second.postmasterPid !== before, patience)
    expect(first.postmasterPid).toBe(second.postmasterPid)
  })
})

/** As in a container: with process numbers of its own, and all of its processes end with its first. */
const apart = ['--pid', '--fork', '--kill-child', '--mount-proc']
// A system's own program, as a name: no package of ours is meant.
const unshare = 'unshare'
const canBeApart = spawnSync(unshare, [...apart, 'true']).status === 0

describe('processes that do not see each other', () => {
  const startApart = (folder: string) =>
    startElsewhere(folder, { execPath: unshare, execArgv: [...apart, process.execPath], silent: true })

  test.runIf(canBeApart)('leave the PostgreSQL of the other alone, until it is gone', async () => {
    const folder = await folderWithDatabase()
    const first = await startApart(folder)
    await expect(start(folder)).rejects.toThrow(
      /Another container or machine uses the database in .+ DATABASE_URL/,
    )
    expect(await query(first.connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
    first.process.kill('SIGKILL')
    await ended(first.process)
    const { connection, postmasterPid } = await vi.waitFor(() => start(folder), patience)
    await expect(startApart(folder)).rejects.toThrow(/ended early/)
    expect(await query(connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
    expect(await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8')).toMatch(
      RegExp(`^${postmasterPid}\n`),
    )
  })

  test('leave a PostgreSQL alone that answers, though nobody holds the lease and its number is not here', async () => {
    const folder = await folderWithDatabase()
    const killed = await startElsewhere(folder)
    killed.process.kill('SIGKILL')
    await ended(killed.process)
    const file = path.join(folder, 'postgres', 'postmaster.pid')
    const elsewhere = `${spawnSync(process.execPath, ['--version']).pid}`
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, elsewhere))
    await expect(start(folder)).rejects.toThrow(/Another container or machine uses the database/)
    expect(await query(killed.connection, 'SELECT 1 AS one')).toEqual({ one: 1 })
  })
})

describe('what cannot work is said in a sentence', () => {
  test('an unknown machine', () => {
    expect(() => findBinaries('win32', 'x64')).toThrow(
      /no embedded PostgreSQL for win32 on x64\. Set DATABASE_URL/,
    )
  })

  test('a data folder that is a file', async () => {
    const file = path.join(await emptyFolder(), 'data')
    await writeFile(file, '')
    await expect(start(file)).rejects.toThrow(
      /^The data folder .+ cannot be used\. DATA_DIR is not a folder\./,
    )
  })

  test('a data folder where none can be made', async () => {
    await expect(start('/proc/data')).rejects.toThrow(
      /^The data folder \/proc\/data cannot be used\. No folder can be made there/,
    )
  })

  test('data of another release of PostgreSQL', async () => {
    const folder = await emptyFolder()
    await mkdir(path.join(folder, 'postgres'), { mode: 0o700 })
    await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '15\n')
    await expect(start(folder)).rejects.toThrow(/was made by PostgreSQL 15, this release brings 18\./)
  })
})
