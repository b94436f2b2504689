import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { Product, program } from '../drills/product/product.ts'
import { fillCampus } from '../drills/students/campus.ts'
import { freePort } from '../scripts/lib/free-port.mjs'
import { type EmbeddedConnection, urlOf } from '../server/src/platform/database/embedded/connection.ts'
import { type EmbeddedDatabase, startEmbedded } from '../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import { fillBare } from './bare/schema.ts'
import { LoadProcess } from './run-load.ts'

/** Where there are two cores the load has one to itself; PostgreSQL may use both. */
const [loadCpu, serverCpu] = [0, 1]
const log = { info: () => undefined, warn: console.warn, error: console.error }

const programs = { product: program, bare: join(import.meta.dirname, 'bare/server.ts') }

/** A server that is measured. */
export interface Side {
  name: string
  product: Product
  database: string
}

/** One PostgreSQL, which belongs to this process so that it inherits nobody's core, the servers on it, and their load. */
export class Ground {
  readonly folder: string
  readonly load = new LoadProcess(loadCpu)
  readonly #embedded: EmbeddedDatabase
  readonly #servers: Product[] = []
  #closed: Promise<void> | undefined

  private constructor(folder: string, embedded: EmbeddedDatabase) {
    this.folder = folder
    this.#embedded = embedded
  }

  static async open(): Promise<Ground> {
    const folder = mkdtempSync(join(tmpdir(), 'shelfmate-bench-'))
    return new Ground(folder, await startEmbedded({ dataDir: join(folder, 'data'), log }))
  }

  get postmasterPid(): number {
    return this.#embedded.postmasterPid
  }

  /** A database with so many students, each with thirty items; for the bare server as well where it is asked for. */
  async campus(database: string, students: number, options: { bare: boolean }): Promise<void> {
    await this.query(this.#embedded.connection.database, `create database ${database}`)
    await migrateDatabase(this.#to(database))
    const client = new pg.Client({ ...this.#to(database), user: 'postgres' })
    await client.connect()
    try {
      // Neither triggers nor foreign keys look at each of millions of rows that fit.
      await client.query('set session_replication_role = replica')
      await fillCampus(client, students)
      if (options.bare) await fillBare(client)
    } finally {
      await client.end()
    }
  }

  /** Runs one statement on a database, as the servers do. */
  async query<Row extends pg.QueryResultRow>(
    database: string,
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const client = new pg.Client(this.#to(database))
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Starts a server on a database, with what `npm start` tells Node; resolves once it is ready. */
  async start(
    name: string,
    which: keyof typeof programs,
    database: string,
    settings: Record<string, string> = {},
  ): Promise<Side> {
    const env = {
      ...settings,
      DATA_DIR: join(this.folder, name),
      DATABASE_URL: urlOf(this.#to(database)),
      LOG_LEVEL: 'warn',
    }
    return { name, database, product: await this.#run(which, env) }
  }

  /** Starts the product with a PostgreSQL of its own, on a folder that it has used before. */
  async startAlone(): Promise<Product> {
    const env = { DATA_DIR: join(this.folder, 'alone'), LOG_LEVEL: 'warn' }
    return this.#run('product', env)
  }

  async #run(which: keyof typeof programs, env: Record<string, string>): Promise<Product> {
    const port = await freePort()
    if (this.#closed) throw new Error('the bench was stopped')
    const logFile = join(this.folder, `${which}.log`)
    const server = Product.start({ entry: programs[which], port, env, logFile, cpu: serverCpu })
    this.#servers.push(server)
    return server.ready()
  }

  /** Ends all that was started, whatever it does at the moment. */
  close(): Promise<void> {
    this.#closed ??= this.#end()
    return this.#closed
  }

  async #end(): Promise<void> {
    this.load.stop()
    await Promise.all(this.#servers.map((server) => server.stop()))
    await this.#embedded.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  #to(database: string): EmbeddedConnection & ClientConfig {
    return { ...this.#embedded.connection, database }
  }
}
