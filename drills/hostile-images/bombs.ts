import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { gifSaying } from '../../server/src/platform/images/gif-saying.factory.ts'
import type { Random } from '../allergen-guard/random.ts'
import { blackInterlacedPng, blackPng, png, pngChunk, pngHeader, withChunks } from './png.ts'
import { canary, type Encoding } from './seeds.ts'

/** Files that ask for far more memory or time than they weigh. Some are within the limits: those must be harmless as well. */
type BombMaker = (seeds: Record<Encoding, Buffer>, random: Random) => Buffer | Promise<Buffer>

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#778899' }, limitInputPixels: false })

/** Encoding these takes a while: once is enough, a few appended bytes make each a file of its own. */
const kept = new Map<string, Promise<Buffer>>()
const once = (name: string, make: () => Promise<Buffer>) => async (_: unknown, random: Random) => {
  const known = kept.get(name) ?? make()
  kept.set(name, known)
  return Buffer.concat([await known, Buffer.from([random.below(256), random.below(256)])])
}

export const bombs: Record<string, BombMaker> = {
  'png of 5k, 16k or 30k pixels a side': once('black', async () => blackPng(30_000, 30_000)),
  'png of 49 megapixels, within the limits': once('black49', async () => blackPng(7_000, 7_000)),
  'interlaced png of 49 megapixels': once('interlaced49', () =>
    flat(7_000, 7_000).png({ progressive: true }).toBuffer(),
  ),
  'interlaced png with 16 bits and alpha': once('deep', async () =>
    blackInterlacedPng(3_600, { bitDepth: 16, colour: 6 }),
  ),
  'interlaced png within the limits': once('interlaced', async () =>
    blackInterlacedPng(3_250, { bitDepth: 8, colour: 2 }),
  ),
  'png that is one endless row': once('row', () => flat(1_000_000, 40).png().toBuffer()),
  'png that is as wide as it may': once('wide', () => flat(8_800, 5_600).png().toBuffer()),
  'png whose header lies about its size': ({ png: seed }, random) => {
    const [width, height] = random.pick([
      [65_535, 65_535],
      [0x7f_ff_ff_ff, 1],
      [0x7f_ff_ff_ff, 0x7f_ff_ff_ff],
      [0, 0],
      [5_000, 5_000],
      [16_000, 3_000],
    ] as const)
    return Buffer.concat([png().subarray(0, 8), pngHeader({ width, height }), seed.subarray(33)])
  },
  'png with a text that unpacks to 100 MB': ({ png: seed }, random) => {
    const packed = deflateSync(Buffer.alloc(100_000_000, canary), { level: 1 })
    const kind = random.pick(['zTXt', 'iTXt', 'iCCP'])
    const head = kind === 'iTXt' ? 'Comment\0\x01\0\0\0' : 'Comment\0\0'
    return withChunks(seed, pngChunk(kind, Buffer.concat([Buffer.from(head, 'latin1'), packed])))
  },
  'gif of 49 megapixels': once('gif49', () => flat(7_000, 7_000).gif({ effort: 1 }).toBuffer()),
  'gif of 7.3 megapixels, within the limits': once('gif7', () =>
    flat(3_200, 2_280).gif({ effort: 1 }).toBuffer(),
  ),
  'gif of thousands of frames': (_seeds, random) => gifOf(random.between(2_000, 30_000)),
  'gif whose canvas lies about its size': ({ gif: seed }, random) => {
    const side = random.pick([0, 5_000, 16_000, 65_535])
    return gifSaying(seed, side, side)
  },
  'avif of 49 megapixels in a kilobyte': once('avif49', () =>
    flat(7_000, 7_000).avif({ effort: 0 }).toBuffer(),
  ),
  'avif of 12 megapixels': once('avif12', () => flat(4_000, 3_000).avif({ effort: 0 }).toBuffer()),
  'avif of 2 megapixels with 12 bits, within the limits': once('avif2', () =>
    flat(1_640, 1_240).avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  'avif whose header lies about its size': ({ avif: seed }, random) => {
    const file = Buffer.from(seed)
    const at = file.indexOf('ispe') + 8
    file.writeUInt32BE(random.pick([1, 5_000, 65_535, 0x7f_ff_ff_ff]), at)
    file.writeUInt32BE(random.pick([1, 5_000, 65_535, 0x7f_ff_ff_ff]), at + 4)
    return file
  },
  'webp of 268 megapixels in 38 bytes': (_seeds, random) => oneColourWebp('febfff0f', random),
  'webp of 49 megapixels in 38 bytes': (_seeds, random) => oneColourWebp('57dbd506', random),
  'webp of 49 megapixels, within the limits': once('webp49', () =>
    flat(7_000, 7_000).webp({ effort: 0 }).toBuffer(),
  ),
  'lossless webp of 49 megapixels': once('lossless49', () => losslessWebp(7_000)),
  'lossless webp of 8.7 megapixels, within the limits': once('lossless8', () => losslessWebp(2_950)),
  'animated webp with a large canvas': once('animation', async () => {
    const frames = await Promise.all(['red', 'green', 'blue'].map((background) => frame(3_000, background)))
    return sharp(frames, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer()
  }),
  'progressive jpeg of 12.3 megapixels, within the limits': once('progressive12', () =>
    flat(4_100, 3_000).jpeg({ progressive: true }).toBuffer(),
  ),
  'avif of 3 megapixels, within the limits': once('avif3', () =>
    flat(2_000, 1_500).avif({ effort: 0 }).toBuffer(),
  ),
  'progressive jpeg of 49 megapixels': once('progressive49', () =>
    flat(7_000, 7_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  'jpeg of 49 megapixels, within the limits': (seeds, random) => jpeg49(seeds, random),
  'jpeg of 49 megapixels on its side': async (seeds, random) => onItsSide(await jpeg49(seeds, random)),
  'jpeg whose header lies about its size': ({ jpeg: seed }, random) => {
    const file = Buffer.from(seed)
    const frameHeader = file.indexOf(Buffer.from([0xff, 0xc0])) + 5
    file.writeUInt16BE(random.pick([0, 1, 5_000, 65_535]), frameHeader)
    file.writeUInt16BE(random.pick([0, 1, 5_000, 65_535]), frameHeader + 2)
    return file
  },
}

const jpeg49 = once('jpeg49', () => flat(7_000, 7_000).jpeg().toBuffer())

/** The file with an orientation of 6 in an Exif segment of its own. */
function onItsSide(file: Buffer): Buffer {
  const exif = [
    'ffe10022457869660000',
    '4d4d002a00000008',
    '0001',
    '011200030000000100060000',
    '00000000',
  ].join('')
  return Buffer.concat([file.subarray(0, 2), Buffer.from(exif, 'hex'), file.subarray(2)])
}

const tileSide = 64
/** Knuth's: multiples of it look like noise. */
const spreadingFactor = 2_654_435_761
/** A pattern of so many colours that no palette makes it small in memory, though it repeats so often that its file is small. */
const losslessWebp = async (side: number) => {
  const pixels = Buffer.from(
    Array.from({ length: tileSide * tileSide * 3 }, (_, n) => Math.imul(n, spreadingFactor) >>> 24),
  )
  const input = await sharp(pixels, { raw: { width: tileSide, height: tileSide, channels: 3 } })
    .png()
    .toBuffer()
  return flat(side, side)
    .composite([{ input, tile: true }])
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
}

/** A lossless WebP of one colour: 38 bytes whatever its size, which `size` packs with the flags. */
function oneColourWebp(size: string, random: Random): Buffer {
  const file = `524946461e000000574542505650384c110000002f${size}0750c4de35b3ff8188e87f0000`
  return Buffer.concat([Buffer.from(file, 'hex'), Buffer.from([random.below(256)])])
}

const frame = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** A GIF of one pixel that changes its mind for hours. */
function gifOf(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const one = Buffer.from('21f90400010000002c000000000100010000020244 0100'.replace(' ', ''), 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => one), Buffer.from([0x3b])])
}
