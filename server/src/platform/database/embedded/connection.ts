import pg from 'pg'
import { hasCode } from '#platform/errors/has-code.ts'
import { socketPort } from './socket.ts'

/** What `pg` needs to connect; `ssl` is fixed so that PGSSLMODE in the environment changes nothing. */
export type EmbeddedConnection = { host: string; port: number; user: string; database: string; ssl: false }

/** What one attempt to reach PostgreSQL found; `foreign` is a PostgreSQL of another data directory. */
type Answer = 'ready' | 'starting' | 'down' | 'foreign'

const application = 'shelfmate'
const timeoutMs = 5_000

/** The application's own role: it owns its database and is no superuser. */
export function connectionTo(socketDir: string): EmbeddedConnection {
  return { host: socketDir, port: socketPort, user: application, database: application, ssl: false }
}

/** The same as a URL for programs that are started with DATABASE_URL. */
export function urlOf({ host, user, database }: EmbeddedConnection): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
}

/** Asks PostgreSQL who it is, over a connection reserved for the superuser: a full pool does not look like a death. */
export async function ping(socketDir: string, clusterName: string): Promise<Answer> {
  try {
    const found = await asSuperuser(socketDir, (client) => client.query('SHOW cluster_name'))
    return found.rows[0]?.cluster_name === clusterName ? 'ready' : 'foreign'
  } catch (error) {
    return hasCode(error, 'ENOENT', 'ECONNREFUSED', 'ENOTDIR') ? 'down' : 'starting'
  }
}

/** Creates the application's role and database where they are missing. */
export async function prepareDatabase(socketDir: string): Promise<void> {
  await asSuperuser(socketDir, async (client) => {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [application])
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${application} LOGIN CREATEDB`)
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [application])
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${application} OWNER ${application}`)
  })
}

async function asSuperuser<T>(socketDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...connectionTo(socketDir),
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // An end of the connection also fails the query that waits; this keeps it from ending the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
