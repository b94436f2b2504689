import { type CodeKind, codesOf } from './code-kinds.ts'

/** The part of the Barcode Detection API that we use. */
interface Detector {
  new (options: {
    formats: readonly string[]
  }): {
    detect(bitmap: ImageBitmapSource): Promise<{ rawValue: string; format: string }[]>
  }
  getSupportedFormats(): Promise<string[]>
}

const formats: Record<CodeKind, readonly string[]> = {
  food: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'data_matrix', 'qr_code'],
  qr: ['qr_code'],
}

/** The platform's own reader of codes, which costs no download; undefined where there is none that knows all of a kind. */
export async function nativeReader(
  kind: CodeKind,
): Promise<((bitmap: ImageData) => Promise<string[]>) | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detector }
  if (!BarcodeDetector) return undefined
  try {
    const known = await BarcodeDetector.getSupportedFormats()
    if (!formats[kind].every((format) => known.includes(format))) return undefined
    const detector = new BarcodeDetector({ formats: formats[kind] })
    return async (bitmap) => {
      const found = await detector.detect(bitmap)
      return codesOf(
        kind,
        found.map(({ rawValue, format }) => ({ format, text: rawValue })),
      )
    }
  } catch {
    // Announced, and not there: ours does it.
    return undefined
  }
}
