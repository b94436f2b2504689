import sharp from 'sharp'
import { type Encoding, encoders, encodings, scene, traces } from './seeds.ts'

interface HonestPhoto {
  kind: string
  bytes: Buffer
  width: number
  height: number
}

const orientations = [1, 2, 3, 4, 5, 6, 7, 8]
const sizes = [
  [640, 480],
  [1200, 900],
  [1000, 560],
] as const

/** Photos as phones take them: every type, held in every way, with place and owner in their metadata. */
export async function* honestPhotos(count: number): AsyncGenerator<HonestPhoto> {
  for (let n = 0; n < count; n++) {
    const encoding = at(encodings, n)
    const round = Math.floor(n / encodings.length)
    const orientation = at(orientations, round)
    const [width, height] = at(sizes, Math.floor(round / orientations.length))
    yield {
      kind: `${encoding}, orientation ${canTurn(encoding) ? orientation : 1}`,
      bytes: await photo(encoding, canTurn(encoding) ? orientation : 1, width, height),
      width,
      height,
    }
  }
}

/** GIF knows no orientation. */
const canTurn = (encoding: Encoding) => encoding !== 'gif'

async function photo(
  encoding: Encoding,
  orientation: number,
  width: number,
  height: number,
): Promise<Buffer> {
  const upright = await scene(width, height)
  // What the sensor saw: turned and mirrored so that `orientation` undoes it.
  const quarters = { 3: 180, 5: 90, 6: 270, 7: 90, 8: 90 }[orientation] ?? 0
  const held = sharp(await sharp(upright).rotate(quarters).png().toBuffer())
  if (orientation === 2 || orientation === 5) held.flop()
  if (orientation === 4 || orientation === 7) held.flip()
  return encoders[encoding](held.withExif(traces).withMetadata({ orientation })).toBuffer()
}

function at<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length]
  if (item === undefined) throw new RangeError('nothing to take')
  return item
}

/** Whether a served photo has the scene's red quarter at its upper left and nowhere else. */
export async function isUpright(bytes: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const pixel = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return (data[pixel] ?? 0) > (data[pixel + 2] ?? 0)
  }
  const isLandscape = info.width > info.height
  return isLandscape && isRed(0.25, 0.25) && !isRed(0.75, 0.25) && !isRed(0.25, 0.75) && !isRed(0.75, 0.75)
}
