import { barcodeOf } from '@shelfmate/contract/barcodes/barcode'

/** The part of the Barcode Detection API that we use. */
interface Detector {
  new (options: {
    formats: readonly string[]
  }): {
    detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]>
  }
  getSupportedFormats(): Promise<string[]>
}

const formats = ['ean_13', 'ean_8', 'upc_a']

/** The platform's own reader of barcodes, which costs no download; undefined where there is none that knows all that food carries. */
export async function nativeReader(): Promise<((picture: ImageData) => Promise<string[]>) | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detector }
  if (!BarcodeDetector) return undefined
  try {
    const known = await BarcodeDetector.getSupportedFormats()
    if (!formats.every((format) => known.includes(format))) return undefined
    const detector = new BarcodeDetector({ formats })
    return async (picture) => {
      const found = await detector.detect(picture)
      return [...new Set(found.flatMap(({ rawValue }) => barcodeOf(rawValue) ?? []))]
    }
  } catch {
    // Announced, and not there: ours does it.
    return undefined
  }
}
