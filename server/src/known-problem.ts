import { productName } from '@shelfmate/contract/api/product'
import { BackupError } from '#platform/backup/backup-error.ts'
import { ConfigError } from '#platform/config/config.ts'
import { causesOf, isConnectionLoss } from '#platform/database/database.ts'
import { EmbeddedDatabaseError } from '#platform/database/embedded/index.ts'
import { DatabaseTooOldError, SchemaTooNewError } from '#platform/database/migrate.ts'
import { PoolerError } from '#platform/database/pooler.ts'
import { SecretError } from '#platform/secret/secret.ts'
import { StoreError } from '#platform/storage-problem.ts'

const known = [
  ConfigError,
  DatabaseTooOldError,
  SchemaTooNewError,
  EmbeddedDatabaseError,
  BackupError,
  PoolerError,
  SecretError,
]

/** What to print of an error that ends a program: a sentence where its reader can do something, else where it came from. */
export function textOfProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const told = databaseSentence(error) ?? pathSentence(error)
  if (told !== undefined) return told
  if (isListenProblem(error)) return textOfListening(error)
  // Where it is away it has the codes of a database that is.
  if (error instanceof StoreError) return `The pictures cannot be reached: ${error.message}`
  // Before what caused it: a file that is missing has the code of a socket that is.
  if (known.some((type) => error instanceof type)) return error.message
  if (isConnectionLoss(error)) return `The database cannot be reached: ${error.message}`
  return error.stack ?? error.message
}

/** Ports as the operations page has them, by the settings that name them. */
const usualPorts = { PORT: 3000, WORKER_PORT: 3100 }

interface ListenProblem extends NodeJS.ErrnoException {
  port: number
  address: string
  /** In place of these where HOST is a name that has no address. */
  hostname?: string
  setting?: keyof typeof usualPorts
}

/** Says of a port that cannot be opened which setting it comes from; without it that is PORT. */
export const fromSetting = (setting: ListenProblem['setting']) => (error: unknown) => {
  throw error instanceof Error ? Object.assign(error, { setting }) : error
}

function isListenProblem(error: NodeJS.ErrnoException): error is ListenProblem {
  if (error.syscall === 'getaddrinfo') return 'setting' in error
  return error.syscall === 'listen' && 'port' in error && 'address' in error
}

function textOfListening(problem: ListenProblem): string {
  const { code, port, message, setting = 'PORT', hostname } = problem
  const address = hostname ?? problem.address
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken, perhaps by a ${productName} that runs already. Stop that one, or take another port: ${setting}=${port + 1} npm start`
  if (code === 'EACCES')
    return `This user may not open port ${port}. Use 1024 or higher, with a proxy in front: ${setting}=${usualPorts[setting]} npm start`
  if (code === 'EADDRNOTAVAIL' || hostname !== undefined)
    return `HOST=${address} is not an address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for every network it is in.`
  return message
}

/** What PostgreSQL says no to, by its SQLSTATE. */
const databaseProblems: Record<string, string> = {
  '28P01':
    'PostgreSQL does not take the password in DATABASE_URL. A special character in it is written as in every URL: @ as %40.',
  '28000':
    'PostgreSQL does not let the user of DATABASE_URL in. Create the role with LOGIN, and allow it in pg_hba.conf.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it: createdb --owner=USER NAME',
  '42501':
    'The user of DATABASE_URL lacks rights. Make it the owner of its database: ALTER DATABASE name OWNER TO user',
  '25006':
    'The database is read-only: DATABASE_URL leads to a standby, or default_transaction_read_only is on. It must lead to the primary.',
  '40P01': 'Something else changed the same data at this moment. Try again.',
  '55P03':
    'Something else in the database holds what this has to change. Try again; if it stays so, end it: pg_stat_activity says what it is.',
  '53300':
    'PostgreSQL has no connection left. Stop some of what uses it, or raise max_connections; the embedded one keeps to its number: run fewer processes, or set DATABASE_URL.',
  '0A000': `PostgreSQL lacks something that ${productName} needs: install the extensions citext, pg_trgm and unaccent (postgresql-contrib).`,
  '08P01':
    'What stands before PostgreSQL refuses our settings. For PgBouncer: pool_mode = session, and ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
}

/** Failures of the file system that whoever starts the program can mend. */
const pathProblems: Record<string, string> = {
  EACCES: 'may not be used by this user. It must belong to whoever starts the program.',
  EPERM: 'may not be used by this user. It must belong to whoever starts the program.',
  ENOTDIR: "is not a folder, or is inside something that isn't one.",
  EEXIST: 'exists but is not a folder.',
  EROFS: 'lies on a read-only file system. Point DATA_DIR at a folder that can be written.',
  ENAMETOOLONG: 'is longer than a path may be.',
  ELOOP: 'is a link that leads back to itself.',
  // Of other files a missing one has a sentence of its own.
  'mkdir ENOENT': 'is not there, and cannot be made there. Point DATA_DIR at a folder that can be written.',
  ENOSPC: 'lies on a full disk. Make room, then start again.',
  EDQUOT: 'lies on a disk whose quota is used up. Make room, then start again.',
}

function databaseSentence(error: Error): string | undefined {
  for (const cause of causesOf(error)) {
    const sentence = 'severity' in cause && 'code' in cause ? databaseProblems[String(cause.code)] : undefined
    if (sentence) return `${sentence} (${cause.message})`
  }
  return undefined
}

function pathSentence(error: Error): string | undefined {
  // Sockets have no path, and where a database's socket is not to be had, that is another sentence.
  if (!('syscall' in error) || error.syscall === 'connect' || !('path' in error) || !('code' in error))
    return undefined
  const sentence =
    pathProblems[String(error.code)] ?? pathProblems[`${String(error.syscall)} ${String(error.code)}`]
  return sentence && `${String(error.path)} ${sentence}`
}
