import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError, explain } from './embedded-database-error.ts'

/** A lock between processes that the kernel drops when its holder dies, however it dies. */
export type FileLock = {
  /** Takes it together with other sharers; false when somebody holds it alone. */
  tryShared(): boolean
  /** Takes it alone; false when anybody else holds it. */
  tryExclusive(): boolean
  release(): void
  /** Releases for good; safe to call again. */
  close(): void
}

const sqliteBusy = 5
const patienceMs = 180_000
const retryMs = 20

/**
 * Opens the lock kept on `file`.
 * Node has no flock, and files with process ids go stale after kill -9; the SQLite inside Node takes real kernel
 * locks, shared and exclusive, on an otherwise empty file. The file stays: removing a lock file is a race.
 */
export function openLock(file: string): FileLock {
  const database = attempt(file, () => new DatabaseSync(file))
  const take = (statements: string): boolean => {
    try {
      database.exec(statements)
      return true
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      if (error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === sqliteBusy)
        return false
      throw explain(`The lock ${file} cannot be taken.`, error)
    }
  }
  return {
    tryShared: () => take('BEGIN; SELECT count(*) FROM sqlite_master'),
    tryExclusive: () => take('BEGIN EXCLUSIVE'),
    release: () => {
      if (database.isTransaction) database.exec('ROLLBACK')
    },
    close: () => {
      if (database.isOpen) database.close()
    },
  }
}

/** Runs `work` while no other process does so under the same lock file. */
export async function exclusively<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = openLock(file)
  try {
    const deadline = Date.now() + patienceMs
    while (!lock.tryExclusive()) {
      if (Date.now() > deadline) {
        throw new EmbeddedDatabaseError(
          `Another process has held ${file} for minutes. Stop it and start again.`,
        )
      }
      await sleep(retryMs)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function attempt<T>(file: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    throw explain(`The lock ${file} cannot be opened.`, error)
  }
}
