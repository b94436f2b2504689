import type { GreyBitmap } from './grey-bitmap.ts'

/** The mean brightness of a rectangle; its right and lower edges are not part of it. */
type MeanOf = (left: number, top: number, right: number, bottom: number) => number

/** Looks up means of a bitmap's rectangles, each in four steps however large it is. */
export function meansOf({ width, height, data }: GreyBitmap): MeanOf {
  const stride = width + 1
  // Sums of all pixels above and left of each place.
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  const at = (x: number, y: number) => sums[y * stride + x] ?? 0
  return (left, top, right, bottom) =>
    (at(right, bottom) - at(right, top) - at(left, bottom) + at(left, top)) /
    ((bottom - top) * (right - left))
}

/** A bitmap of what `pixel` makes of each pixel and the mean of so many around it. */
export function byMeans(
  bitmap: GreyBitmap,
  reach: number,
  pixel: (value: number, mean: number) => number,
): GreyBitmap {
  const { width, height, data } = bitmap
  const mean = meansOf(bitmap)
  const made = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach)
    const bottom = Math.min(height, y + reach + 1)
    for (let x = 0; x < width; x++) {
      const around = mean(Math.max(0, x - reach), top, Math.min(width, x + reach + 1), bottom)
      made[y * width + x] = pixel(data[y * width + x] ?? 0, around)
    }
  }
  return { width, height, data: made }
}
