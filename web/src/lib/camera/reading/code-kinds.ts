import { barcodeOf } from '@shelfmate/contract/barcodes/barcode'

/** food: the numbers under the stripes that food carries. qr: what QR codes say. */
export type CodeKind = 'food' | 'qr'

/** What was read, each once; of food only what is a product's number. */
export const codesOf = (kind: CodeKind, texts: readonly string[]): string[] => [
  ...new Set(kind === 'qr' ? texts : texts.flatMap((text) => barcodeOf(text) ?? [])),
]
