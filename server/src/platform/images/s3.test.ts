import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { bytesOf, fetchImage, isUpright, picture, startWithImages, upload } from './images.factory.ts'
import { S3Double } from './storage/testing/s3-double.ts'

const bucket = { bucket: 'dorm', region: 'us-east-1', accessKeyId: 'KEY', secretAccessKey: 'secret' }

it('keeps pictures in the bucket that the settings name, and none on the disk', async () => {
  const s3 = new S3Double(bucket)
  await s3.listen()
  const test = await startWithImages({
    S3_ENDPOINT: s3.origin,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  })
  const owner = await test.signUp()
  const { body } = await upload(test, owner, await bytesOf(picture().jpeg()))
  const served = await fetchImage(test, owner, body.id)
  expect(await isUpright(served.bytes)).toBe(true)
  expect(s3.keys).toHaveLength(2)
  expect(existsSync(join(test.dataDir, 'images'))).toBe(false)
  await test.close()
  await s3.close()
})

it('refuses to start half configured', () => {
  expect(() => readConfig({ S3_BUCKET: 'dorm', S3_SECRET_ACCESS_KEY: 'secret' })).toThrow(
    /S3_ENDPOINT: goes with.*S3_ACCESS_KEY_ID: goes with/s,
  )
})
