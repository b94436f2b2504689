import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { limits } from '@shelfmate/contract/limits'
import type { FastifyRequest } from 'fastify'
import { DomainError } from './domain-error.ts'
import type { UploadedFile } from './implementation.ts'

/** What a multipart request brought: its text fields, and its one file on disk. */
export interface Upload {
  fields: Record<string, string>
  file: UploadedFile
}

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
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > limits.imageBytes + envelopeBytes)
    throw new DomainError('IMAGE_TOO_LARGE')
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  try {
    return await work(await receive(request, path))
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(request: FastifyRequest, path: string): Promise<Upload> {
  const fields: Record<string, string> = Object.create(null)
  const parser = parserOf(request)
  let problem: DomainError | undefined
  let file: { stream: BusboyFileStream; stored: Promise<void> } | undefined
  const hash = createHash('sha256')
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
    const stored = pipeline(stream, hashed, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    // Awaited below; until then a rejection has its listener.
    stored.catch(() => undefined)
    file = { stream, stored }
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.once(event, () => {
      problem ??= refusedFile('Send exactly one file.')
    })
  try {
    await pipeline(request.raw, bounded(), parser)
    await file?.stored
  } catch (error) {
    // The rest of the body is of no use, but whoever is still sending it would not read our answer.
    request.raw.resume()
    file?.stream.destroy()
    await file?.stored.catch(() => undefined)
    if (error instanceof DomainError || isSystemError(error)) throw error
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

/** Ends a body that goes on for longer than any form with one file does. */
function bounded(): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limits.imageBytes + envelopeBytes) done(new DomainError('IMAGE_TOO_LARGE'))
      else done(null, chunk)
    },
  })
}

const refusedFile = (text: string) => new DomainError('VALIDATION_FAILED', { fields: { file: text } })

/** A full disk is our trouble, not the sender's. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
