import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { limits } from '@shelfmate/contract/api/limits'
import sharp from 'sharp'
import type { ImageType } from '../image-type.ts'
import { Budget } from './budget.ts'
import { decodeBudgetBytes, decodeCost } from './cost.ts'
import type { Decoded, DecodeJob, DecoderRefusal } from './protocol.ts'
import { webpKind } from './webp-kind.ts'

const decodesAtOnce = 2
const inspectionsAtOnce = 2
/** Fifty megapixels take two on a small machine that has nothing else to do. */
const decodeSeconds = 30
const webpQuality = 82
const thumbnailQuality = 76

// SVG, PDF, TIFF and whatever else libvips can read stays shut, also for a file that calls itself a JPEG.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
  ],
})
sharp.cache(false)
// More decodes at once, not more threads for one: threads cost memory each.
sharp.concurrency(1)

const inspections = new Budget(inspectionsAtOnce, inspectionsAtOnce)
const decodes = new Budget(decodesAtOnce, decodeBudgetBytes)

/** Thrown for an image that we do not take. */
export class Refused extends Error {
  readonly refusal: DecoderRefusal

  constructor(refusal: DecoderRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/**
 * Re-encodes an image: its first frame, upright, in sRGB, no metadata, at most 1600 px, and a thumbnail of that. Bombs are
 * known by their header and wait for nobody; the rest takes its turn. Errors: Refused.
 */
export async function decode({ type, input, output, thumbnail }: DecodeJob): Promise<Decoded> {
  const cost = await inspections.run(1, () => inspect(input, type))
  if (cost > decodeBudgetBytes) throw new Refused('IMAGE_TOO_LARGE')
  const { large, small, width, height } = await decodes.run(cost, () =>
    // Before the next one takes its place.
    encode(input).finally(collectGarbage),
  )
  await Promise.all([writeFile(output, large), writeFile(thumbnail, small)])
  const hash = createHash('sha256').update(large).digest('hex')
  return { width, height, byteSize: large.length, hash }
}

/** What it will cost to decode an image that we may take. */
async function inspect(input: string, type: ImageType): Promise<number> {
  // Without a limit here, so that too large and unreadable can be told apart; a header decodes nothing.
  const metadata = await orRefuse(sharp(input, { limitInputPixels: false }).metadata())
  const expected = type === 'avif' || type === 'heic' ? 'heif' : type
  if (metadata.format !== expected) throw new Refused('IMAGE_INVALID')
  if (metadata.width * metadata.height > limits.imagePixels) throw new Refused('IMAGE_TOO_LARGE')
  return decodeCost(metadata, type === 'webp' ? await webpKind(input) : undefined)
}

/** Pixels live outside of the JavaScript heap, which alone would hardly ever ask for its garbage. */
const collectGarbage = () => globalThis.gc?.()

/** The hostile file is read, and its memory free again, before what is left of it is encoded: their peaks do not add up. */
async function encode(input: string) {
  const { imagePixels, imageSide, thumbnailSide } = limits
  const { data, info } = await orRefuse(
    sharp(input, { limitInputPixels: imagePixels, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize({ width: imageSide, height: imageSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: decodeSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const large = await pixels().webp({ quality: webpQuality }).toBuffer()
  const small = await pixels()
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: thumbnailQuality })
    .toBuffer()
  return { large, small, width, height }
}

/** Whatever is wrong with it: to whoever sent it, it is an image that cannot be read. Too little time is our own trouble. */
async function orRefuse<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('timeout')
    throw new Refused(isLate ? 'UNAVAILABLE' : 'IMAGE_INVALID')
  }
}
