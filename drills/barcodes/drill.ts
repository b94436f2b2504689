import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { codesIn, loadCodeProgram } from '../../web/src/lib/camera/reading/code-reader.ts'
import { type Random, seeded } from '../allergen-guard/random.ts'
import { type BarcodeLook, barcodePicture } from './pictures.ts'

const modulus = 10
const oddWeight = 3
/** Digits before the one that proves them. */
const kinds = { 'EAN-8': 7, 'EAN-13': 12, 'UPC-A': 11 }

/** How cameras see packs, from easy to hard. */
const looks: Record<string, (below: (n: number) => number) => BarcodeLook> = {
  straight: () => ({ module: 3, turn: 0, paper: 235, ink: 25, noise: 10, shade: 0 }),
  tilted: (below) => ({ module: 3, turn: below(30) - 15, paper: 220, ink: 30, noise: 20, shade: 0.2 }),
  turned: (below) => ({
    module: 2.6,
    turn: 90 * (1 + below(3)) + below(12) - 6,
    paper: 225,
    ink: 30,
    noise: 15,
    shade: 0.2,
  }),
  dim: (below) => ({ module: 3, turn: below(16) - 8, paper: 62, ink: 18, noise: 9, shade: 0.35 }),
  far: (below) => ({ module: 1.7, turn: below(8) - 4, paper: 215, ink: 40, noise: 12, shade: 0.3 }),
}

interface BarcodeFigures {
  pictures: number
  read: number
  /** The slowest picture, in ms. */
  slowestMs: number
  faults: string[]
}

/** Pictures of barcodes through the real decoder: `each` of every kind in every look. */
export async function runBarcodes(each: number, seed: number): Promise<BarcodeFigures> {
  await loadCodeProgram(program())
  const random = seeded(seed)
  const figures: BarcodeFigures = { pictures: 0, read: 0, slowestMs: 0, faults: [] }
  for (const [kind, length] of Object.entries(kinds))
    for (const [name, lookOf] of Object.entries(looks))
      for (let n = 0; n < each; n++) {
        const printed = codeOf(length, random)
        const code = kind === 'UPC-A' ? `0${printed}` : printed
        const look = lookOf((below) => random.below(below))
        const picture = barcodePicture(code, look, () => random.below(1000) / 1000)
        const since = performance.now()
        const found = await codesIn(picture, 'food')
        figures.slowestMs = Math.max(figures.slowestMs, performance.now() - since)
        figures.pictures += 1
        if (found.join() === code) figures.read += 1
        else figures.faults.push(`${kind} ${name} ${JSON.stringify(look)}: ${code} read as '${found.join()}'`)
      }
  return figures
}

function program(): ArrayBuffer {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  return Uint8Array.from(readFileSync(path)).buffer
}

function codeOf(length: number, random: Random): string {
  const digits =
    String(1 + random.below(9)) + Array.from({ length: length - 1 }, () => random.below(modulus)).join('')
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? oddWeight : 1), 0)
  return `${digits}${(modulus - (sum % modulus)) % modulus}`
}
