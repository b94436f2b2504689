import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { urlOf } from '#platform/database/embedded/connection.ts'
import { lockMigrations } from '#platform/database/migrate.ts'
import { makeLog } from '#platform/log/log.ts'
import { serve } from './serve.ts'
import { createTestDatabase, type TestDatabase, waitingForLocks } from './testing/test-database.ts'

/** A mail server that takes connections and never says a word. */
const deafServer = createServer()
const dataDir = mkdtempSync(join(tmpdir(), 'shelfmate-serve-'))
let database: TestDatabase
let smtpPort: number
beforeAll(async () => {
  database = await createTestDatabase()
  smtpPort = await listen()
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

async function listen(): Promise<number> {
  await once(deafServer.listen(0, '127.0.0.1'), 'listening')
  const address = deafServer.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Somebody whose reminder should have gone out a minute ago. */
async function addDueReminder(target: ClientConfig): Promise<void> {
  const client = new pg.Client(target)
  await client.connect()
  await client.query(`
    with somebody as (
      insert into users (id, email, display_name, folded_name, password_hash)
      values (gen_random_uuid(), 'mei@campus.test', 'Mei Tan', 'mei tan', 'x') returning id
    ), item as (
      insert into pantry_items (user_id, id, name, quantity, expiry_date, remark, date_added)
      select id, gen_random_uuid(), 'Milk', 1, current_date, '', now() from somebody
    )
    insert into reminders (user_id, local_date, status, due_at, deadline_at)
    select id, current_date, 'pending', now() - interval '1 minute', now() + interval '1 hour' from somebody`)
  await client.end()
}

/** The product on the test's database; returns where it listens and what stops it. */
async function start(stopping = new AbortController().signal, env: Record<string, string> = {}) {
  const lines: string[] = []
  const { host = '', port = 0, user = '', database: name = '' } = database.target
  const stop = await serve({
    config: readConfig({
      DATA_DIR: dataDir,
      PORT: '0',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      DATABASE_URL: urlOf({ host, port, user, database: name, ssl: false }),
      ...env,
    }),
    log: makeLog('info', { write: (line) => void lines.push(line) }),
    embedded: undefined,
    stopping,
  })
  const ready = lines.map((line) => JSON.parse(line)).find((line) => line.port !== undefined)
  return { url: `http://127.0.0.1:${ready.port}`, stop }
}

const answers = async (url: string) =>
  fetch(url, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

it('leaves no connection to the database where its port is taken, or its key damaged', async () => {
  await expect(start(undefined, { PORT: String(smtpPort) })).rejects.toThrow('EADDRINUSE')
  const damaged = mkdtempSync(join(dataDir, 'damaged-'))
  writeFileSync(join(damaged, 'session-secret'), 'cut off')
  await expect(start(undefined, { DATA_DIR: damaged })).rejects.toThrow('session-secret holds fewer')
  const client = new pg.Client(database.target)
  await client.connect()
  const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`
  // PostgreSQL counts a connection for a moment after its end.
  await expect.poll(async () => (await client.query(others)).rowCount).toBe(0)
  await client.end()
})

describe('a stop', () => {
  it('does not wait for another process that migrates', async () => {
    const pool = new pg.Pool(database.target)
    const other = await pool.connect()
    await other.query('begin')
    expect(await lockMigrations(other)).toBe(true)
    const stopping = new AbortController()
    const started = start(stopping.signal)
    await expect.poll(() => waitingForLocks({ pool })).toBe(1)
    stopping.abort()
    await expect(started).rejects.toThrow('aborted')
    other.release(true)
    await pool.end()
  })

  it('loses nothing that a proxy sends on a connection it kept, until that has seen the stop', async () => {
    const { url, stop } = await start(undefined, { TRUST_PROXY: '1' })
    const kept = connect(Number(new URL(url).port), '127.0.0.1')
    const ask = async (path: string) => {
      kept.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
      const [answer]: Buffer[] = await once(kept, 'data')
      return String(answer)
    }
    expect(await ask('/readyz')).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i)
    const stopped = stop()
    await sleep(500)
    expect(await fetch(`${url}/readyz`)).toMatchObject({ status: 503 })
    expect(await ask('/healthz')).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i)
    await stopped
  })

  it('ends serving at once, also while a mail is on its way to a server that says nothing', async () => {
    await addDueReminder(database.target)
    const mail = once(deafServer, 'connection')
    const { url, stop } = await start()
    const [connection]: Socket[] = await mail
    expect(await answers(`${url}/healthz`)).toBe(true)
    const ended = vi.fn()
    const stopped = stop().finally(ended)
    await expect.poll(() => answers(`${url}/healthz`)).toBe(false)
    expect(ended).not.toHaveBeenCalled()
    // The mail is tried once more, on a new connection.
    deafServer.close()
    connection?.destroy()
    await stopped
  })
})
