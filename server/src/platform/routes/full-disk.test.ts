import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerError, refusalOf } from '#platform/http/errors.ts'
import { makeLog } from '#platform/log/log.ts'
import { freeOf } from '../status/disk-space.ts'
import { withUpload } from './upload.ts'

const roomBytes = 500_000
let folder: string
let code = 'ENOSPC'
const app = fastify()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfmate-full-'))
  app.addContentTypeParser('multipart/form-data', (_request, _stream, done) => done(null))
  app.post('/', (request) => withUpload(request, folder, async ({ file }) => file.byteSize, fullDisk))
  app.setErrorHandler((error, request, reply) => answerError(makeLog('silent'), error, request, reply))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A file on a disk that is soon full. */
function fullDisk(): Writable {
  let written = 0
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.length
      // As Node has it: what a write says names no path.
      const full = Object.assign(new Error('no space left on device'), { code, syscall: 'write' })
      done(written > roomBytes ? full : null)
    },
  })
}

async function send(bytes: number): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]))
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })
}

it('keeps what is on its way in a folder that is closed to other users of the machine', async () => {
  await rm(folder, { recursive: true })
  expect(await (await send(1_000)).text()).toBe('1000')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

it.each(['ENOSPC', 'EDQUOT'])('tells of a full disk (%s) while more is still coming', async (how) => {
  code = how
  for (let n = 0; n < 5; n++) {
    const answer = await send(9_000_000)
    expect(answer.status).toBe(507)
    expect(await answer.json()).toMatchObject({ error: { code: 'STORAGE_FULL' } })
  }
  expect(await readdir(folder)).toEqual([])
  expect(await (await send(1_000)).text()).toBe('1000')
})

it.each(['ENOSPC', 'EDQUOT', '53100'])('tells of it whoever else meets it (%s)', (full) => {
  const cause = Object.assign(new Error('no room'), { code: full })
  for (const error of [cause, new Error('Failed query', { cause })])
    expect(refusalOf(error).code).toBe('STORAGE_FULL')
})

it('tells of it in the status before nothing can be stored any more', async () => {
  await expect(freeOf(folder, async () => ({ bavail: 99_999, bsize: 1_000 }))).rejects.toThrow(
    'the disk is full',
  )
  expect(await freeOf(folder, async () => ({ bavail: 2_000_000, bsize: 1_000 }))).toBe('2.0 GB free')
})
