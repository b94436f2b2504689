import { barcodeOf, isBarcode } from '@shelfmate/contract/barcodes/barcode'
import {
  productOfElements,
  productOfLink,
  type ScannedProduct,
} from '@shelfmate/contract/barcodes/scanned-product'

/** food: the numbers under the stripes that food carries, and what GS1's codes say of it. qr: what QR codes say. */
export type CodeKind = 'food' | 'qr'

/** A code as a reader tells of it; readers differ in how they write the names of formats. */
interface SeenCode {
  format: string
  text: string
}

/** What a code says of a food. Of other stripes and squares than products bear nothing counts but what GS1 has them say. */
function productIn({ format, text }: SeenCode): ScannedProduct | undefined {
  switch (format.toLowerCase().replaceAll(/[^a-z\d]/g, '')) {
    case 'code128':
    case 'datamatrix':
      return productOfElements(text)
    case 'qrcode':
      return productOfLink(text)
    case 'ean8':
      return isBarcode(text) ? { code: text } : undefined
    default: {
      const code = barcodeOf(text)
      return code === undefined ? undefined : { code }
    }
  }
}

/** A product as a reader's answer has it: its number, and behind a space the date that its code tells. */
const asText = ({ code, date }: ScannedProduct) => (date === undefined ? code : `${code} ${date}`)

/** The product that a reader's answer tells of. */
export function scannedProduct(text: string): ScannedProduct {
  const [code = '', date] = text.split(' ')
  return { code, date }
}

/** What was read, each once; of food only what is a product's, without a date only where none is told beside it. */
export function codesOf(kind: CodeKind, seen: readonly SeenCode[]): string[] {
  if (kind === 'qr') return [...new Set(seen.map(({ text }) => text))]
  const products = seen.flatMap((each) => productIn(each) ?? [])
  const dated = new Set(products.flatMap(({ code, date }) => (date === undefined ? [] : code)))
  return [...new Set(products.filter(({ code, date }) => date !== undefined || !dated.has(code)).map(asText))]
}
