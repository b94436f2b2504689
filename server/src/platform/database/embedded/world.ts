import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { EmbeddedDatabaseError, explain } from './embedded-database-error.ts'
import type { Layout } from './layout.ts'
import type { FileLock } from './lock.ts'

/** A second PostgreSQL on the same files would destroy them, so whoever cannot see the first must not start one. */
export const livesElsewhere = (root: string) =>
  new EmbeddedDatabaseError(
    `Another container or machine uses the database in ${root}, and its processes cannot be seen from here. Stop it first, or run this inside it; for several containers set DATABASE_URL.`,
  )

/**
 * Takes the lease together with others, and only with such as see the same processes: a container shares files with its
 * neighbours, and no process numbers. Call it only while holding the mutex.
 */
export function joinLease(lease: FileLock, { root, holderFile }: Layout): void {
  const own = ownWorld()
  if (lease.tryExclusive()) {
    lease.release()
    writeNote(holderFile, own)
  } else if (
    !isSameWorld(
      readOr(() => readFileSync(holderFile, 'utf8')),
      own,
    )
  ) {
    throw livesElsewhere(root)
  }
  // Only who holds the mutex takes the lease alone, so this cannot fail.
  lease.tryShared()
}

/** Whether two notes may be of one world: what either does not know tells nothing. */
export function isSameWorld(noted: string, own: string): boolean {
  const others = noted.split('\n')
  return own.split('\n').every((each, n) => !each || !others[n] || each === others[n])
}

/** Where a process number means what it means here: the boot of the machine, and the container in it. Elsewhere than on Linux nothing is known. */
function ownWorld(): string {
  const boot = readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  return `${boot}\n${readOr(() => readlinkSync('/proc/self/ns/pid'))}`
}

function writeNote(file: string, text: string): void {
  try {
    // Made anew: it may be of root's making, or of whoever ran the server before.
    rmSync(file, { force: true })
    writeFileSync(file, text)
  } catch (error) {
    throw explain(`The file ${file} cannot be written.`, error)
  }
}

function readOr(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
