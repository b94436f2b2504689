import { foldForSearch } from '../../api/fold-for-search.ts'
import { setApart } from '../chinese-line.ts'
import type { EntryRow } from '../entry-row.ts'
import { peel } from '../peel.ts'
import { contextOf, type EntryOptions, readEntries } from '../read-entries.ts'
import { type ReceiptFood, readReceipt } from '../receipts/read-receipt.ts'
import { withoutSlips } from '../slips.ts'
import { phraseAt, tokensOf } from '../tokens.ts'

/** One food of a pasted text. */
interface ShoppingRow extends EntryRow {
  /** Its words as they stood in the text, where its name was made of them. */
  foundAs: string
}

const mostLines = 600
/** '3) ', '4. ', '(5) ', '6️⃣', '1、' */
const ordinal = /^\s*(?:(?:\d{1,2}[.)]|\(\d{1,2}\))\s+|\d{1,2}、\s*|(?:\d\uFE0F?\u20E3\s*)+)/u

/** '[24/11/2026, 10:32] Mei: ', as chats are copied. */
const sender =
  /^[\s\u200E]*\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?(?:\]| -) (?:[^:]{1,60}: )?/i
/** What chats say themselves in somebody's place, '<Media omitted>', or what follows their mark; and addresses alone. */
const ofChat =
  /^\s*(?:<[^<>]+>\s*$|\u200E|https?:\/\/\S+\s*$|(?:you deleted this message|this message was deleted)\.?\s*$)/iu
const hasSaid = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/**
 * The foods of any text that somebody pastes: a receipt, an order's mail, a list. Prices, weights' prices, taxes, totals and what shops say are
 * left out; what is read is shown before anything is stored.
 */
export function readShopping(text: string, options: EntryOptions): ShoppingRow[] {
  return readReceipt(text)?.map(fromReceipt) ?? fromList(text, options)
}

const fromReceipt = ({ name, quantity, size, printed }: ReceiptFood): ShoppingRow => ({
  name,
  quantity,
  size,
  place: '',
  expiryDate: '',
  unread: [],
  foundAs: foldForSearch(printed).includes(foldForSearch(name)) ? '' : printed,
})

/** What a list is called, in its first line. */
const titles =
  /^(?:(?:my |the )?(?:(?:shopping|grocery|pantry|food) list|shopping|groceries)|einkauf(?:sliste|szettel)?|(?:liste (?:de|des) )?courses|lista (?:de (?:la )?compras?|della spesa)|boodschappen(?:lijst(?:je)?)?|alisveris listesi|(?:senarai|daftar) belanja(?:an)?|购物清单|購物清單|买菜清单|買菜清單)(?: for)?$/
const decoration = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
const endsAsHeading = /[:：][^\p{L}\p{N}]*$/u
const markdown = /^\s*#{1,6}\s/
/** Beside these a day is until when food keeps; 'Friday:' and 'For Friday:' may be plans of meals. */
const tellsDate =
  /^(?:use|used|best|eat|finish|exp\w*|bb\w?|mhd|haltbar|verbrauchen|dlc|ddm|perime|caduca|cad|scade|validade|tht)\b/

/** What stands above frozen food by itself: 'TK', 'Frozen'. */
const frozen =
  /^(?:tk|tiefgekuhlt(?:es)?|tiefkuhl(?:kost|ware|ung)?|frozen(?: foods?)?|surgeles|congelados|surgelati|diepvries)$/

/** What words tell that stand above foods: 'In the freezer', 'Use by 3 Dec'. */
function readHeading(text: string, options: EntryOptions): Pick<EntryRow, 'name' | 'place' | 'expiryDate'> {
  const context = contextOf(options)
  const tokens = withoutSlips(tokensOf(setApart(text, context.lexicon)), context.lexicon)
  const said = tokens.flatMap((_, at) => phraseAt(tokens, at, context.lexicon.places)?.meaning ?? [])
  // 'Fridge, top shelf'
  const place = said.find((each) => each !== 'cupboard') ?? said[0] ?? ''
  if (frozen.test(foldForSearch(text))) return { name: '', place: 'freezer', expiryDate: '' }
  return { ...peel(tokens, context), place }
}

/** What holds for the foods below a heading. */
type Heading = Pick<EntryRow, 'place' | 'expiryDate'>
const none: Heading = { place: '', expiryDate: '' }

const longestHeading = 80

/** What a line says of those below it; undefined for a line of foods. */
function headingOf(line: string, options: EntryOptions): Heading | undefined {
  const isSaid = endsAsHeading.test(line) || markdown.test(line)
  if (line.length > longestHeading) return isSaid ? none : undefined
  const words = line.replaceAll(decoration, '')
  const { name, place, expiryDate } = readHeading(words, options)
  const isPlace = place !== '' && name === '' && expiryDate === ''
  if (!isSaid && !isPlace) return undefined
  return { place, expiryDate: name === '' && tellsDate.test(foldForSearch(words)) ? expiryDate : '' }
}

/** 'Fridge: milk, eggs' */
const beforeFoods = /^([^:：]{1,40})[:：]\s*(?=.*\p{L})/u

const under = ({ place, expiryDate }: Heading, row: EntryRow): EntryRow => ({
  ...row,
  place: row.place || place,
  expiryDate: row.expiryDate || (row.unread.length === 0 ? expiryDate : ''),
})

function foodsOf(line: string, above: Heading, options: EntryOptions): EntryRow[] {
  const [start = '', words = ''] = beforeFoods.exec(line) ?? []
  const inline = start === '' ? undefined : headingOf(words, options)
  const text = inline ? line.slice(start.length) : line
  return readEntries(text, options).map((row) => under(inline ?? above, row))
}

function fromList(text: string, options: EntryOptions): ShoppingRow[] {
  const rows: EntryRow[] = []
  let above = none
  for (const line of linesOf(text, options)) {
    const heading = headingOf(line, options)
    if (heading) above = heading
    else rows.push(...foodsOf(line, above, options))
  }
  return rows.map((row) => ({ ...row, foundAs: '' }))
}

/** The words of a table's first row. */
const columns =
  /^(?:items?|foods?|products?|name|qty|quantity|count|amount|size|unit|price|location|place|storage|expir(?:y|es|ation)(?: date)?|exp|best before|use by|date|notes?|artikel|produkt|menge|anzahl|preis|ort|lagerort|mhd|haltbar bis|ablaufdatum|datum|article|produit|quantite|prix|lieu|dlc|producto|cantidad|precio|lugar|caducidad|fecha|prodotto|quantita|prezzo|scadenza|data|barang|makanan|kuantiti|jumlah|luput|品名|数量|到期日)$/
const leastColumns = 2

const isHeader = (line: string) => {
  const cells = line
    .split(/[\t,;|]/)
    .map((cell) => foldForSearch(cell.trim()))
    .filter((cell) => cell !== '')
  return cells.length >= leastColumns && cells.every((cell) => columns.test(cell))
}

const isTitle = (line: string, options: EntryOptions) =>
  line.length <= longestHeading &&
  titles.test(foldForSearch(readHeading(line.replaceAll(decoration, ''), options).name))

/** What people wrote, without the list's title. */
const linesOf = (text: string, options: EntryOptions): string[] =>
  text
    .split(/\r\n|[\r\n]/, mostLines)
    .map((line) => line.replace(sender, ''))
    .filter((line) => !ofChat.test(line) && hasSaid.test(line))
    .filter((line, n) => n > 0 || !(isTitle(line, options) || isHeader(line)))
    .map((line) => line.replace(ordinal, ''))
