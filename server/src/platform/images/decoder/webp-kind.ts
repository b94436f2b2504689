import { type FileHandle, open } from 'node:fs/promises'

/** What the pixels of a WebP stand in: 'VP8 ' is lossy, 'VP8L' lossless, 'ALPH' lossy with transparency, 'ANMF' animated. */
const pixelChunks = ['VP8 ', 'VP8L', 'ALPH', 'ANMF'] as const
export type WebpKind = (typeof pixelChunks)[number]

const fileHeaderBytes = 12
const chunkHeaderBytes = 8
/** Colour profiles and the like that may stand before the pixels; honest files have one or two. */
const maxChunks = 8

/** Finds the first chunk with pixels, which alone tells what a WebP will take; undefined when there is none near. */
export async function webpKind(path: string): Promise<WebpKind | undefined> {
  const file = await open(path)
  try {
    return await firstPixelChunk(file)
  } finally {
    await file.close()
  }
}

async function firstPixelChunk(file: FileHandle): Promise<WebpKind | undefined> {
  let at = fileHeaderBytes
  for (let n = 0; n < maxChunks; n++) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(chunkHeaderBytes), 0, chunkHeaderBytes, at)
    if (bytesRead < chunkHeaderBytes) return undefined
    const name = buffer.toString('latin1', 0, 4)
    const kind = pixelChunks.find((each) => each === name)
    if (kind) return kind
    const size = buffer.readUInt32LE(4)
    at += chunkHeaderBytes + size + (size % 2)
  }
  return undefined
}
