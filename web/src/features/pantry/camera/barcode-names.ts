import { type BarcodeName, barcodesCalls } from '@shelfmate/contract/barcodes/barcodes'
import { send } from '#lib/api-client.ts'

/** What a product is called; undefined where nobody knows, or without a connection. */
export async function nameOfBarcode(code: string): Promise<BarcodeName | undefined> {
  try {
    const { names } = await send(
      barcodesCalls.readNames,
      { body: { codes: [code] } },
      { outlivesPage: false },
    )
    return names[0] ?? undefined
  } catch {
    // It is asked for by its field.
    return undefined
  }
}

/** Remembers what products were called when they were saved, for the next scan. */
export function learnNames(rows: readonly { code?: string | undefined; name: string }[]): void {
  const names = rows.flatMap(({ code, name }) => (code === undefined ? [] : [{ code, name: name.trim() }]))
  if (names.length === 0) return
  // Nothing is lost that somebody waits for: the next scan asks again.
  send(barcodesCalls.learnNames, { body: { names } }).catch(() => undefined)
}
