import { canary } from './seeds.ts'

const imageChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const windowBytes = 24
const distinctBytes = 12
const traces = [
  'Exif',
  'EXIF',
  'http://ns.adobe.com',
  'xpacket',
  'ICC_PROFILE',
  'Photoshop',
  '<script',
  '<?php',
  canary,
]

/** What is wrong with served bytes: anything but a bare WebP of our own making. Empty: nothing. */
export function faultsOf(served: Buffer, original: Buffer): string[] {
  const faults = chunkFaults(served)
  const text = served.toString('latin1')
  for (const trace of traces) if (text.includes(trace)) faults.push(`holds ${trace}`)
  if (sharesBytes(served, original)) faults.push('holds bytes of the upload')
  return faults
}

function chunkFaults(served: Buffer): string[] {
  if (served.toString('latin1', 0, 4) !== 'RIFF' || served.toString('latin1', 8, 12) !== 'WEBP')
    return ['is no WebP']
  const faults: string[] = []
  if (served.readUInt32LE(4) !== served.length - 8) faults.push('goes on behind its end')
  for (let at = 12; at + 8 <= served.length; ) {
    const name = served.toString('latin1', at, at + 4)
    if (!imageChunks.has(name)) faults.push(`has a chunk ${name}`)
    const size = served.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return faults
}

/** Whether a stretch of the upload stands in what is served. Dull stretches, such as zeros, prove nothing. */
function sharesBytes(served: Buffer, original: Buffer): boolean {
  const stretches = new Set<string>()
  for (let at = 0; at + windowBytes <= served.length; at += windowBytes)
    stretches.add(served.toString('latin1', at, at + windowBytes))
  const text = original.toString('latin1')
  for (let at = 0; at + windowBytes <= text.length; at++) {
    const stretch = text.slice(at, at + windowBytes)
    if (stretches.has(stretch) && new Set(stretch).size >= distinctBytes) return true
  }
  return false
}
