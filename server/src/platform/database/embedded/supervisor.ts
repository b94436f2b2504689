import { setTimeout as sleep } from 'node:timers/promises'
import { giveToFolderOwner } from '#platform/files/data-folder.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { connectionTo, prepareDatabase } from './connection.ts'
import type { Layout } from './layout.ts'
import { exclusively, type FileLock, openLock } from './lock.ts'
import {
  clearRemains,
  findPostmaster,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
  waitUntilReady,
} from './postmaster.ts'
import { isAlive } from './processes.ts'
import { chooseRunAs } from './run-as.ts'
import { prepareSocketDir } from './socket.ts'
import { joinLease } from './world.ts'

/** The part of a pino logger that the supervisor uses. */
export type EmbeddedLog = Record<'info' | 'warn' | 'error', (detail: object, message: string) => void>

/** For one that another process started: who started it hears of its end, and looks no more, for each look wakes this process. */
const watchEveryMs = 1_000
const retryEveryMs = 500
const startAttempts = 3

/**
 * Keeps one PostgreSQL alive on a data directory together with every other process that does the same.
 * Each holds the lease; who starts, restarts or stops holds the mutex. The last to leave stops PostgreSQL, and a
 * process that is killed leaves the lease by dying: the next start adopts whatever still runs.
 */
export class Supervisor {
  readonly #layout: Layout
  readonly #log: EmbeddedLog
  readonly #lease: FileLock
  readonly #stopping = new AbortController()
  readonly #stopAsked = new Promise<void>((resolve) =>
    this.#stopping.signal.addEventListener('abort', () => resolve()),
  )
  #postmaster: Postmaster
  #watching: Promise<void>
  #stopped: Promise<void> | undefined

  private constructor(layout: Layout, log: EmbeddedLog, lease: FileLock, postmaster: Postmaster) {
    this.#layout = layout
    this.#log = log
    this.#lease = lease
    this.#postmaster = postmaster
    this.#watching = this.#watch()
  }

  static async start(layout: Layout, log: EmbeddedLog): Promise<Supervisor> {
    const lease = openLock(layout.leaseFile)
    try {
      const postmaster = await exclusively(layout.mutexFile, async () => {
        joinLease(lease, layout)
        return ensureRunning(layout, log)
      })
      return new Supervisor(layout, log, lease, postmaster)
    } catch (error) {
      lease.close()
      throw error
    }
  }

  get pid(): number {
    return this.#postmaster.pid
  }

  get connection() {
    return connectionTo(this.#postmaster.socketDir)
  }

  /** Leaves; PostgreSQL is stopped when nobody else uses it. Safe to call more than once. */
  stop(): Promise<void> {
    this.#stopped ??= this.#leave()
    return this.#stopped
  }

  async #leave(): Promise<void> {
    this.#stopping.abort()
    await this.#watching
    try {
      await exclusively(this.#layout.mutexFile, async () => {
        this.#lease.release()
        try {
          if (this.#lease.tryExclusive()) await stopPostmaster(this.#layout)
        } finally {
          // Still under the mutex: whoever starts next must find the lease free.
          this.#lease.close()
        }
      })
    } finally {
      this.#lease.close()
    }
  }

  async #watch(): Promise<void> {
    while (await this.#nextLook()) {
      // Whose end was told is not asked for by its number, which may be another's by now.
      if (!this.#postmaster.ended && isAlive(this.#postmaster.pid)) continue
      const since = Date.now()
      this.#log.warn({ pid: this.#postmaster.pid }, 'PostgreSQL ended; bringing it back')
      try {
        this.#postmaster = await exclusively(this.#layout.mutexFile, () =>
          ensureRunning(this.#layout, this.#log),
        )
        this.#log.info({ pid: this.#postmaster.pid, tookMs: Date.now() - since }, 'PostgreSQL is back')
      } catch (error) {
        this.#log.error({ err: error }, 'PostgreSQL could not be brought back; trying again')
        await this.#pause(retryEveryMs)
      }
    }
  }

  /** At once where the end of PostgreSQL is told. False once the supervisor is asked to stop. */
  async #nextLook(): Promise<boolean> {
    const { ended } = this.#postmaster
    // One wait for each PostgreSQL: a promise keeps all that ever waited for it.
    await (ended ? Promise.race([ended, this.#stopAsked]) : this.#pause(watchEveryMs))
    return !this.#stopping.signal.aborted
  }

  /** False once the supervisor is asked to stop; the timer alone does not keep the process alive. */
  #pause(ms: number): Promise<boolean> {
    return sleep(ms, true, { ref: false, signal: this.#stopping.signal }).catch(() => false)
  }
}

/** Adopts the PostgreSQL that runs, or starts one. Call it only while holding the mutex. */
async function ensureRunning(layout: Layout, log: EmbeddedLog): Promise<Postmaster> {
  const found = findPostmaster(layout)
  if (found && (await waitUntilReady(found, layout.name))) {
    await prepareDatabase(found.socketDir)
    log.info({ pid: found.pid }, 'Using the PostgreSQL that already runs on this data folder')
    return found
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await startAfresh(layout, log)
    } catch (error) {
      if (attempt === startAttempts || !isTransient(error)) throw error
      log.warn({ err: error }, 'PostgreSQL did not start; trying again')
      await sleep(retryEveryMs)
    }
  }
}

async function startAfresh(layout: Layout, log: EmbeddedLog): Promise<Postmaster> {
  const since = Date.now()
  await clearRemains(layout)
  const binaries = findBinaries()
  const runAs = await chooseRunAs(layout, binaries)
  await prepareCluster(layout, runAs, binaries.major)
  const socketDir = await prepareSocketDir(layout, runAs)
  const postmaster = await startPostmaster(layout, runAs, socketDir)
  const { mutexFile, leaseFile, holderFile, serverLog } = layout
  for (const file of [mutexFile, leaseFile, holderFile, serverLog]) await giveToFolderOwner(file)
  await prepareDatabase(socketDir)
  log.info({ pid: postmaster.pid, tookMs: Date.now() - since }, 'PostgreSQL started')
  return postmaster
}

/** What the death of a previous PostgreSQL may leave for a moment. */
function isTransient(error: unknown): boolean {
  return (
    error instanceof Error &&
    /pre-existing shared memory block|postmaster\.pid" already exists/.test(error.message)
  )
}
