import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import { bareSchema } from './schema.ts'

export type Row = Record<string, string | number | null>

/** As many as the product has. */
const connections = 10
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: connections,
  options: `-c search_path=${bareSchema}`,
})

/** The hash of the token that a request brings; of nothing where it brings none. */
export function hashOf({ headers }: IncomingMessage): Buffer {
  const token = /(?:^|;\s*)sid=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? ''
  return createHash('sha256').update(token).digest()
}

/** Runs a statement, prepared once on each connection. */
export async function run(name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows
}
