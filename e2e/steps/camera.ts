import { writeFileSync } from 'node:fs'
import { barcodePicture } from '../../drills/barcodes/pictures.ts'

const look = { module: 3, turn: 4, paper: 225, ink: 30, noise: 12, shade: 0.2 }
const framesPerSecond = 8
const bytesPerPixel = 4
const grey = 128
/** Long enough for a pack to have gone. */
const away = 18
const shown = 8

/**
 * Writes a film that a browser takes for what its camera sees: packs with these numbers one after another, and nothing in between.
 */
export function writeFilm(path: string, codes: readonly string[]): void {
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const pictures = codes.map((code) => barcodePicture(code, look, random))
  const [first] = pictures
  if (!first) throw new Error('a film needs a pack')
  const { width, height } = first
  const colour = Buffer.alloc((width * height) / 2, grey)
  const frame = (luma: Uint8Array) => Buffer.concat([Buffer.from('FRAME\n'), luma, colour])
  const nothing = frame(new Uint8Array(width * height).fill(grey))
  const frames = pictures.flatMap(({ data }) => {
    const luma = new Uint8Array(width * height)
    for (let at = 0; at < luma.length; at++) luma[at] = data[at * bytesPerPixel] ?? 0
    const pack = frame(luma)
    return [...Array.from({ length: shown }, () => pack), ...Array.from({ length: away }, () => nothing)]
  })
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(path, Buffer.concat([head, ...frames]))
}
