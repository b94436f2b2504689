import type { GreyPicture } from './grey-picture.ts'
import { meansOf } from './means.ts'

/** The picture with its longer side as long as told: a new pixel is the mean of what it covers, or lies between its neighbours. */
export function scaledTo(picture: GreyPicture, side: number): GreyPicture {
  const factor = side / Math.max(picture.width, picture.height)
  if (factor === 1) return picture
  return factor < 1 ? smaller(picture, factor) : larger(picture, factor)
}

function smaller(picture: GreyPicture, factor: number): GreyPicture {
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  const mean = meansOf(picture)
  return drawn(width, height, (x, y) => {
    const left = Math.floor((x * picture.width) / width)
    const top = Math.floor((y * picture.height) / height)
    const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width))
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height))
    return mean(left, top, right, bottom)
  })
}

function larger(picture: GreyPicture, factor: number): GreyPicture {
  const at = (x: number, y: number) =>
    picture.data[Math.min(picture.height - 1, y) * picture.width + Math.min(picture.width - 1, x)] ?? 0
  return drawn(Math.round(picture.width * factor), Math.round(picture.height * factor), (x, y) => {
    const left = Math.floor(x / factor)
    const top = Math.floor(y / factor)
    const over = x / factor - left
    const down = y / factor - top
    const upper = at(left, top) * (1 - over) + at(left + 1, top) * over
    const lower = at(left, top + 1) * (1 - over) + at(left + 1, top + 1) * over
    return upper * (1 - down) + lower * down
  })
}

function drawn(width: number, height: number, pixel: (x: number, y: number) => number): GreyPicture {
  const data = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = pixel(x, y)
  return { width, height, data }
}
