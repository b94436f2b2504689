import { barcodeOf } from '@shelfmate/contract/barcodes/barcode'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Every stripe code that food carries; what else is on a pack is not asked for. */
const formats = ['EAN13', 'EAN8', 'UPCA'] as const
const mostAtOnce = 4

/** Has the reader use this program, which was fetched from ourselves: left alone it would ask another server. */
export const loadBarcodeProgram = (wasmBinary: ArrayBuffer): Promise<unknown> =>
  prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })

/** The products whose stripes a picture shows, by the numbers under them. */
export async function barcodesIn(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, {
    formats: [...formats],
    tryHarder: true,
    maxNumberOfSymbols: mostAtOnce,
  })
  return [...new Set(found.flatMap(({ text, isValid }) => (isValid ? (barcodeOf(text) ?? []) : [])))]
}
