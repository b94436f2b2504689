import { limits } from '@shelfmate/contract/api/limits'

/** What weighs no more than this is sent as it is: making it smaller would cost more than it saves. */
const smallBytes = 300_000
const quality = 0.86

interface Size {
  width: number
  height: number
}

/** The size that fits into a square of `side` without being enlarged; sides are whole and at least 1. */
export function fittedSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Makes an image as small as it is stored, so that it goes through weak Wi-Fi in seconds; its place and camera stay here as
 * well. Returns the file itself where that gains nothing or where this browser cannot do it: the server takes both.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  if (file.size <= smallBytes) return file
  try {
    const small = await redraw(file)
    return small && small.size < file.size ? small : file
  } catch {
    // A kind of image that this browser does not read, or too large for its memory.
    return file
  }
}

async function redraw(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file)
  try {
    const { width, height } = fittedSize(bitmap, limits.imageSide)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context || !tellsTheTruth(context)) return undefined
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    const webp = await encode(canvas, 'image/webp')
    if (webp?.type === 'image/webp') return webp
    // Safari writes no WebP, and JPEG knows no transparency.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    return await encode(canvas, 'image/jpeg')
  } finally {
    bitmap.close()
  }
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | undefined>((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality)
  })

/** Browsers that hide from trackers hand out noise instead of what was drawn: nobody's photo shall look like that. */
function tellsTheTruth(context: CanvasRenderingContext2D): boolean {
  const colour = [18, 52, 86, 255]
  context.fillStyle = 'rgb(18 52 86)'
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  context.clearRect(0, 0, 1, 1)
  return colour.every((value, at) => data[at] === value)
}
