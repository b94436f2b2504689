import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { correction, generate } from 'lean-qr/nano'
import { beforeAll, expect, it } from 'vitest'
import { codesIn, loadCodeProgram } from './code-reader.ts'

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  await loadCodeProgram(Uint8Array.from(readFileSync(path)).buffer)
})

const margin = 4
const bytesPerPixel = 4

/** A QR code of cells so many px wide, as a screen shows it. */
function pictureOf(text: string, cell: number): ImageData {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const side = (code.size + 2 * margin) * cell
  const data = new Uint8ClampedArray(side * side * bytesPerPixel).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (code.get(Math.floor(x / cell) - margin, Math.floor(y / cell) - margin))
        data.set([0, 0, 0], (y * side + x) * bytesPerPixel)
  return { data, width: side, height: side, colorSpace: 'srgb' }
}

it.each([
  'SHELFMATE:01900000-0000-7000-8000-00000000ABCD:0042',
  'https://shelf.campus.test/exchange?dorm=Prince+George%E2%80%99s+Park',
])('reads %s off a screen and off paper, and takes it for no food', async (text) => {
  for (const cell of [3, 8]) {
    expect(await codesIn(pictureOf(text, cell), 'qr')).toEqual([text])
    expect(await codesIn(pictureOf(text, cell), 'food')).toEqual([])
  }
})
