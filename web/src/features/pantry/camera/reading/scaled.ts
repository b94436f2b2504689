import type { GreyBitmap } from './grey-bitmap.ts'
import { meansOf } from './means.ts'

/** The bitmap with its longer side as long as told: a new pixel is the mean of what it covers, or lies between its neighbours. */
export function scaledTo(bitmap: GreyBitmap, side: number): GreyBitmap {
  const factor = side / Math.max(bitmap.width, bitmap.height)
  if (factor === 1) return bitmap
  return factor < 1 ? smaller(bitmap, factor) : larger(bitmap, factor)
}

function smaller(bitmap: GreyBitmap, factor: number): GreyBitmap {
  const width = Math.max(1, Math.round(bitmap.width * factor))
  const height = Math.max(1, Math.round(bitmap.height * factor))
  const mean = meansOf(bitmap)
  return drawn(width, height, (x, y) => {
    const left = Math.floor((x * bitmap.width) / width)
    const top = Math.floor((y * bitmap.height) / height)
    const right = Math.max(left + 1, Math.floor(((x + 1) * bitmap.width) / width))
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * bitmap.height) / height))
    return mean(left, top, right, bottom)
  })
}

function larger(bitmap: GreyBitmap, factor: number): GreyBitmap {
  const at = (x: number, y: number) =>
    bitmap.data[Math.min(bitmap.height - 1, y) * bitmap.width + Math.min(bitmap.width - 1, x)] ?? 0
  return drawn(Math.round(bitmap.width * factor), Math.round(bitmap.height * factor), (x, y) => {
    const left = Math.floor(x / factor)
    const top = Math.floor(y / factor)
    const over = x / factor - left
    const down = y / factor - top
    const upper = at(left, top) * (1 - over) + at(left + 1, top) * over
    const lower = at(left, top + 1) * (1 - over) + at(left + 1, top + 1) * over
    return upper * (1 - down) + lower * down
  })
}

function drawn(width: number, height: number, pixel: (x: number, y: number) => number): GreyBitmap {
  const data = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = pixel(x, y)
  return { width, height, data }
}
