import { createHash } from 'node:crypto'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '#platform/database/embedded/processes.ts'
import { messageOf } from '#platform/errors/message-of.ts'
import { flush } from '#platform/files/flush.ts'
import { BackupError } from '../backup-error.ts'
import { blockBytes, paddingOf, readTarHeader, tarHeader } from './tar.ts'

/** One file of an archive. */
export interface Entry {
  name: string
  size: number
  offset: number
}

const readBytes = 1024 * 1024
const checksumName = 'sha256'

/**
 * The end of an archive follows from everything before it, to the last byte: what was cut off, added or changed anywhere
 * shows. Two empty blocks end every tape archive.
 */
function endingFor(digest: string): Buffer {
  const text = Buffer.from(`${digest}\n`)
  const padding = Buffer.alloc(paddingOf(text.length) + 2 * blockBytes)
  return Buffer.concat([tarHeader(checksumName, text.length), text, padding])
}

const endingBytes = endingFor(''.padEnd(64)).length

/** Writes an archive beside its place and moves it there once it is whole and on the disk. */
export class ArchiveWriter {
  readonly #hash = createHash('sha256')
  readonly #file: string
  readonly #draft: string
  readonly #handle: FileHandle
  #bytes = 0

  private constructor(file: string, draft: string, handle: FileHandle) {
    this.#file = file
    this.#draft = draft
    this.#handle = handle
  }

  static async create(file: string): Promise<ArchiveWriter> {
    const draft = `${file}.${process.pid}.partial`
    // A folder that cannot be listed may still take a backup, and whatever else is wrong with it shows below.
    await clearDrafts(file).catch(() => undefined)
    try {
      if ((await stat(file).catch(() => undefined))?.isDirectory()) throw new Error('it is a folder')
      // Nobody else's business: it holds what people wrote and who they are.
      return new ArchiveWriter(file, draft, await open(draft, 'w', 0o600))
    } catch (error) {
      throw new BackupError(`${file} cannot be written: ${messageOf(error)}`, { cause: error })
    }
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    await this.#write(tarHeader(name, bytes.length))
    await this.#write(bytes)
    await this.#write(Buffer.alloc(paddingOf(bytes.length)))
  }

  /** Closes the archive and gives it its name; returns its size. */
  async finish(): Promise<number> {
    const ending = endingFor(this.#hash.digest('hex'))
    await this.#handle.appendFile(ending)
    await this.#handle.sync()
    await this.#handle.close()
    await rename(this.#draft, this.#file)
    await flush(dirname(this.#file))
    return this.#bytes + ending.length
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    await this.#handle.close().catch(() => undefined)
    await rm(this.#draft, { force: true })
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes)
    this.#bytes += bytes.length
    try {
      await this.#handle.appendFile(bytes)
    } catch (error) {
      throw new BackupError(`${this.#file} cannot be written: ${messageOf(error)}`, { cause: error })
    }
  }
}

/** A backup that was killed leaves its draft, and nobody would ever look for it on a disk that fills. */
async function clearDrafts(file: string): Promise<void> {
  const [folder, prefix] = [dirname(file), basename(file)]
  for (const name of await readdir(folder)) {
    const [, pid] = /^\.(\d+)\.partial$/.exec(name.slice(prefix.length)) ?? []
    if (name.startsWith(prefix) && pid && !isAlive(Number(pid))) await rm(join(folder, name), { force: true })
  }
}

/** Reads an archive that was found whole. */
export class ArchiveReader {
  readonly entries: readonly Entry[]
  readonly #handle: FileHandle

  private constructor(handle: FileHandle, entries: Entry[]) {
    this.#handle = handle
    this.entries = entries
  }

  /** Refuses a file that is no backup of ours, or in which a single byte is not as it was written. */
  static async open(file: string): Promise<ArchiveReader> {
    const handle = await open(file).catch((error: unknown) => {
      throw new BackupError(`${file} cannot be read: ${messageOf(error)}`, { cause: error })
    })
    try {
      if ((await handle.stat()).isDirectory()) throw new BackupError(`${file} cannot be read: it is a folder`)
      await check(handle, file)
      const entries = await listEntries(handle)
      if (!entries) throw new BackupError(`${file} is no backup of this program.`)
      return new ArchiveReader(handle, entries)
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  async read({ name, size, offset }: Entry): Promise<Buffer> {
    const bytes = Buffer.alloc(size)
    const { bytesRead } = await this.#handle.read(bytes, 0, size, offset)
    if (bytesRead !== size) throw new BackupError(`${name} is cut off`)
    return bytes
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }
}

async function check(handle: FileHandle, file: string): Promise<void> {
  const { size } = await handle.stat()
  const first = await handle.read(Buffer.alloc(blockBytes), 0, blockBytes, 0)
  if (!readTarHeader(first.buffer.subarray(0, first.bytesRead)))
    throw new BackupError(`${file} is no backup of this program.`)
  const damaged = new BackupError(`${file} is damaged or incomplete: its checksum does not fit.`)
  const hashed = size - endingBytes
  if (hashed <= 0) throw damaged
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(readBytes)
  for (let at = 0; at < hashed; ) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(readBytes, hashed - at), at)
    if (bytesRead === 0) throw damaged
    hash.update(buffer.subarray(0, bytesRead))
    at += bytesRead
  }
  const ending = await handle.read(Buffer.alloc(endingBytes), 0, endingBytes, hashed)
  if (!ending.buffer.equals(endingFor(hash.digest('hex')))) throw damaged
}

/** Its files, which fill it up to its ending without a gap; undefined where headers of somebody else's making lead elsewhere. */
async function listEntries(handle: FileHandle): Promise<Entry[] | undefined> {
  const entries: Entry[] = []
  const block = Buffer.alloc(blockBytes)
  const end = (await handle.stat()).size - endingBytes
  let at = 0
  while (at < end) {
    await handle.read(block, 0, blockBytes, at)
    const header = readTarHeader(block)
    if (!header) return undefined
    entries.push({ ...header, offset: at + blockBytes })
    at += blockBytes + header.size + paddingOf(header.size)
  }
  return at === end ? entries : undefined
}
