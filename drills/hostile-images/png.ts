import { crc32, deflateSync } from 'node:zlib'

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** One chunk of a PNG file; `lie` replaces its length or its checksum. */
export function pngChunk(type: string, data: Buffer, lie: { length?: number; crc?: number } = {}): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(4 + body.length + 4)
  frame.writeUInt32BE(lie.length ?? data.length)
  body.copy(frame, 4)
  frame.writeUInt32BE(lie.crc ?? crc32(body), 4 + body.length)
  return frame
}

interface PngHeader {
  width: number
  height: number
  bitDepth?: number
  /** 0 grey, 2 RGB, 3 palette, 6 RGBA. */
  colour?: number
  interlaced?: boolean
}

export function pngHeader({
  width,
  height,
  bitDepth = 8,
  colour = 2,
  interlaced = false,
}: PngHeader): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([bitDepth, colour, 0, 0, interlaced ? 1 : 0], 8)
  return pngChunk('IHDR', data)
}

/** A whole PNG of black pixels, one bit each: a side of 30,000 weighs a hundred kilobytes. */
export function blackPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return png(
    pngHeader({ width, height, bitDepth: 1, colour: 0 }),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
  )
}

/** A PNG of black pixels in seven interlaced passes: it must stand in memory as a whole. */
export function blackInterlacedPng(
  side: number,
  { bitDepth, colour }: { bitDepth: 8 | 16; colour: 2 | 6 },
): Buffer {
  const pixelBytes = ((colour === 6 ? 4 : 3) * bitDepth) / 8
  const passes = adam7.map(([x, y, dx, dy]) => {
    const columns = Math.ceil((side - x) / dx)
    return Buffer.alloc(Math.ceil((side - y) / dy) * (1 + columns * pixelBytes))
  })
  const pixels = deflateSync(Buffer.concat(passes), { level: 1 })
  return png(
    pngHeader({ width: side, height: side, bitDepth, colour, interlaced: true }),
    pngChunk('IDAT', pixels),
  )
}

/** Where each pass begins and how far its pixels lie apart. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Signature, the given chunks, end. */
export const png = (...chunks: Buffer[]) =>
  Buffer.concat([pngSignature, ...chunks, pngChunk('IEND', Buffer.alloc(0))])

/** A PNG with chunks put in behind its header. */
export function withChunks(file: Buffer, ...chunks: Buffer[]): Buffer {
  const headerEnd = pngSignature.length + 25
  return Buffer.concat([file.subarray(0, headerEnd), ...chunks, file.subarray(headerEnd)])
}
