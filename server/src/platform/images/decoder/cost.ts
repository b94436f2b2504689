import type { Metadata } from 'sharp'

/** What a decode may need beside the process itself. Two may run at once as long as they share this. */
export const decodeBudgetBytes = 75_000_000

/** libvips' own buffers and those of the WebP encoder, measured. */
const baseBytes = 28_000_000
/** Rows that stay in memory while a picture streams through, measured on wide ones. */
const rowsInFlight = 850

/**
 * About how many bytes decoding a picture takes at its peak, told from its header. Most files stream through; some kinds
 * must stand in memory as a whole, and there a few hundred bytes can ask for a gigabyte. The factors are measured with
 * libvips 8.18 on pictures of 6 to 49 megapixels, rounded up.
 */
export function decodeCost(metadata: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, pages = 1 } = metadata
  const pixels = width * height
  const sampleBytes = depth === 'uchar' ? 1 : 2
  switch (format) {
    case 'jpeg': {
      // All coefficients of a progressive file are kept until its last scan has been read.
      const coefficientBytes = metadata.chromaSubsampling === '4:2:0' ? 2.9 : 1.95 * channels
      return baseBytes + (isProgressive ? pixels * coefficientBytes : 0)
    }
    case 'png':
      return baseBytes + channels * sampleBytes * (isProgressive ? pixels * 1.12 : width * rowsInFlight)
    case 'webp':
      return baseBytes + (pages > 1 ? pixels * 9 : width * 4 * rowsInFlight)
    case 'gif':
      return baseBytes + pixels * 4.9
    default:
      // The decoder itself takes most, and is done before the rest begins.
      return Math.max(baseBytes, pixels * (isDeep(metadata) ? 27.5 : 20))
  }
}

/** AVIF with more than eight bits a sample. */
const isDeep = ({ depth, bitsPerSample = 8 }: Metadata) => depth !== 'uchar' || bitsPerSample > 8
