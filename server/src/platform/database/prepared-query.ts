import type { Connection, PoolClient, Submittable } from 'pg'

/** A statement as one connection knows it: PostgreSQL keeps it prepared under its name, we keep how to read its rows. */
export interface PreparedStatement {
  readonly name: string
  readonly text: string
  /** Known after the first execution: from then on PostgreSQL need not describe them. */
  columns?: Column[]
}

interface Column {
  name: string
  parse: (text: string) => unknown
}

type Row = Record<string, unknown>

/** The parts of pg's connection that its types leave out or describe otherwise. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void; write(bytes: Buffer): void }
  readonly parsedStatements: Record<string, string | undefined>
  parse(statement: { name: string; text: string }): void
  bind(what: { statement: string; values: (string | Buffer | null)[] }): void
  describe(what: { type: 'P' }): void
}

/** Messages of PostgreSQL's protocol that never change: run what is bound; that was all, answer. */
const executeAndSync = Buffer.from('E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1')
/** Binds and runs the statement prepared as `begin`. Without a Sync: it is answered together with what follows. */
const bindAndExecuteBegin = Buffer.from('B\0\0\0\x11\0begin\0\0\0\0\0\0\0E\0\0\0\x09\0\0\0\0\0', 'latin1')

export interface PreparedQueryOptions {
  /** Opens a transaction in the same message, which spares an exchange; `begin` must be prepared on the connection. */
  begin?: boolean
}

/**
 * One execution of a prepared statement, in the way that pg offers for queries of one's own. Against pg's it leaves out
 * what is the same each time: copying the configuration, describing the columns, choosing how to read them.
 */
export class PreparedQuery implements Submittable {
  /** Under this name and text pg notes the statement as prepared once PostgreSQL says so. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly begin: boolean
  /** Settled with the rows, or the error that PostgreSQL or the connection met. */
  readonly rows: Promise<Row[]>
  /** What PostgreSQL says it did, known with the rows: COMMIT, INSERT 0 1. */
  done = ''
  readonly #client: PoolClient
  readonly #statement: PreparedStatement
  readonly #parameters: (string | Buffer | null)[]
  readonly #received: Row[] = []
  #resolve: (rows: Row[]) => void = () => undefined
  #reject: (error: unknown) => void = () => undefined

  /** Sends it at once, or as soon as the client is free. */
  constructor(
    client: PoolClient,
    statement: PreparedStatement,
    values: readonly unknown[],
    { begin = false }: PreparedQueryOptions = {},
  ) {
    this.name = statement.name
    this.text = statement.text
    this.values = values
    this.begin = begin
    this.#client = client
    this.#statement = statement
    // Not when it is sent: a value that is none must fail before half a message is on its way.
    this.#parameters = values.map(toParameter)
    this.rows = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    client.query(this)
  }

  submit(connection: Connection): void {
    // Stated by hand because pg's types lack what it hands its own queries.
    const wire = connection as unknown as Wire
    wire.stream.cork()
    if (this.begin) wire.stream.write(bindAndExecuteBegin)
    if (wire.parsedStatements[this.name] === undefined) wire.parse({ name: this.name, text: this.text })
    wire.bind({ statement: this.name, values: this.#parameters })
    if (!this.#statement.columns) wire.describe({ type: 'P' })
    wire.stream.write(executeAndSync)
    wire.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#statement.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#client.getTypeParser(dataTypeID, 'text'),
    }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Row = {}
    const { columns = [] } = this.#statement
    try {
      columns.forEach(({ name, parse }, n) => {
        const text = fields[n] ?? null
        row[name] = text === null ? null : parse(text)
      })
    } catch (error) {
      // Thrown here it would end the process. The query fails at once; what else comes for it is dropped.
      this.#reject(error)
    }
    this.#received.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.done = text
    // A statement without rows is not described as having none: it has no columns to read.
    this.#statement.columns ??= []
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#received)
  }

  handleError(error: Error): void {
    this.#reject(error)
  }
}

/** A value as text or bytes; PostgreSQL knows from the statement what it is. */
function toParameter(value: unknown): string | Buffer | null {
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(toElement).join()}}`
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  return JSON.stringify(value)
}

function toElement(value: unknown): string {
  const text = toParameter(value)
  if (Buffer.isBuffer(text)) return `"\\\\x${text.toString('hex')}"`
  if (text === null) return 'NULL'
  return Array.isArray(value) ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
