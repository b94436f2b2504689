import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { findBinaries } from '../../server/src/platform/database/embedded/binaries.ts'
import { prepareDatabaseFolder } from '../../server/src/platform/database/embedded/layout.ts'
import {
  chooseRunAs,
  commandOf,
  ownPath,
  type RunAs,
  run,
} from '../../server/src/platform/database/embedded/run-as.ts'
import { childrenOf } from './postgres.ts'

const patienceMs = 60_000
const pollMs = 50
const connections = 120

/** A PostgreSQL as a campus runs its own: a port, an account, and nobody of ours who brings it back. */
export class OwnPostgres {
  readonly cluster: string
  readonly port: number
  readonly #runAs: RunAs
  readonly #folder: string
  #child: ChildProcess | undefined

  private constructor(folder: string, runAs: RunAs, port: number) {
    this.#folder = folder
    this.#runAs = runAs
    this.port = port
    this.cluster = join(folder, 'cluster')
  }

  /** Makes one in an empty folder, and starts nothing. */
  static async create(folder: string): Promise<OwnPostgres> {
    mkdirSync(folder, { recursive: true })
    const runAs = await chooseRunAs(await prepareDatabaseFolder(folder), findBinaries())
    const own = new OwnPostgres(folder, runAs, await freePort())
    mkdirSync(own.cluster, { mode: 0o700 })
    chownSync(own.cluster, runAs.owner.uid, runAs.owner.gid)
    const asked = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '-D']
    const { code, output } = await run(runAs, own.cluster, 'initdb', [...asked, ownPath(runAs, own.cluster)])
    if (code !== 0) throw new Error(output)
    return own
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get url(): string {
    return `postgresql://postgres@127.0.0.1:${this.port}/postgres`
  }

  /** Starts it; resolves once it takes connections. */
  async start(): Promise<void> {
    const settings = {
      port: this.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: connections,
      log_min_messages: 'fatal',
    }
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const args = ['-D', ownPath(this.#runAs, this.cluster), ...given]
    const { file, args: rest, options } = commandOf(this.#runAs, 'postgres', args)
    this.#child = spawn(file, rest, { ...options, cwd: this.cluster, stdio: 'ignore' })
    const deadline = Date.now() + patienceMs
    while (!(await this.#answers())) {
      if (Date.now() > deadline) throw new Error(`the PostgreSQL in ${this.#folder} does not start`)
      await sleep(pollMs)
    }
  }

  /** Stops it at once, as an upgrade of it does. */
  async stop(): Promise<void> {
    await this.#end('SIGINT')
  }

  /** Kills all of it with signal 9. */
  async kill(): Promise<void> {
    // Before its children, whom it would replace; they end by themselves once they notice, if they have the time.
    const children = childrenOf(this.pid)
    const ended = this.#end('SIGKILL')
    for (const pid of children) killIfThere(pid)
    await ended
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client(this.url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      // It is not there yet.
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** Kills a process with signal 9, if it is still there. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended in the meantime.
  }
}
