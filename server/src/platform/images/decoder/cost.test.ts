import sharp, { type Metadata } from 'sharp'
import { expect, it } from 'vitest'
import { decodeBudgetBytes, decodeCost } from './cost.ts'

const header = (given: Partial<Metadata>): Metadata => ({
  ...{ format: 'jpeg', width: 4_000, height: 3_000, channels: 3, depth: 'uchar', space: 'srgb' },
  ...{ hasProfile: false, hasAlpha: false, isProgressive: false, isPalette: false, density: 72 },
  autoOrient: { width: 4_000, height: 3_000 },
  ...given,
})
const fits = (given: Partial<Metadata>) => decodeCost(header(given)) <= decodeBudgetBytes
const fifty = { width: 8_160, height: 6_120 }

it.each([
  ['jpeg of a phone', { format: 'jpeg', ...fifty }],
  [
    'progressive jpeg of 8 megapixels',
    { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:4:4', width: 3_264, height: 2_448 },
  ],
  [
    'progressive jpeg of 16 megapixels',
    { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0', width: 4_608, height: 3_456 },
  ],
  ['png', { format: 'png', channels: 4, ...fifty }],
  ['interlaced png of 12 megapixels', { format: 'png', isProgressive: true }],
  ['webp', { format: 'webp', channels: 4, ...fifty }],
  ['gif of 9 megapixels', { format: 'gif', channels: 4, width: 3_600, height: 2_500 }],
  ['avif of 3.7 megapixels', { format: 'heif', width: 2_304, height: 1_600 }],
] as const)('lets in a %s', (_name, given) => {
  expect(fits(given)).toBe(true)
})

it.each([
  [
    'progressive jpeg of 50 megapixels',
    { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:4:4', ...fifty },
  ],
  ['interlaced png of 50 megapixels', { format: 'png', isProgressive: true, ...fifty }],
  ['png of few long rows', { format: 'png', width: 200_000, height: 200 }],
  ['gif of 50 megapixels', { format: 'gif', ...fifty }],
  ['animation of 12 megapixels', { format: 'webp', pages: 3 }],
  ['avif of 12 megapixels', { format: 'heif' }],
  ['avif of 4 megapixels with 10 bits', { format: 'heif', width: 2_400, height: 1_700, bitsPerSample: 10 }],
] as const)('keeps out a %s', (_name, given) => {
  expect(fits(given)).toBe(false)
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
