import { foldForSearch } from '../api/fold-for-search.ts'
import type { EntryRow } from './entry-row.ts'
import { type EntryOptions, readEntries } from './read-entries.ts'
import { type ReceiptFood, readReceipt } from './receipts/read-receipt.ts'

/** One food of a pasted text. */
interface ShoppingRow extends EntryRow {
  /** Its words as they stood in the text, where its name was made of them. */
  foundAs: string
}

const mostLines = 600
/** '3) ', '4. ' */
const ordinal = /^\s*\d{1,2}[.)]\s+/

/** '[24/11/2026, 10:32] Mei: ', as chats are copied. */
const sender =
  /^\s*\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?(?:\]| -) [^:]{1,60}: /i

/**
 * The foods of any text that somebody pastes: a receipt, an order's mail, a list. Prices, weights' prices, taxes, totals and what shops say are
 * left out; what is read is shown before anything is stored.
 */
export function readShopping(text: string, options: EntryOptions): ShoppingRow[] {
  return readReceipt(text)?.map(fromReceipt) ?? fromList(text, options)
}

const fromReceipt = ({ name, quantity, size, printed }: ReceiptFood): ShoppingRow => ({
  ...{ name, quantity, size, place: '', expiryDate: '', unread: [] },
  foundAs: foldForSearch(printed).includes(foldForSearch(name)) ? '' : printed,
})

const fromList = (text: string, options: EntryOptions): ShoppingRow[] =>
  text
    .split(/\r\n|[\r\n]/, mostLines)
    .filter((line) => !/:\s*$/.test(line))
    .flatMap((line) => readEntries(line.replace(sender, '').replace(ordinal, ''), options))
    .map((row) => ({ ...row, foundAs: '' }))
