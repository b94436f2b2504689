import { BackupError } from '#platform/backup/problem.ts'
import { ConfigError } from '#platform/config/config.ts'
import { isConnectionLoss } from '#platform/database/database.ts'
import { EmbeddedDatabaseError } from '#platform/database/embedded/index.ts'
import { DatabaseTooOldError, SchemaTooNewError } from '#platform/database/migrate.ts'

const known = [ConfigError, DatabaseTooOldError, SchemaTooNewError, EmbeddedDatabaseError, BackupError]

/** What to print of an error that ends a program: a sentence where its reader can do something, else where it came from. */
export function textOfProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isConnectionLoss(error)) return `The database cannot be reached: ${error.message}`
  if (isListenProblem(error)) return textOfListening(error)
  return known.some((type) => error instanceof type) ? error.message : (error.stack ?? error.message)
}

interface ListenProblem extends NodeJS.ErrnoException {
  port: number
  address: string
}

function isListenProblem(error: NodeJS.ErrnoException): error is ListenProblem {
  return error.syscall === 'listen' && 'port' in error && 'address' in error
}

function textOfListening({ code, port, address, message }: ListenProblem): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken, perhaps by a Shelfmate that runs already. Stop that one, or take another port: PORT=${port + 1} npm start`
  if (code === 'EACCES')
    return `Port ${port} is not for this user. Take one from 1024 on, with a proxy in front: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL')
    return `HOST=${address} is no address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for every network it is in.`
  return message
}
