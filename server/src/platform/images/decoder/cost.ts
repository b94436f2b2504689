import type { Metadata } from 'sharp'
import type { WebpKind } from './webp-kind.ts'

/**
 * What decodes may take beside the process itself, so that it and the server together rise by 150 MB at most. Two may run
 * at once as long as they share this.
 */
export const decodeBudgetBytes = 56_000_000

/** libvips' own buffers, what is left of the image, and those of the WebP encoder afterwards, measured. */
const baseBytes = 20_000_000
/** Rows that stay in memory while a PNG streams through, measured on wide ones; transparency is computed in floats. */
const rowsInFlight = 1_350
const transparentRowsInFlight = 1_750
/** Lossy WebP is made smaller while it is read; whatever else there is stands in memory as a whole. */
const webpPixelBytes: Record<WebpKind, number> = { 'VP8 ': 0, VP8L: 4.1, ALPH: 5.2, ANMF: 9 }

/**
 * About how many bytes decoding an image takes at its peak, told from its header. Most files stream through; some kinds
 * must stand in memory as a whole, and there a few hundred bytes can ask for a gigabyte. The factors are measured with
 * libvips 8.18 on images of 2 to 50 megapixels, rounded up.
 */
export function decodeCost(metadata: Metadata, webpKind: WebpKind = 'ANMF'): number {
  const { format, width, height, channels, depth, hasAlpha, isProgressive } = metadata
  const pixels = width * height
  const sampleBytes = depth === 'uchar' ? 1 : 2
  switch (format) {
    case 'jpeg': {
      // All coefficients of a progressive file are kept until its last scan has been read.
      const coefficientBytes = metadata.chromaSubsampling === '4:2:0' ? 2.9 : 1.95 * channels
      return baseBytes + (isProgressive ? pixels * coefficientBytes : 0)
    }
    case 'png': {
      const rows = width * (hasAlpha ? transparentRowsInFlight : rowsInFlight)
      return baseBytes + channels * sampleBytes * (isProgressive ? pixels * 1.12 : rows)
    }
    case 'webp':
      return baseBytes + pixels * webpPixelBytes[webpKind]
    case 'gif':
      return baseBytes + pixels * 4.9
    default:
      // The decoder itself takes most, and is done before the rest begins.
      return Math.max(baseBytes, pixels * (isDeep(metadata) ? 27.5 : 18.5))
  }
}

/** AVIF with more than eight bits a sample. */
const isDeep = ({ depth, bitsPerSample = 8 }: Metadata) => depth !== 'uchar' || bitsPerSample > 8
