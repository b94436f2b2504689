import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { connectionTo } from '../../server/src/platform/database/embedded/connection.ts'

/** How to reach the embedded PostgreSQL of a data folder, wherever it put its socket this time. */
export function connectionOf(dataDir: string): ClientConfig {
  return connectionTo(pidFile(dataDir)[4] ?? '')
}

/** The postmaster of a data folder; 0 while there is none. */
export function postmasterOf(dataDir: string): number {
  return Number(pidFile(dataDir)[0] ?? 0)
}

/** The processes that a postmaster has started and that still live. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === parent)
    .map(Number)
}

function pidFile(dataDir: string): string[] {
  return read(join(dataDir, 'postgres/postmaster.pid')).split('\n').filter(Boolean)
}

/** The fields behind the command name, which is in brackets and may itself hold brackets. */
function parentOf(pid: string): number {
  const stat = read(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Gone in the meantime, or not there yet.
    return ''
  }
}
