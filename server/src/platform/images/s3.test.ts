import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { bytesOf, fetchImage, isUpright, startWithImages, testImage, upload } from './images.factory.ts'
import { S3Double } from './storage/testing/s3-double.ts'

const bucket = { bucket: 'dorm', region: 'us-east-1', accessKeyId: 'KEY', secretAccessKey: 'secret' }

/** The app with its images in a store of the test's own. */
async function startOnS3() {
  const s3 = new S3Double(bucket)
  await s3.listen()
  const test = await startWithImages({
    S3_ENDPOINT: s3.origin,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  })
  return { s3, test }
}

it('keeps pictures in the bucket that the settings name, and none on the disk', async () => {
  const { s3, test } = await startOnS3()
  const owner = await test.signUp()
  const { body } = await upload(test, owner, await bytesOf(testImage().jpeg()))
  const served = await fetchImage(test, owner, body.id)
  expect(await isUpright(served.bytes)).toBe(true)
  expect(s3.keys).toHaveLength(2)
  expect(existsSync(join(test.dataDir, 'images'))).toBe(false)
  await test.close()
  await s3.close()
})

it('says that the store fails, of pictures that come and that are asked for, and shows none that is none', async () => {
  const { s3, test } = await startOnS3()
  const owner = await test.signUp()
  const bytes = await bytesOf(testImage().jpeg())
  const { id } = (await upload(test, owner, bytes)).body
  const other = await bytesOf(testImage(40, 30).jpeg())
  for (const fail of [() => Object.assign(s3, { lies: true }), () => s3.close()]) {
    await fail()
    const answer = await upload(test, owner, other)
    expect([answer.status, answer.error?.code]).toEqual([503, 'STORE_UNAVAILABLE'])
    const shown = await test.app.http.inject({ url: `/api/images/${id}`, headers: { cookie: owner.cookie } })
    expect([shown.statusCode, shown.json().error.code]).toEqual([503, 'STORE_UNAVAILABLE'])
    expect([shown.headers['retry-after'], shown.headers['cache-control']]).toEqual(['30', 'no-store'])
  }
  // What the store failed at is not counted of the day's allowance; the one image that it took is.
  const { rows } = await test.pool.query(`select points from rate_limits where key like 'image-upload%'`)
  expect(rows).toEqual([{ points: 100 }])
  const { parts } = (await test.send('GET', '/readyz?detail=json')).raw.json()
  expect(parts).toContainEqual(expect.objectContaining({ name: 'pictures', state: 'failing' }))
  await test.close()
})

it('refuses to start half configured', () => {
  expect(() => readConfig({ S3_BUCKET: 'dorm', S3_SECRET_ACCESS_KEY: 'secret' })).toThrow(
    /S3_ENDPOINT: goes with.*S3_ACCESS_KEY_ID: goes with/s,
  )
})
