import { type EmbeddedConnection, urlOf } from './connection.ts'
import { prepareDatabaseFolder } from './layout.ts'
import { type EmbeddedLog, Supervisor } from './supervisor.ts'

export { EmbeddedDatabaseError } from './embedded-database-error.ts'
export { hasEmbedded } from './layout.ts'
export { ownName } from './user.ts'
export type { EmbeddedConnection, EmbeddedLog }

/** A PostgreSQL of our own that is kept alive until `stop`. */
export type EmbeddedDatabase = {
  /** For `new pg.Pool(...)`; it stays the same when PostgreSQL is restarted. */
  readonly connection: EmbeddedConnection
  /** The same as a URL. */
  readonly url: string
  /** Changes when PostgreSQL is restarted. */
  readonly postmasterPid: number
  /** End the pool first: PostgreSQL stops when this was its last user, and other processes keep it otherwise. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of this data folder, or joins the one that another process runs there, and restarts it when it
 * dies. Everything lies in `dataDir`, except where it is too deep or closed: then the socket is in /tmp, and for root
 * without user namespaces a copy of the programs in /var/lib/shelfmate. Throws `EmbeddedDatabaseError` with a sentence.
 */
export async function startEmbedded(options: {
  dataDir: string
  log: EmbeddedLog
}): Promise<EmbeddedDatabase> {
  const supervisor = await Supervisor.start(await prepareDatabaseFolder(options.dataDir), options.log)
  return {
    get connection() {
      return supervisor.connection
    },
    get url() {
      return urlOf(supervisor.connection)
    },
    get postmasterPid() {
      return supervisor.pid
    },
    stop: () => supervisor.stop(),
  }
}
