import { lstatSync } from 'node:fs'
import { chown, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedDatabaseError, explain } from './embedded-database-error.ts'
import type { Layout } from './layout.ts'
import type { RunAs } from './run-as.ts'

/** PostgreSQL names its socket after a port, also when it listens on none. */
export const socketPort = 5432

/** The kernel's limit for a socket's path is 104 bytes on macOS and 108 on Linux, the closing zero included. */
const longestSocketPath = 103

/**
 * Makes the private folder for the socket: in DATA_DIR, or in /tmp under a short hashed name where DATA_DIR is too deep
 * or closed to PostgreSQL's user. Always /tmp, never TMPDIR: all processes of one DATA_DIR must find the same place.
 * No PostgreSQL of this DATA_DIR may live when it is called.
 */
export async function prepareSocketDir(layout: Layout, runAs: RunAs): Promise<string> {
  const inside = path.join(layout.root, 'postgres.socket')
  const fits = Buffer.byteLength(`${inside}/.s.PGSQL.${socketPort}`) <= longestSocketPath
  const folder = fits && !runAs.throughCwd ? inside : path.join('/tmp', layout.name)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { uid, mode } = lstatSync(folder)
    if (uid !== runAs.owner.uid && uid !== process.getuid?.()) {
      throw new EmbeddedDatabaseError(
        `${folder} belongs to another user of this machine. Remove it and start again.`,
      )
    }
    if ((mode & 0o170077) !== 0o040000) {
      throw new EmbeddedDatabaseError(
        `${folder} is not a private folder (mode 700). Remove it and start again.`,
      )
    }
    await chown(folder, runAs.owner.uid, runAs.owner.gid)
    await clearSocket(folder)
    return folder
  } catch (error) {
    throw explain(`The folder ${folder} for the database socket cannot be used.`, error)
  }
}

/**
 * Removes the socket that a killed PostgreSQL left, and its lock: that names a process, and the next PostgreSQL refuses
 * to start while this number is a zombie that nobody has reaped yet, or already somebody else's.
 */
async function clearSocket(folder: string): Promise<void> {
  const socket = path.join(folder, `.s.PGSQL.${socketPort}`)
  for (const file of [socket, `${socket}.lock`]) await rm(file, { force: true })
}
