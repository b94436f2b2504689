import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type CodeKind, codesOf } from './code-kinds.ts'

/** Every code of a kind; what else is in a picture is not asked for. */
const formats = {
  food: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'DataMatrix', 'QRCode'],
  qr: ['QRCode'],
} as const
const mostAtOnce = 4

/** Has the reader use this program, which was fetched from ourselves: left alone it would ask another server. */
export const loadCodeProgram = (wasmBinary: ArrayBuffer): Promise<unknown> =>
  prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })

/** The codes of a kind that a picture shows: the products whose stripes are in it, or what its QR codes say. */
export async function codesIn(bitmap: ImageData, kind: CodeKind): Promise<string[]> {
  const found = await readBarcodes(bitmap, {
    formats: [...formats[kind]],
    tryHarder: true,
    maxNumberOfSymbols: mostAtOnce,
  })
  return codesOf(
    kind,
    found.filter(({ isValid }) => isValid),
  )
}
