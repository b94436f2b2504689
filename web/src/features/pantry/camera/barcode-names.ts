import { type BarcodeName, barcodesCalls } from '@shelfmate/contract/barcodes/barcodes'
import { send } from '#lib/api/api-client.ts'
import { press } from '#lib/press/press.ts'
import { runExplained } from '#lib/press/press-toasts.ts'
import { type BarcodesPress, barcodesWords } from './barcodes.press.ts'

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

/** Remembers what products were called when they were saved, for the next scan; it waits for the connection where there is none. */
export function learnNames(rows: readonly { code?: string | undefined; name: string }[]): void {
  const names = rows.flatMap(({ code, name }) => (code === undefined ? [] : [{ code, name: name.trim() }]))
  if (names.length === 0) return
  const payload: BarcodesPress = { call: { name: 'learnNames', input: { body: { names } } } }
  runExplained({
    failure: barcodesWords(payload).failure,
    begin: () => press({ kind: 'barcodes', payload, lane: 'barcodes' }).done,
    retry: () => learnNames(rows),
  })
}
