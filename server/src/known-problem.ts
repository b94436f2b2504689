import { BackupError } from '#platform/backup/problem.ts'
import { ConfigError } from '#platform/config/config.ts'
import { isConnectionLoss } from '#platform/database/database.ts'
import { EmbeddedDatabaseError } from '#platform/database/embedded/index.ts'
import { SchemaTooNewError } from '#platform/database/migrate.ts'

const known = [ConfigError, SchemaTooNewError, EmbeddedDatabaseError, BackupError]

/** What to print of an error that ends a program: a sentence where its reader can do something, else where it came from. */
export function textOfProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isConnectionLoss(error)) return `The database cannot be reached: ${error.message}`
  return known.some((type) => error instanceof type) ? error.message : (error.stack ?? error.message)
}
