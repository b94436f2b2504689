import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { templateDatabase } from './global-setup.ts'

/** A database of this test file's own, copied from the migrated template. */
export async function createTestDatabase(): Promise<{ target: pg.ClientConfig; drop(): Promise<void> }> {
  const server = inject('databaseServer')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${database} template ${templateDatabase}`)
  return {
    target: { ...server, database },
    drop: () => onServer(server, `drop database ${database} with (force)`),
  }
}

/** Copies of one template must not be made at the same moment: an advisory lock puts the workers in a row. */
async function onServer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
