import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { expect, it } from 'vitest'
import { decodeBudgetBytes, decodeCost } from './cost.ts'
import { type WebpKind, webpKind } from './webp-kind.ts'

const header = (given: Partial<Metadata>): Metadata => ({
  format: 'jpeg',
  width: 4_000,
  height: 3_000,
  channels: 3,
  depth: 'uchar',
  space: 'srgb',
  hasProfile: false,
  hasAlpha: false,
  isProgressive: false,
  isPalette: false,
  density: 72,
  autoOrient: { width: 4_000, height: 3_000 },
  ...given,
})
const fits = (given: Partial<Metadata>, webp?: WebpKind) =>
  decodeCost(header(given), webp) <= decodeBudgetBytes
const fifty = { width: 8_160, height: 6_120 }

it.each([
  ['jpeg of a phone', { format: 'jpeg', ...fifty }],
  [
    'progressive jpeg of 6 megapixels',
    { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:4:4', width: 3_000, height: 2_000 },
  ],
  [
    'progressive jpeg of a phone with 12 megapixels',
    { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0', width: 4_032, height: 3_024 },
  ],
  ['png', { format: 'png', ...fifty }],
  ['screenshot of a tablet', { format: 'png', channels: 4, hasAlpha: true, width: 2_732, height: 2_048 }],
  ['transparent png of 12 megapixels', { format: 'png', channels: 4, hasAlpha: true }],
  ['interlaced png of 10 megapixels', { format: 'png', isProgressive: true, width: 3_650, height: 2_737 }],
  ['webp', { format: 'webp', ...fifty }, 'VP8 '],
  ['lossless webp of 8 megapixels', { format: 'webp', width: 3_264, height: 2_448 }, 'VP8L'],
  ['gif of 7 megapixels', { format: 'gif', channels: 4, width: 3_200, height: 2_250 }],
  ['avif of 3 megapixels', { format: 'heif', width: 2_000, height: 1_500 }],
] as const)('lets in a %s', (_name, given, webp?: WebpKind) => {
  expect(fits(given, webp)).toBe(true)
})

it.each([
  [
    'progressive jpeg of 50 megapixels',
    { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:4:4', ...fifty },
  ],
  ['interlaced png of 50 megapixels', { format: 'png', isProgressive: true, ...fifty }],
  ['png of few long rows', { format: 'png', width: 200_000, height: 200 }],
  ['transparent png of 50 megapixels', { format: 'png', channels: 4, hasAlpha: true, ...fifty }],
  ['gif of 50 megapixels', { format: 'gif', ...fifty }],
  ['lossless webp of 12 megapixels', { format: 'webp' }, 'VP8L'],
  ['transparent webp of 12 megapixels', { format: 'webp' }, 'ALPH'],
  ['animation of 12 megapixels', { format: 'webp' }, 'ANMF'],
  ['webp of 12 megapixels that hides what it is', { format: 'webp' }],
  ['avif of 12 megapixels', { format: 'heif' }],
  ['avif of 3 megapixels with 10 bits', { format: 'heif', width: 2_000, height: 1_500, bitsPerSample: 10 }],
] as const)('keeps out a %s', (_name, given, webp?: WebpKind) => {
  expect(fits(given, webp)).toBe(false)
})

it('reads what it needs from real headers', async () => {
  const flat = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
  const deep = await sharp(await flat.clone().avif({ bitdepth: 12 }).toBuffer()).metadata()
  const plain = await sharp(await flat.clone().avif().toBuffer()).metadata()
  const scaled = (metadata: Metadata) => decodeCost({ ...metadata, width: 2_000, height: 2_000 })
  expect(scaled(deep)).toBeGreaterThan(scaled(plain))
  const progressive = await sharp(await flat.clone().jpeg({ progressive: true }).toBuffer()).metadata()
  expect(progressive).toMatchObject({ isProgressive: true, chromaSubsampling: '4:2:0' })
})

it('tells the kinds of WebP apart, also behind other chunks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shelfmate-webp-'))
  const kindOf = async (bytes: Buffer) => {
    const path = join(folder, 'picture')
    await writeFile(path, bytes)
    return webpKind(path)
  }
  const flat = () => sharp({ create: { width: 60, height: 40, channels: 4, background: '#0088887f' } })
  expect(await kindOf(await flat().removeAlpha().webp().toBuffer())).toBe('VP8 ')
  const profiled = flat().removeAlpha().withIccProfile('p3')
  expect(await kindOf(await profiled.clone().webp().toBuffer())).toBe('VP8 ')
  expect(await kindOf(await profiled.clone().webp({ lossless: true }).toBuffer())).toBe('VP8L')
  expect(await kindOf(await flat().webp().toBuffer())).toBe('ALPH')
  const frames = [await flat().png().toBuffer(), await flat().negate().png().toBuffer()]
  expect(
    await kindOf(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ),
  ).toBe('ANMF')
  const many = Buffer.concat([
    Buffer.alloc(12),
    ...Array.from({ length: 9 }, () => text('ICCP\0\0\0\0')),
    text('VP8 '),
  ])
  expect(await kindOf(many)).toBeUndefined()
  expect(await kindOf(text('RIFF'))).toBeUndefined()
  await rm(folder, { recursive: true })
})

const text = (content: string) => Buffer.from(content, 'latin1')
