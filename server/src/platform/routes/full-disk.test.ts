import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusalOf } from '#platform/http/errors.ts'
import { withUpload } from './upload.ts'

const roomBytes = 500_000
let folder: string
let code = 'ENOSPC'
const app = fastify()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfmate-full-'))
  app.addContentTypeParser('multipart/form-data', (_request, _stream, done) => done(null))
  app.post('/', async (request, reply) => {
    try {
      return await withUpload(request, folder, async ({ file }) => file.byteSize, fullDisk)
    } catch (error) {
      return reply.code(400).send(refusalOf(error).code)
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A file on a disk that is soon full. */
function fullDisk(path: string): Writable {
  let written = 0
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.length
      const full = Object.assign(new Error('no space left on device'), { code, syscall: 'write', path })
      done(written > roomBytes ? full : null)
    },
  })
}

async function send(bytes: number): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]))
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })
  return answer.text()
}

it.each(['ENOSPC', 'EDQUOT'])('tells of a full disk (%s) while more is still coming', async (how) => {
  code = how
  for (let n = 0; n < 5; n++) expect(await send(9_000_000)).toBe('STORAGE_FULL')
  expect(await readdir(folder)).toEqual([])
  expect(await send(1_000)).toBe('1000')
})
