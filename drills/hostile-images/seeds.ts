import sharp, { type Sharp } from 'sharp'

/** Text that stands in metadata and tails of hostile files: whatever is served must not hold it. */
export const canary = 'CANARY-5f2c'
const corner = { r: 205, g: 40, b: 40 }
const rest = { r: 40, g: 60, b: 205 }

/**
 * A landscape with a red quarter at its upper left, as a camera would have to keep upright. Grain lies over all of it: where
 * a picture is flat, two encoders of one kind write the same bytes, and nobody could tell them from bytes of the upload.
 */
export async function scene(width: number, height: number): Promise<Buffer> {
  const quarter = {
    create: { width: width >> 1, height: height >> 1, channels: 3 as const, background: corner },
  }
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: rest,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: rest } })
    .composite([
      { input: quarter, left: 0, top: 0 },
      { input: grain, blend: 'overlay' },
    ])
    .png()
    .toBuffer()
}

/** Place, camera and owner, as phones write them. */
export const traces = {
  IFD0: { Make: canary, Model: canary, Copyright: `${canary} Mei Tan`, Software: canary },
  IFD2: { BodySerialNumber: canary, UserComment: canary },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '1/1 17/1 5900/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '103/1 46/1 3600/100',
    GPSProcessingMethod: canary,
  },
}
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${canary}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

export const encoders = {
  jpeg: (image: Sharp) => image.jpeg({ quality: 88 }),
  'progressive jpeg': (image: Sharp) => image.jpeg({ progressive: true }),
  png: (image: Sharp) => image.png(),
  'interlaced png': (image: Sharp) => image.png({ progressive: true }),
  webp: (image: Sharp) => image.webp(),
  'lossless webp': (image: Sharp) => image.webp({ lossless: true, effort: 1 }),
  avif: (image: Sharp) => image.avif({ effort: 0 }),
  gif: (image: Sharp) => image.gif({ effort: 1 }),
}
export type Encoding = keyof typeof encoders
export const encodings = Object.keys(encoders).filter((name): name is Encoding => name in encoders)

/** Small valid files of every type, full of traces: what hostile files are made from. */
export async function makeSeeds(): Promise<Record<Encoding, Buffer>> {
  const picture = await scene(320, 240)
  const made = await Promise.all(
    encodings.map(async (name) => {
      const image = sharp(picture).withExif(traces).withXmp(xmp).withIccProfile('p3')
      return [name, await encoders[name](image).toBuffer()] as const
    }),
  )
  // Every encoding is among the entries.
  return Object.fromEntries(made) as Record<Encoding, Buffer>
}
