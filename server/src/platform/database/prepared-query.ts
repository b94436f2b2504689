import type { Connection, PoolClient, Submittable } from 'pg'

/** The name of a statement that PostgreSQL forgets with the next one: for what has too many forms to be kept. */
export const notKept = ''

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
const execute = Buffer.from('E\0\0\0\x09\0\0\0\0\0', 'latin1')
const sync = Buffer.from('S\0\0\0\x04', 'latin1')

/** One execution of a prepared statement. */
export class Execution {
  readonly statement: PreparedStatement
  readonly parameters: (string | Buffer | null)[]
  /** Settled with the rows, or the error that PostgreSQL or the connection met. */
  readonly rows: Promise<Row[]>
  /** What PostgreSQL says it did, known with the rows: COMMIT, INSERT 0 1. */
  done = ''
  readonly #received: Row[] = []
  #resolve: (rows: Row[]) => void = () => undefined
  #reject: (error: unknown) => void = () => undefined

  constructor(statement: PreparedStatement, values: readonly unknown[] = []) {
    this.statement = statement
    // Not when it is sent: a value that is none must fail before half a message is on its way.
    this.parameters = values.map(toParameter)
    this.rows = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  receive(fields: readonly (string | null)[]): void {
    const row: Row = {}
    const { columns = [] } = this.statement
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

  complete(done: string): void {
    this.done = done
    // A statement without rows is not described as having none: it has no columns to read.
    this.statement.columns ??= []
  }

  settle(): void {
    this.#resolve(this.#received)
  }

  fail(error: Error): void {
    this.#reject(error)
  }
}

/**
 * Executions that travel in one message and are answered together, in the way that pg offers for queries of one's own. Where
 * one fails, those behind it are not run and fail with it. Against pg's own query it leaves out what is the same each time:
 * copying the configuration, describing the columns, choosing how to read them.
 */
export class PreparedQuery implements Submittable {
  readonly #client: PoolClient
  readonly #executions: readonly Execution[]
  /** How many of them PostgreSQL has run. */
  #completed = 0

  /** Sends them at once, or as soon as the client is free. */
  constructor(client: PoolClient, executions: readonly Execution[]) {
    this.#client = client
    this.#executions = executions
    client.query(this)
  }

  /** Under this name and text pg notes a statement as prepared once PostgreSQL says so: each in its turn. */
  get name(): string | undefined {
    return this.#current?.statement.name
  }

  get text(): string | undefined {
    return this.#current?.statement.text
  }

  get #current(): Execution | undefined {
    return this.#executions[this.#completed]
  }

  submit(connection: Connection): void {
    // Stated by hand because pg's types lack what it hands its own queries.
    const wire = connection as unknown as Wire
    wire.stream.cork()
    for (const { statement, parameters } of this.#executions) {
      const { name, text, columns } = statement
      if (wire.parsedStatements[name] === undefined) wire.parse({ name, text })
      wire.bind({ statement: name, values: parameters })
      if (!columns) wire.describe({ type: 'P' })
      wire.stream.write(execute)
    }
    wire.stream.write(sync)
    wire.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    if (!this.#current) return
    this.#current.statement.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#client.getTypeParser(dataTypeID, 'text'),
    }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#current?.receive(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#current?.complete(text)
    this.#completed += 1
  }

  handleReadyForQuery(): void {
    for (const execution of this.#executions) execution.settle()
  }

  /**
   * The last that pg tells of a query: those before the one that failed have run all the same. Where all had run, what failed is
   * the commit that comes with their end outside a transaction, such as by a trigger that waits for it: nothing of them holds.
   */
  handleError(error: Error): void {
    const ran = this.#current ? this.#completed : 0
    for (const execution of this.#executions.slice(0, ran)) execution.settle()
    for (const execution of this.#executions.slice(ran)) execution.fail(error)
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
  if (Array.isArray(value)) return text
  // Few need it, and to look costs a third of what replacing nothing costs.
  return `"${special.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`
}

const special = /["\\]/
