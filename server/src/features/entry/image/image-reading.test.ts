import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bytesOf,
  encodeForm,
  startWithImages,
  testImage,
  webpChunks,
} from '#platform/images/images.factory.ts'
import { say } from '../../../testing/model/behaviours.ts'
import { ModelServer } from '../../../testing/model/model-server.ts'
import type { TestApp, TestUser } from '../../../testing/test-app.ts'
import { lineOf } from './image-prompt.ts'

const foods = (...list: unknown[]) => JSON.stringify({ foods: list })
const oatMilk = { name: 'oat milk', quantity: 2, size: '1 l' }

let model: ModelServer
let app: TestApp
let mei: TestUser
let snapshot: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  model = await ModelServer.start((_told, response) => say(response, foods(oatMilk)))
  app = await startWithImages({ ...model.env, AI_VISION: 'true' })
  snapshot = await bytesOf(testImage(40, 30).jpeg())
})
afterAll(async () => {
  await app.close()
  await model.close()
})

async function read(bytes: Uint8Array<ArrayBuffer>, on: TestApp = app, as: TestUser = mei) {
  const form = new FormData()
  form.set('file', new Blob([bytes]), 'photo.jpg')
  const { headers, body } = await encodeForm(form)
  const url = '/api/entry/picture'
  const answer = await on.app.http.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { ...headers, cookie: as.cookie },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('a photo for the model', () => {
  beforeEach(async () => {
    model.requests.length = 0
    model.behave = (_told, response) => say(response, foods(oatMilk))
    mei = await app.signUp()
  })

  it('is off unless the operator says that the model can see', async () => {
    const blind = await startWithImages(model.env)
    const kai = await blind.signUp()
    expect((await read(snapshot, blind, kai)).status).toBe(404)
    await blind.close()
    expect(model.requests).toHaveLength(0)
  })

  it('goes out small, without its metadata and with nothing of its owner, and comes back as lines', async () => {
    const large = testImage(2400, 1800).withExif({ IFD0: { Copyright: 'Mei' } })
    const answer = await read(await bytesOf(large.jpeg()))
    expect(answer).toEqual({ status: 200, body: { lines: ['2 x oat milk 1 l'] } })
    const [told] = model.requests
    const sent = told?.image ?? Buffer.alloc(0)
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 })
    expect(webpChunks(sent).filter((chunk) => !/^(?:VP8.|ALPH)$/.test(chunk))).toEqual([])
    for (const word of [mei.displayName, mei.email, mei.id]) expect(told?.raw).not.toContain(word)
    expect(told?.data).toEqual({})
    const { rows } = await app.pool.query('select from images')
    expect(rows).toEqual([])
  })

  it('that is none is refused before anybody is asked', async () => {
    const { status, body } = await read(new TextEncoder().encode('<svg/>'))
    expect([status, body.error.code]).toEqual([422, 'IMAGE_INVALID'])
    expect(model.requests).toHaveLength(0)
  })

  it('is answered in words when the model fails', async () => {
    model.behave = (_told, response) => void response.writeHead(500).end()
    const { status, body } = await read(snapshot)
    expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE'])
  })

  it('leaves out what is no food’s name', async () => {
    const bad = ['<b>milk</b>', 'see www.evil.test', 'a, b', '', 'x'.repeat(99), 7]
    model.behave = (_told, response) =>
      say(response, foods(...bad.map((name) => ({ ...oatMilk, name })), oatMilk))
    expect((await read(snapshot)).body).toEqual({ lines: ['2 x oat milk 1 l'] })
  })

  it('can be sent ten times in an hour, and by all together as often as the operator pays for', async () => {
    for (let n = 0; n < 10; n++) expect((await read(snapshot)).status).toBe(200)
    expect((await read(snapshot)).status).toBe(429)
    const poor = await startWithImages({ ...model.env, AI_VISION: 'true', AI_DAILY_CEILING: '1' })
    const [kai, li] = [await poor.signUp(), await poor.signUp()]
    expect((await read(snapshot, poor, kai)).status).toBe(200)
    expect((await read(snapshot, poor, li)).status).toBe(429)
    await poor.close()
  })
})

it.each([
  [{ name: ' Oat\n milk ', quantity: 1, size: null }, 'Oat milk'],
  [{ name: 'Eggs', quantity: 0 }, 'Eggs'],
  [{ name: 'Eggs', quantity: 6, size: '<b>' }, '6 x Eggs'],
  ['Eggs', undefined],
  [null, undefined],
])('%j is the line %j', (element, line) => expect(lineOf(element)).toBe(line))
