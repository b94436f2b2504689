/** Images that we read, as their first bytes tell; nobody's word for it is asked. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** How many bytes of a file tell its type. */
export const typeBytes = 32

const pngSignature = '\x89PNG\r\n\x1a\n'
/** Brands of HEIF files by what their images are coded with; the first box of the file names one. */
const heifBrands: Record<string, ImageType> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  mif1: 'heic',
  msf1: 'heic',
}

/** The type of the image that starts with these bytes, undefined for everything that is none of ours. */
export function sniffImageType(head: Uint8Array): ImageType | undefined {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith(pngSignature)) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (!text.startsWith('ftyp', 4)) return undefined
  const brand = text.slice(8, 12)
  // A file of the general brand names what it is coded with among the compatible ones.
  if (brand === 'mif1' && text.includes('avif', 16)) return 'avif'
  return Object.hasOwn(heifBrands, brand) ? heifBrands[brand] : undefined
}
