import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreError } from '#platform/storage-problem.ts'
import { CheckedStorage } from './checked-storage.ts'
import { DiskStorage } from './disk-storage.ts'
import { S3Storage } from './s3-storage.ts'
import { type ImageStorage, keyOf } from './storage.ts'
import { S3Double } from './testing/s3-double.ts'

const hash = 'ab12'.repeat(16)
const keys = { accessKeyId: 'GOODKEY', secretAccessKey: 'a secret/with+signs=' }
const s3 = new S3Double({ ...keys, bucket: 'pictures', region: 'eu-central-1' })
let folder: string
let files: { full: string; thumb: string }
const stores: Record<string, () => ImageStorage> = {
  disk: () => new DiskStorage(join(folder, 'images')),
  s3: () => new S3Storage({ ...keys, endpoint: `${s3.origin}/`, bucket: 'pictures', region: 'eu-central-1' }),
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfmate-storage-'))
  files = { full: join(folder, 'full'), thumb: join(folder, 'thumb') }
  await writeFile(files.full, 'the large one')
  await writeFile(files.thumb, 'the small one')
  await s3.listen()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

describe.each(Object.keys(stores))('%s', (kind) => {
  const open = () => stores[kind]?.() ?? expect.fail(`no store called ${kind}`)

  it('gives back what it was given, until it is told to forget it', async () => {
    const store = open()
    await store.put(hash, files)
    expect(Buffer.from((await store.read(hash, 'full')) ?? [])).toEqual(Buffer.from('the large one'))
    expect(Buffer.from((await store.read(hash, 'thumb')) ?? [])).toEqual(Buffer.from('the small one'))
    await store.remove(hash)
    expect(await store.read(hash, 'full')).toBeUndefined()
    expect(await store.read(hash, 'thumb')).toBeUndefined()
  })

  it('takes the same twice, and forgets what it never had', async () => {
    const store = open()
    await Promise.all([store.put(hash, files), store.put(hash, files)])
    expect(await store.read(hash, 'full')).toBeDefined()
    await store.remove(hash)
    await store.remove(hash)
  })
})

it('leaves nothing on the disk but whole files under their names', async () => {
  const store = new DiskStorage(join(folder, 'tidy'))
  await store.put(hash, files)
  await expect(store.put('cd34'.repeat(16), { ...files, thumb: join(folder, 'missing') })).rejects.toThrow(
    'ENOENT',
  )
  const names = await readdir(join(folder, 'tidy'), { recursive: true })
  expect(names.toSorted()).toEqual(
    [
      'ab',
      'ab/12',
      `ab/12/${hash}.thumb.webp`,
      `ab/12/${hash}.webp`,
      'cd',
      'cd/34',
      `cd/34/${'cd34'.repeat(16)}.webp`,
    ].toSorted(),
  )
})

it('says what S3 refused', async () => {
  const stranger = new S3Storage({
    endpoint: s3.origin,
    bucket: 'pictures',
    region: 'eu-central-1',
    accessKeyId: 'GOODKEY',
    secretAccessKey: 'guessed',
  })
  await expect(stranger.put(hash, files)).rejects.toThrow('403')
  await expect(stranger.read(hash, 'full')).rejects.toThrow('403')
})

it('fails once both of its files have arrived or failed, so that nothing comes after what takes them back', async () => {
  const arrived: string[] = []
  const slow = createServer(({ url = '' }, response) => {
    const isThumb = url.endsWith(keyOf(hash, 'thumb'))
    const answer = () => {
      arrived.push(url)
      response.writeHead(isThumb ? 403 : 200).end()
    }
    setTimeout(answer, isThumb ? 0 : 200)
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const { port } = slow.address() as AddressInfo
  const store = new S3Storage({ ...keys, endpoint: `http://127.0.0.1:${port}`, bucket: 'b', region: 'r' })
  await expect(store.put(hash, files)).rejects.toThrow()
  expect(arrived).toContain(`/b/${keyOf(hash, 'full')}`)
  slow.closeAllConnections()
  await new Promise((resolve) => slow.close(resolve))
})

it('forgets both of its files in the time of one, or says that it could not', async () => {
  const asked: string[] = []
  const silent = createServer(({ url = '' }) => void asked.push(url))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const options = { ...keys, endpoint: `http://127.0.0.1:${port}`, bucket: 'b', region: 'r' }
  await expect(new S3Storage(options, 500).remove(hash)).rejects.toThrow('the image store does not answer')
  expect(asked.toSorted()).toEqual([`/b/${keyOf(hash, 'thumb')}`, `/b/${keyOf(hash, 'full')}`])
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
})

it('tries again where S3 is busy', async () => {
  const store = stores['s3']?.() ?? expect.fail('there is an s3')
  s3.busyFor = 2
  await store.put(hash, files)
  expect(await store.read(hash, 'full')).toBeDefined()
})

it.each([
  ['before it answers', 'PUT'],
  ['after it was right', 'GET'],
])('is not taken in by an S3 that says yes to everything, %s', async (_, method) => {
  const store = new CheckedStorage(stores['s3']?.() ?? expect.fail('there is an s3'))
  if (method === 'GET') await store.put(hash, files)
  s3.lies = true
  const asked = method === 'GET' ? store.read(hash, 'full') : store.put(hash, files)
  await expect(asked).rejects.toBeInstanceOf(StoreError)
  s3.lies = false
})

it('says that the store fails where it breaks off', async () => {
  const store = stores['s3']?.() ?? expect.fail('there is an s3')
  await store.put(hash, files)
  s3.breaksOff = true
  await expect(store.read(hash, 'full')).rejects.toBeInstanceOf(StoreError)
  s3.tellsMd5 = false
  await expect(store.put(hash, files)).rejects.toBeInstanceOf(StoreError)
  Object.assign(s3, { breaksOff: false, tellsMd5: true })
})

it('reads again what S3 tells no MD5 of', async () => {
  const store = stores['s3']?.() ?? expect.fail('there is an s3')
  s3.tellsMd5 = false
  await store.put(hash, files)
  s3.tellsMd5 = true
})

it('hands out nothing but whole pictures', async () => {
  const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  for (const kind of ['disk', 's3']) {
    const store = new CheckedStorage(stores[kind]?.() ?? expect.fail(`there is a ${kind}`))
    const put = async (bytes: Buffer) => {
      await writeFile(files.full, bytes)
      await store.put(hash, files)
      return store.read(hash, 'full')
    }
    expect(Buffer.from((await put(webp)) ?? [])).toEqual(webp)
    for (const wrong of [
      webp.subarray(0, -1),
      Buffer.concat([webp, webp]),
      Buffer.alloc(0),
      Buffer.from('<html>'),
    ])
      await expect(put(wrong)).rejects.toBeInstanceOf(StoreError)
  }
})
