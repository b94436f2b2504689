import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { correction, generate } from 'lean-qr/nano'
import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer'
import { codesIn, loadCodeProgram } from './code-reader.ts'

const programOf = (name: string) =>
  Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve(`zxing-wasm/${name}`))).buffer

beforeAll(async () => {
  await loadCodeProgram(programOf('reader/zxing_reader.wasm'))
  const overrides = { wasmBinary: programOf('writer/zxing_writer.wasm') }
  await prepareZXingModule({ overrides, fireImmediately: true })
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

it('reads the link of GS1 on a pack as food, with its date', async () => {
  const link = 'https://id.gs1.org/01/09506000134352/10/A1?17=261225'
  expect(await codesIn(pictureOf(link, 3), 'food')).toEqual(['9506000134352 2026-12-25'])
})

const dotPx = 3

/** A code as packs bear it, black on white with paper around. */
async function printed(format: WriteInputBarcodeFormat, text: string): Promise<ImageData> {
  const options = text.startsWith('(') ? 'gs1' : ''
  const { symbol } = await writeBarcode(text, { format, options, scale: 1 })
  const height = symbol.height === 1 ? barHeight : symbol.height
  const side = { width: (symbol.width + 2 * paper) * dotPx, height: (height + 2 * paper) * dotPx }
  const data = new Uint8ClampedArray(side.width * side.height * bytesPerPixel).fill(255)
  for (let y = 0; y < side.height; y++)
    for (let x = 0; x < side.width; x++) {
      const [column, row] = [Math.floor(x / dotPx) - paper, Math.floor(y / dotPx) - paper]
      const isWithin = column >= 0 && column < symbol.width && row >= 0 && row < height
      const at = (symbol.height === 1 ? 0 : row) * symbol.width + column
      if (isWithin && symbol.data[at] === 0) data.set([0, 0, 0], (y * side.width + x) * bytesPerPixel)
    }
  return { data, ...side, colorSpace: 'srgb' }
}
const paper = 12
const barHeight = 40

it.each([
  ['EAN13', '4006381333931', '4006381333931'],
  ['EAN8', '96385074', '96385074'],
  ['EAN8', '01234572', '01234572'],
  ['UPCA', '036000291452', '0036000291452'],
  ['UPCE', '01234572', '0012345000072'],
  ['UPCE', '04252614', '0042100005264'],
  ['DataMatrix', '(01)04006381333931(17)261205(10)AB12', '4006381333931 2026-12-05'],
  ['Code128', '(01)04006381333931(15)261205', '4006381333931 2026-12-05'],
  ['Code128', '(01)04006381333931(10)AB12', '4006381333931'],
] as const)('reads %s %s as food', async (format, text, read) =>
  expect(await codesIn(await printed(format, text), 'food')).toEqual([read]),
)

it.each([
  ['DataMatrix', 'LOT 7'],
  ['Code128', '96385074'],
] as const)('takes %s %s for no food', async (format, text) =>
  expect(await codesIn(await printed(format, text), 'food')).toEqual([]),
)
