import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { type EmbeddedDatabase, startEmbedded } from '../../server/src/platform/database/embedded/index.ts'
import { unprivileged } from '../debian.ts'
import { readPantry, signUp } from '../product/api.ts'
import { Product } from '../product/product.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const ours = 'statement_timeout, lock_timeout, idle_in_transaction_session_timeout'
const pollMs = 50

/** What the product did behind a PgBouncer that is set up like this. */
export interface Behind {
  poolMode: string
  ignores: string
  serves: boolean
  /** What it printed last where it did not. */
  said: string
}

/** Starts the product behind PgBouncer in each of its modes, with and without the settings that it asks for. */
export async function behindPgbouncer(program: string, entry: string): Promise<Behind[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-pgbouncer-'))
  const database = await startEmbedded({ dataDir: join(folder, 'data'), log })
  const found: Behind[] = []
  try {
    for (const poolMode of ['transaction', 'session'])
      for (const ignores of ['extra_float_digits', ours])
        found.push(await tryOne({ program, entry, folder, database }, { poolMode, ignores }))
    return found
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Ground {
  program: string
  entry: string
  folder: string
  database: EmbeddedDatabase
}

async function tryOne(
  { program, entry, folder, database }: Ground,
  { poolMode, ignores }: Pick<Behind, 'poolMode' | 'ignores'>,
): Promise<Behind> {
  const [port, bouncerPort] = [await freePort(), await freePort()]
  const { host, user, database: name } = database.connection
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]\n${name} = host=${host} port=${database.connection.port} user=${user} dbname=${name}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${bouncerPort}\nunix_socket_dir =\nauth_type = any\npool_mode = ${poolMode}\nignore_startup_parameters = ${ignores}\n`,
  )
  const bouncer = start(unprivileged([program, settings]))
  const logFile = join(folder, `${poolMode}-${ignores.length}.log`)
  const env = {
    DATA_DIR: join(folder, 'other'),
    DATABASE_URL: `postgresql://${user}@127.0.0.1:${bouncerPort}/${name}`,
  }
  try {
    await listens(bouncerPort)
    const product = Product.start({ entry, port, env, logFile })
    const serves = await product.ready().then(
      () => true,
      () => false,
    )
    if (serves) await readPantry(product.url, (await signUp(product.url)).cookie)
    if (product.alive) await product.stop()
    return { poolMode, ignores, serves, said: readFileSync(logFile, 'utf8').trim().split('\n').at(-1) ?? '' }
  } finally {
    bouncer.kill('SIGKILL')
    await once(bouncer, 'exit')
  }
}

function start([program = '', ...args]: string[]): ChildProcess {
  return spawn(program, args, { stdio: 'ignore' })
}

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return
    await sleep(pollMs)
  }
  throw new Error(`nobody listens on port ${port}`)
}
