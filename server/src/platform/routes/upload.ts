import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { limits } from '@shelfmate/contract/api/limits'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { UploadedFile } from './implementation.ts'

/** What a multipart request brought: its text fields, and its one file on disk. */
export interface Upload {
  fields: Record<string, string>
  file: UploadedFile
}

/** How the file is written; another way for tests, whose disks are never full. */
type CreateFile = (path: string, options: { flags: string; mode: number }) => NodeJS.WritableStream

const maxFields = 8
const maxFieldBytes = 1_000
const maxNameBytes = 100
const maxHeaderBytes = 4_000
const maxHeaders = 10
/** Boundaries, part headers and fields around the file. */
const envelopeBytes = 64 * 1024

/**
 * Reads a multipart body, its file straight to `folder`, and hands both to `work`; the file is gone afterwards.
 * Errors: VALIDATION_FAILED, BAD_REQUEST, IMAGE_TOO_LARGE (pictures are all that anybody uploads).
 */
export async function withUpload<T>(
  request: FastifyRequest,
  folder: string,
  work: (upload: Upload) => Promise<T>,
  createFile: CreateFile = createWriteStream,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > limits.imageBytes + envelopeBytes)
    throw new DomainError('IMAGE_TOO_LARGE')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    return await work(await receive(request, path, createFile))
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(request: FastifyRequest, path: string, createFile: CreateFile): Promise<Upload> {
  const fields: Record<string, string> = Object.create(null)
  const parser = parserOf(request)
  let problem: DomainError | undefined
  let file: { stream: BusboyFileStream; stored: Promise<void> } | undefined
  const hash = createHash('sha256')
  const failed = Promise.withResolvers<never>()
  // Awaited below, beside whatever else may end it.
  failed.promise.catch(() => undefined)
  parser.once('error', failed.reject)
  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut || name in fields || name === '__proto__' || Buffer.byteLength(name) > maxNameBytes)
      problem ??= new DomainError('BAD_REQUEST', { message: 'The fields of the form cannot be read.' })
    fields[name] = value
  })
  parser.on('file', (_name, stream) => {
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    const stored = pipeline(stream, hashed, createFile(path, { flags: 'wx', mode: 0o600 }))
    // The form waits for its file to be stored, and would for ever.
    stored.catch(failed.reject)
    file = { stream, stored }
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.once(event, () => {
      problem ??= refusedFile('Send exactly one file.')
    })
  const stop = new AbortController()
  const feeding = feed(parser, request, stop.signal)
  try {
    await Promise.race([feeding, failed.promise])
    await file?.stored
  } catch (error) {
    stop.abort()
    // The rest of the body is of no use, but whoever is still sending it would not read our answer.
    void feeding.catch(() => undefined).then(() => request.raw.resume())
    file?.stream.destroy()
    await file?.stored.catch(() => undefined)
    if (error instanceof DomainError || isOfTheDisk(error)) throw error
    throw new DomainError('BAD_REQUEST', { message: 'The form is not complete.' })
  }
  if (problem) throw problem
  if (!file) throw refusedFile('Send a file.')
  if (file.stream.truncated) throw new DomainError('IMAGE_TOO_LARGE')
  return { fields, file: { path, byteSize: file.stream.bytesRead, hash: hash.digest('hex') } }
}

function parserOf(request: FastifyRequest): BusboyInstance {
  const contentType = request.headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Only the name of a part says what it is.
      isPartAFile: (name) => name === 'file',
      limits: {
        files: 1,
        fileSize: limits.imageBytes,
        fields: maxFields,
        fieldSize: maxFieldBytes,
        parts: maxFields + 1,
        headerPairs: maxHeaders,
        headerSize: maxHeaderBytes,
      },
    })
  } catch {
    throw new DomainError('BAD_REQUEST', { message: 'The form has no boundary.' })
  }
}

/** Hands the body to the parser, piece by piece; ends one that goes on for longer than any form with one file does. */
async function feed(parser: BusboyInstance, { raw }: FastifyRequest, signal: AbortSignal): Promise<void> {
  let seen = 0
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    // A request's body is bytes.
    const bytes = chunk as Buffer
    seen += bytes.length
    if (seen > limits.imageBytes + envelopeBytes) throw new DomainError('IMAGE_TOO_LARGE')
    if (!parser.write(bytes)) await once(parser, 'drain', { signal })
    signal.throwIfAborted()
  }
  const finished = once(parser, 'finish', { signal })
  parser.end()
  await finished
}

const refusedFile = (text: string) => new DomainError('VALIDATION_FAILED', { fields: { file: text } })

/**
 * A full disk is our trouble, not the sender's. Of the connection only reading can fail here, and the file is never read: a
 * path is no mark, for what fails in writing names none.
 */
function isOfTheDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall !== 'read'
}
