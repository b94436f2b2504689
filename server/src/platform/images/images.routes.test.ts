import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { imagesCalls } from '@shelfmate/contract/api/images'
import { limits } from '@shelfmate/contract/api/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp, TestUser } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/test-database.ts'
import {
  bytesOf,
  encodeForm,
  fetchImage,
  isUpright,
  sendForm,
  startWithImages,
  testImage,
  upload,
  webpChunks,
} from './images.factory.ts'

let test: TestApp & { dataDir: string }
let owner: TestUser
let other: TestUser
/** As a camera makes it. */
let large: Uint8Array<ArrayBuffer>
let smallImage: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  test = await startWithImages()
  owner = await test.signUp()
  other = await test.signUp()
  large = await bytesOf(
    testImage(2000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Mei' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } }),
  )
  smallImage = await bytesOf(testImage(40, 30).png())
})
afterAll(() => test.close())

type Part = [name: string, value: string | Blob]

function formOf(...parts: Part[]): FormData {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}

describe('images.upload', () => {
  it('answers id and size, and keeps nothing of the upload but the picture', async () => {
    const id = randomUUID()
    const answer = await upload(test, owner, large, { id })
    expect(answer).toMatchObject({ status: 201, body: { id, width: 1600, height: 1200 } })
    const { bytes } = await fetchImage(test, owner, id)
    expect(webpChunks(bytes).filter((chunk) => !chunk.startsWith('VP8'))).toEqual([])
    expect(await isUpright(bytes)).toBe(true)
    expect(await readdir(join(test.dataDir, 'uploads'))).toEqual([])
  })

  it('makes a thumbnail of at most 320 px', async () => {
    const { body } = await upload(test, owner, large)
    const { bytes, status } = await fetchImage(test, owner, body.id, '/thumb')
    expect(status).toBe(200)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
    expect(await isUpright(bytes)).toBe(true)
  })

  it('answers the first result when the id comes again', async () => {
    const id = randomUUID()
    const first = await upload(test, owner, smallImage, { id })
    const second = await upload(test, owner, smallImage, { id })
    expect(second).toEqual(first)
  })

  it('answers twenty uploads of one id alike', async () => {
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => upload(test, owner, smallImage, { id })),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 201, body: { id, width: 40, height: 30 } })
  })

  it('lets twenty come at once from each, and the next ones afterwards', async () => {
    const both = [other, ...Array.from({ length: 25 }, () => owner)]
    const answers = await Promise.all(both.map((each) => upload(test, each, smallImage)))
    expect(answers[0]?.status).toBe(201)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ error }) => error?.code)).toEqual(Array.from({ length: 5 }, () => 'RATE_LIMITED'))
    expect((await upload(test, owner, smallImage)).status).toBe(201)
  })

  it('refuses an id of somebody else', async () => {
    const { body } = await upload(test, other, smallImage)
    const answer = await upload(test, owner, smallImage, { id: body.id })
    expect(answer).toMatchObject({
      status: 409,
      error: { code: 'ID_REUSED' },
    })
  })

  it('asks for a session before it reads anything', async () => {
    const answer = await upload(test, { cookie: '' }, smallImage)
    expect(answer).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } })
  })

  it('names what is wrong with the form', async () => {
    const purpose = await upload(test, owner, smallImage, { purpose: 'banner' as 'post' })
    expect(purpose).toMatchObject({ status: 400, error: { fields: { purpose: expect.any(String) } } })
    const file: Part = ['file', new Blob([smallImage])]
    const post: Part = ['purpose', 'post']
    const refused: [Part[], object][] = [
      [[post], { fields: { file: 'Send a file.' } }],
      [[post, file, file], { fields: { file: 'Send exactly one file.' } }],
      [[post, ['ownerId', other.id], file], { fields: { ownerId: 'This field is not known.' } }],
      [[['__proto__', 'x'], file], { code: 'BAD_REQUEST' }],
    ]
    for (const [parts, error] of refused)
      expect(await sendForm(test.app, owner, formOf(...parts))).toMatchObject({ status: 400, error })
  })

  it('refuses a form that another site’s page sends', async () => {
    const { headers, body } = await encodeForm(formOf(['purpose', 'post'], ['file', new Blob([smallImage])]))
    const signed = { ...headers, cookie: owner.cookie }
    for (const from of [{ origin: 'https://elsewhere.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await test.app.http.inject({
        method: 'POST',
        url: '/api/images',
        headers: { ...signed, ...from },
        payload: body,
      })
      expect(answer.statusCode).toBe(403)
    }
  })

  it('takes forms alone, and nobody else takes forms', async () => {
    const json = await test.send('POST', '/api/images', { as: owner, body: { purpose: 'post' } })
    expect(json).toMatchObject({ status: 415, error: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
    const { headers, body } = await encodeForm(new FormData())
    const form = await test.app.http.inject({
      method: 'POST',
      url: '/api/pantry/items',
      headers: { ...headers, cookie: owner.cookie },
      payload: body,
    })
    expect(form.statusCode).toBe(415)
  })

  it('refuses a form that ends in the middle', async () => {
    const { headers, body } = await encodeForm(formOf(['purpose', 'post'], ['file', new Blob([smallImage])]))
    for (const length of [0, 10, 100, 300, body.length - 20]) {
      const answer = await test.app.http.inject({
        method: 'POST',
        url: '/api/images',
        headers: { ...headers, cookie: owner.cookie },
        payload: body.subarray(0, length),
      })
      expect([400, 415]).toContain(answer.statusCode)
    }
    expect(await readdir(join(test.dataDir, 'uploads'))).toEqual([])
  })

  it('takes 10 MB and not a byte more', async () => {
    const most = Buffer.concat([large], limits.imageBytes)
    expect(await upload(test, owner, Uint8Array.from(most))).toMatchObject({ status: 201 })
    const more = Buffer.concat([large], limits.imageBytes + 1)
    expect(await upload(test, owner, Uint8Array.from(more))).toMatchObject({
      status: 413,
      error: { code: 'IMAGE_TOO_LARGE' },
    })
    const far = Buffer.concat([large], limits.imageBytes + 200_000)
    expect(await upload(test, owner, Uint8Array.from(far))).toMatchObject({
      status: 413,
      error: { code: 'IMAGE_TOO_LARGE' },
    })
  })

  it('counts what a user uploads in a day, whether it is any good or not', async () => {
    const eager = await test.signUp()
    const none = new Uint8Array(limits.imageBytes)
    expect((await upload(test, eager, none)).status).toBe(422)
    // As after eighteen of them.
    const { rowCount } = await test.pool.query(
      "update rate_limits set points = points * 18 where key like 'image-upload%' and points = $1",
      [Math.ceil(limits.imageBytes / 1000)],
    )
    expect(rowCount).toBe(1)
    expect((await upload(test, eager, none)).status).toBe(422)
    expect((await upload(test, eager, none)).status).toBe(429)
    expect(await upload(test, owner, smallImage)).toMatchObject({ status: 201 })
  })

  it.each([
    ['stored', 'stored_at'],
    ['is storing', 'null'],
  ])(
    'counts a picture that was decoded for an id which another took and %s meanwhile',
    async (_, storedAt) => {
      const points = async () =>
        (await test.pool.query(`select sum(points)::int from rate_limits where key like 'image-upload%'`))
          .rows[0].sum
      const { body } = await upload(test, other, smallImage)
      const before = await points()
      const id = randomUUID()
      const client = await test.pool.connect()
      await client.query('begin; lock table image_blobs in exclusive mode')
      const answer = upload(test, owner, smallImage, { id })
      await expect.poll(() => waitingForLocks(test)).toBe(1)
      await client.query(
        `insert into images (id, owner_id, purpose, hash, created_at, stored_at)
       select $1, owner_id, purpose, hash, created_at, ${storedAt} from images where id = $2`,
        [id, body.id],
      )
      await client.query('commit')
      client.release()
      expect((await answer).error?.code).toBe('ID_REUSED')
      expect((await points()) - before).toBe(100)
    },
  )
})

describe('images.read', () => {
  it('serves with a fixed type, a year of private caching and no rights as a page', async () => {
    const { body } = await upload(test, owner, smallImage)
    const { status, headers } = await fetchImage(test, owner, body.id)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': `inline; filename="${body.id}.webp"`,
    })
  })

  it('answers alike for what is missing and what nobody else may see yet', async () => {
    const { body } = await upload(test, owner, smallImage)
    const foreign = await test.call(imagesCalls.read, { as: other, input: { params: { id: body.id } } })
    const missing = await test.call(imagesCalls.read, { as: other, input: { params: { id: randomUUID() } } })
    expect(foreign).toMatchObject({ status: 404, error: { code: 'IMAGE_NOT_FOUND' } })
    expect({ ...foreign.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' })
    const malformed = await test.call(imagesCalls.readThumbnail, {
      as: other,
      input: { params: { id: '../../etc' } },
    })
    expect(malformed.status).toBe(400)
  })

  it('asks for a session', async () => {
    const { body } = await upload(test, owner, smallImage)
    expect(await fetchImage(test, { cookie: '' }, body.id)).toMatchObject({ status: 401 })
  })
})
