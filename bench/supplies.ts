import sharp from 'sharp'
import type { Supplies } from './load/requests.ts'

const pictures = 8
const [width, height] = [1_280, 960]
/** Blots of so many pixels, soft as in a photo. */
const blot = 4

/** What a load needs of a campus: its size, and forms with pictures as large as a phone's. */
export async function suppliesFor(students: number): Promise<Supplies> {
  const bodies: string[] = []
  // One boundary, so that all are of one type.
  const boundary = 'bench-form'
  for (let n = 0; n < pictures; n++) {
    const noise = { type: 'gaussian', mean: 100 + n, sigma: 40 } as const
    const size = { width: width / blot, height: height / blot, channels: 3, background: 'black' } as const
    const picture = await sharp({ create: { ...size, noise } })
      .resize(width, height)
      .jpeg()
      .toBuffer()
    const head = [
      `--${boundary}`,
      'content-disposition: form-data; name="purpose"',
      '',
      'post',
      `--${boundary}`,
      'content-disposition: form-data; name="file"; filename="photo.jpg"',
      'content-type: image/jpeg',
      '',
      '',
    ].join('\r\n')
    bodies.push(
      Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]).toString('base64'),
    )
  }
  return { students, forms: { bodies, type: `multipart/form-data; boundary=${boundary}` } }
}
