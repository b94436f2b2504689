import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { app, withApp } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { gifSaying } from './gif-saying.factory.ts'
import {
  bytesOf,
  fetchImage,
  isUpright,
  startWithImages,
  testImage,
  upload,
  webpChunks,
} from './images.factory.ts'

let owner: TestUser
withApp(startWithImages)
beforeAll(async () => {
  owner = await app.signUp()
})

const types = {
  jpeg: (image: Sharp) => image.jpeg(),
  'progressive jpeg': (image: Sharp) => image.jpeg({ progressive: true }),
  png: (image: Sharp) => image.png(),
  'interlaced png': (image: Sharp) => image.png({ progressive: true }),
  webp: (image: Sharp) => image.webp(),
  'lossless webp': (image: Sharp) => image.webp({ lossless: true }),
  avif: (image: Sharp) => image.avif(),
}
const orientations = [1, 2, 3, 4, 5, 6, 7, 8]

/** How a camera stores an image that is upright once turned by `orientation`. */
async function heldAs(orientation: number): Promise<Sharp> {
  const upright = await testImage().png().toBuffer()
  const quarters = { 5: 90, 6: 270, 7: 90, 8: 90, 3: 180 }[orientation] ?? 0
  const turned = sharp(await sharp(upright).rotate(quarters).png().toBuffer())
  if (orientation === 2 || orientation === 5) turned.flop()
  if (orientation === 4 || orientation === 7) turned.flip()
  return turned.withMetadata({ orientation })
}

async function expectUpright(
  bytes: Uint8Array<ArrayBuffer>,
  size = { width: 400, height: 300 },
): Promise<void> {
  const answer = await upload(app, owner, bytes)
  expect(answer).toMatchObject({ status: 201, body: size })
  const served = await fetchImage(app, owner, answer.body.id)
  expect(await isUpright(served.bytes)).toBe(true)
  expect(webpChunks(served.bytes).filter((chunk) => !/^(?:VP8.|ALPH)$/.test(chunk))).toEqual([])
}

describe('pictures that are taken', () => {
  it.each(Object.entries(types))('%s comes out upright, however it was held', async (_name, encode) => {
    for (const orientation of orientations)
      await expectUpright(await bytesOf(encode(await heldAs(orientation))))
  })

  it('gif: its first frame', async () => {
    await expectUpright(await bytesOf(testImage().gif()))
    const frames = [await testImage().png().toBuffer(), await testImage().negate().png().toBuffer()]
    await expectUpright(await bytesOf(sharp(frames, { join: { animated: true } }).gif({ loop: 0 })))
    await expectUpright(await bytesOf(sharp(frames, { join: { animated: true } }).webp()))
  })

  it('colours of another space, and of print', async () => {
    await expectUpright(await bytesOf(testImage().withIccProfile('p3').jpeg()))
    await expectUpright(await bytesOf(testImage().toColourspace('cmyk').jpeg()))
    await expectUpright(await bytesOf(testImage().toColourspace('rgb16').png()))
    const grey = await upload(app, owner, await bytesOf(testImage().greyscale().jpeg()))
    expect(grey.status).toBe(201)
  })

  it('is judged by its bytes, not by its name', async () => {
    const answer = await upload(app, owner, await bytesOf(testImage().png()), {
      name: 'evil.svg',
      type: 'text/html',
    })
    expect(answer.status).toBe(201)
  })
})

describe('files that are refused', () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`
  const pngStart = '\x89PNG\r\n\x1a\n'
  const refused: Record<string, Uint8Array<ArrayBuffer>> = {
    'an empty file': new Uint8Array(),
    'an SVG': text(svg),
    'an SVG behind the signature of a PNG': text(pngStart + svg),
    'an SVG that calls itself a JPEG': text(`\xff\xd8\xff${svg}`),
    'a page': text('<!doctype html><script>alert(1)</script>'),
    'a PDF': text('%PDF-1.4\n%âãÏÓ'),
    'a TIFF': text('II*\0\x08\0\0\0'),
    'a program': text('MZ\x90\0\x03'),
    'a signature alone': text(pngStart),
    'a HEIF of nothing': text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  }
  it.each(Object.entries(refused))('%s', async (_name, bytes) => {
    const answer = await upload(app, owner, bytes)
    expect(answer).toMatchObject({ status: 422, error: { code: 'IMAGE_INVALID' } })
  })

  it.each(Object.entries(types))('a %s that was cut off', async (_name, encode) => {
    const whole = await bytesOf(encode(testImage()))
    for (const part of [0.05, 0.3, 0.6, 0.9]) {
      const answer = await upload(app, owner, whole.slice(0, Math.floor(whole.length * part)))
      expect(answer).toMatchObject({ status: 422, error: { code: 'IMAGE_INVALID' } })
    }
  })

  const pngOf = async (width: number, height: number) => {
    const png = await testImage().png().toBuffer()
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }
  const gifOf = async (width: number, height: number) =>
    gifSaying(await testImage().gif().toBuffer(), width, height)
  const avifOf = async (width: number, height: number) => {
    const avif = await testImage().avif({ effort: 0 }).toBuffer()
    const size = avif.indexOf('ispe') + 8
    avif.writeUInt32BE(width, size)
    avif.writeUInt32BE(height, size + 4)
    return avif
  }
  const bombs: Record<string, () => Promise<Buffer>> = {
    'a PNG of 256 megapixels': () => pngOf(16_000, 16_000),
    'a PNG of 51 megapixels': () => pngOf(10_000, 5_100),
    'a PNG whose rows are too long to keep': () => pngOf(2_000_000, 20),
    'a GIF of 49 megapixels, which would stand in memory as a whole': () => gifOf(7_000, 7_000),
    'an AVIF of 12 megapixels, likewise': () => avifOf(4_000, 3_000),
  }
  it.each(Object.entries(bombs))('%s, by its header alone', async (_name, make) => {
    const answer = await upload(app, owner, Uint8Array.from(await make()))
    expect(answer).toMatchObject({ status: 413, error: { code: 'IMAGE_TOO_LARGE' } })
  })

  it('leaves 48 megapixels of a phone alone', async () => {
    const answer = await upload(app, owner, await bytesOf(testImage(8_000, 6_000).jpeg()))
    expect(answer).toMatchObject({ status: 201, body: { width: 1600, height: 1200 } })
  })
})

function text(content: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(content, 'latin1'))
}
