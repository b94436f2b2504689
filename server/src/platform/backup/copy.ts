import { once } from 'node:events'
import { Readable, type Writable } from 'node:stream'
import type { ClientBase, Connection, Submittable } from 'pg'

/** The parts of pg's connection that its types leave out. */
interface Wire {
  readonly stream: Readable & Writable
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

// Stated by hand because pg's types lack what it hands its own queries.
const wireOf = (connection: Connection) => connection as unknown as Wire

/** What `copy ... to stdout` answers, as fast as it is read: PostgreSQL waits while the buffer is full. */
export function copyOut(client: ClientBase, text: string, bufferBytes: number): Readable {
  return client.query(new CopyOut(text, bufferBytes)).rows
}

class CopyOut implements Submittable {
  readonly rows: Readable
  readonly #text: string
  #wire: Wire | undefined

  constructor(text: string, bufferBytes: number) {
    this.#text = text
    this.rows = new Readable({
      highWaterMark: bufferBytes,
      read: () => this.#wire?.stream.resume(),
      destroy: (error, done) => {
        // Whoever stopped reading still needs the connection: the rest runs through it unread.
        this.#wire?.stream.resume()
        done(error)
      },
    })
  }

  submit(connection: Connection): void {
    this.#wire = wireOf(connection)
    this.#wire.query(this.#text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // A copy: pg reads the next message into the same memory.
    if (!this.rows.destroyed && !this.rows.push(Buffer.from(chunk))) this.#wire?.stream.pause()
  }

  handleCommandComplete(): void {
    // Said once more by the message below.
  }

  handleReadyForQuery(): void {
    this.#wire?.stream.resume()
    if (!this.rows.destroyed) this.rows.push(null)
  }

  handleError(error: Error): void {
    this.#wire?.stream.resume()
    this.rows.destroy(error)
  }
}

/** Runs `copy ... from stdin` with these bytes; returns how many rows PostgreSQL took. */
export async function copyIn(
  client: ClientBase,
  text: string,
  bytes: AsyncIterable<Buffer>,
): Promise<number> {
  return client.query(new CopyIn(text, bytes)).copied
}

class CopyIn implements Submittable {
  readonly copied: Promise<number>
  readonly #text: string
  readonly #bytes: AsyncIterable<Buffer>
  readonly #ended = new AbortController()
  #resolve: (rows: number) => void = () => undefined
  #reject: (error: unknown) => void = () => undefined
  #rows = 0

  constructor(text: string, bytes: AsyncIterable<Buffer>) {
    this.#text = text
    this.#bytes = bytes
    this.copied = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    wireOf(connection).query(this.#text)
  }

  handleCopyInResponse(connection: Connection): void {
    void this.#send(wireOf(connection))
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(text.split(' ')[1])
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.#ended.abort()
    this.#reject(error)
  }

  async #send(wire: Wire): Promise<void> {
    const { signal } = this.#ended
    try {
      for await (const chunk of this.#bytes) {
        if (signal.aborted) return
        wire.sendCopyFromChunk(chunk)
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain', { signal })
      }
      wire.endCopyFrom()
    } catch (error) {
      if (signal.aborted) return
      // Told first, for PostgreSQL's own error will only say that we gave up.
      this.#reject(error)
      wire.sendCopyFail('the backup could not be read')
    }
  }
}
