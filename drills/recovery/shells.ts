import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const outputMaxBytes = 10_000_000

/** What the operations page tells operators to do, done by the very files that it names. */
const told = join(import.meta.dirname, '../../docs/recovery')

/** Turns archiving on in a cluster, into a folder that PostgreSQL's user may write. */
export function archiveTo(folder: string, cluster: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o777)
  const settings = readFileSync(join(told, 'archive.conf'), 'utf8').replaceAll('/backups/wal', folder)
  appendFileSync(join(cluster, 'postgresql.conf'), settings)
}

export const baseBackup = (target: string, env: Record<string, string>): Promise<void> =>
  sh('base-backup.sh', [target], env)

interface Recovery {
  base: string
  /** The folder that was lost. */
  lost: string
  target: string
  archive: string
  /** Until when; unset: to the last change. */
  until?: Date | undefined
}

export const recover = ({ base, lost, target, archive, until }: Recovery): Promise<void> =>
  sh('recover.sh', [base, lost, target, ...(until ? [asWritten(until)] : [])], { WAL: archive })

/** PostgreSQL reads no Z here. */
const asWritten = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00')

async function sh(script: string, args: string[], env: Record<string, string>): Promise<void> {
  await promisify(execFile)('sh', [join(told, script), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    maxBuffer: outputMaxBytes,
  })
}
