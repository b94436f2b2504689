import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyCall } from '@shelfmate/contract/api/calls'
import { imagesCalls } from '@shelfmate/contract/api/images'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitInFlight } from '#platform/http/admission/admission.ts'
import { registerCalls } from './register.ts'

/** What a process works on at once. */
const most = 400

let app: FastifyInstance
let origin: string
let uploadFolder: string
const working: (() => void)[] = []
const longWork = () => new Promise((resolve) => working.push(() => resolve(null)))

beforeAll(async () => {
  uploadFolder = await mkdtemp(join(tmpdir(), 'slow-forms-'))
  app = fastify()
  limitInFlight(app, {
    nextId: () => 'a-1',
    headers: {},
    metrics: { observe: () => undefined, refused: () => undefined },
    trustProxy: false,
  })
  const all = everyCall.map(({ call }) => ({
    call,
    revisions: [],
    handle: call === imagesCalls.upload ? longWork : async () => null,
  }))
  // All that a request meets of them here: each is somebody else's.
  const registrar = {
    sessions: { find: async () => ({ userId: randomUUID(), verified: true }), remembered: () => undefined },
    cookie: { read: () => 'a session' },
    requestLimits: { take: () => undefined },
    checkAnswers: false,
    uploadFolder,
  } as unknown as Parameters<typeof registerCalls>[2]
  registerCalls(app, all, registrar)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await rm(uploadFolder, { recursive: true })
})

const boundary = 'between'
const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`
const firstBytes = `${part('purpose')}\r\n\r\npost\r\n${part('file')}; filename="a"\r\n\r\nab`
const lastBytes = `c\r\n--${boundary}--\r\n`

/** A form of which the rest is still to come. */
function beginForm(): ClientRequest {
  const form = request(`${origin}/api${imagesCalls.upload.path}`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  // Of those that fail it is looked at what they leave behind.
  form.on('error', () => undefined)
  form.write(firstBytes)
  return form
}

const look = async () => (await fetch(`${origin}/api${pantryCalls.listItems.path}`)).status

it('forms take a place once all of them is there, however many are sent slowly', async () => {
  const forms = Array.from({ length: most }, beginForm)
  await expect.poll(async () => (await readdir(uploadFolder)).length).toBe(most)
  expect(await look()).toBe(200)

  const answers = forms.map(async (form) => {
    const [answer] = (await once(form.end(lastBytes), 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  })
  await expect.poll(() => working.length).toBe(most)
  expect(await look()).toBe(503)
  for (const end of working.splice(0)) end()
  expect(new Set(await Promise.all(answers))).toEqual(new Set([201]))
  expect(await look()).toBe(200)
})

it('who leaves in the middle of a form leaves no place taken', async () => {
  const forms = Array.from({ length: most }, beginForm)
  await expect.poll(async () => (await readdir(uploadFolder)).length).toBe(most)
  for (const form of forms) form.destroy()
  await expect.poll(async () => (await readdir(uploadFolder)).length).toBe(0)
  expect(await look()).toBe(200)
})

it('who leaves once all of a form is sent leaves no place taken', async () => {
  const forms = Array.from({ length: 2 * most }, beginForm)
  await expect.poll(async () => (await readdir(uploadFolder)).length).toBe(forms.length)
  // Before it is stored, as most of them do.
  for (const form of forms) form.end(lastBytes, () => form.destroy())
  await expect.poll(() => working.length).toBe(forms.length)
  await expect.poll(look).toBe(200)
  for (const end of working.splice(0)) end()
})
