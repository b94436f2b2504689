import type { Pool } from 'pg'
import type { Config } from '#platform/config/config.ts'
import { listKnownMigrations } from '#platform/database/migrate.ts'
import { isOpenToOthers } from '#platform/files/data-folder.ts'
import { freeOf } from './disk-space.ts'
import { ageOf } from './minor-releases.ts'
import type { SystemPart } from './status.ts'

/** What every process stands on: its duties, the address it is known by, the data folder, the database. */
export const platformParts = (config: Config, pool: Pool): SystemPart[] => [
  { name: 'process', uses: `roles ${config.ROLES.join(' and ')}`, look: async () => upFor(process.uptime()) },
  addressPart(config),
  {
    name: 'data folder',
    uses: config.DATA_DIR,
    look: async () => {
      const free = await freeOf(config.DATA_DIR)
      const open = (await isOpenToOthers(config.DATA_DIR)) ? ', open to other users of this machine' : ''
      return `${free}${open}`
    },
  },
  {
    name: 'database',
    ...(config.DATABASE_URL
      ? { uses: 'the PostgreSQL of DATABASE_URL' }
      : {
          uses: 'the embedded PostgreSQL',
          why: 'DATABASE_URL is not set: the packaged PostgreSQL gets security fixes late (docs/operations.md)',
        }),
    look: async () => {
      const found = await pool.query(
        `select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`,
      )
      return `${ageOf(String(found.rows[0]?.version))}; ${found.rows[0]?.size}`
    },
  },
  { name: 'migrations', uses: 'drizzle.__drizzle_migrations', look: () => lookAtMigrations(pool) },
]

function addressPart({ PORT, PUBLIC_URL, TRUST_PROXY }: Config): SystemPart {
  if (!PUBLIC_URL)
    return {
      name: 'address',
      uses: `http://localhost:${PORT}`,
      why: 'PUBLIC_URL is not set: links in mails lead to this machine, cookies are not Secure',
    }
  const hidden = TRUST_PROXY === false && PUBLIC_URL.startsWith('https:')
  return {
    name: 'address',
    uses: PUBLIC_URL,
    why: hidden ? 'TRUST_PROXY is not set: behind a proxy all students share one rate limit' : undefined,
  }
}

async function lookAtMigrations(pool: Pool): Promise<string> {
  const known = listKnownMigrations().length
  const found = await pool.query('select count(*) as applied from drizzle.__drizzle_migrations')
  const applied = Number(found.rows[0]?.applied)
  if (applied < known) throw new Error(`${applied} of ${known} applied`)
  return applied === known
    ? `all ${known} applied`
    : `all ${known} applied, and ${applied - known} newer ones`
}

function upFor(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `up for ${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
