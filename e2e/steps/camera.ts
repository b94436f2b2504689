import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { barcodePicture } from '../../drills/barcodes/pictures.ts'
import { test } from '../fixtures.ts'

const look = { module: 3, turn: 4, paper: 225, ink: 30, noise: 12, shade: 0.2 }
const framesPerSecond = 8
const bytesPerPixel = 4
const grey = 128
/** Long enough for a pack to have gone. */
const away = 18
const shown = 8

/** What a camera sees: a byte of brightness a pixel. */
interface Picture {
  width: number
  height: number
  luma: Uint8Array
}

/** Packs with these numbers, each as a camera sees it. */
export function picturesOfPacks(codes: readonly string[]): Picture[] {
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return codes.map((code) => {
    const { width, height, data } = barcodePicture(code, look, random)
    const luma = new Uint8Array(width * height)
    for (let at = 0; at < luma.length; at++) luma[at] = data[at * bytesPerPixel] ?? 0
    return { width, height, luma }
  })
}

/** What a screen shows, as a camera in front of it sees it. */
export async function pictureOfScreen(png: Buffer): Promise<Picture> {
  const [width, height] = [640, 480]
  const luma = await sharp(png)
    .resize({ width, height, fit: 'contain', background: '#777' })
    .greyscale()
    .raw()
    .toBuffer()
  return { width, height, luma }
}

/** A browser whose camera sees these pictures one after another, and nothing in between. */
export async function browserThatSees(pictures: readonly Picture[]): Promise<Browser> {
  const film = join(mkdtempSync(join(tmpdir(), 'shelfmate-film-')), 'film.y4m')
  writeFilm(film, pictures)
  const { launchOptions } = test.info().project.use
  return chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
}

function writeFilm(path: string, pictures: readonly Picture[]): void {
  const [first] = pictures
  if (!first) throw new Error('a film needs a picture')
  const { width, height } = first
  const colour = Buffer.alloc((width * height) / 2, grey)
  const frame = (luma: Uint8Array) => Buffer.concat([Buffer.from('FRAME\n'), luma, colour])
  const nothing = frame(new Uint8Array(width * height).fill(grey))
  const frames = pictures.flatMap(({ luma }) => {
    const seen = frame(luma)
    return [...Array.from({ length: shown }, () => seen), ...Array.from({ length: away }, () => nothing)]
  })
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(path, Buffer.concat([head, ...frames]))
}

/** A picture of print. */
export async function printed(page: Page, lines: readonly string[]): Promise<Buffer> {
  const address = await page.evaluate((texts) => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 500
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#e6e0d2'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#222'
    context.font = '64px sans-serif'
    for (const [n, text] of texts.entries()) context.fillText(text, 120, 200 + 90 * n)
    return canvas.toDataURL('image/png')
  }, lines)
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
