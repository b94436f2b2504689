import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'

export type Column = 'name' | 'quantity' | 'unit' | 'size' | 'place' | 'date'

/** How programs head these columns, in the order of what says it best: our template, Grocy's tables and its API, and what others use. */
const headings: Readonly<Record<Column, string>> = {
  name: 'name, product, product name, food, food name, item, item name, title, display, article, description, produkt, artikel, lebensmittel, produit, nom, producto, nombre',
  quantity:
    'quantity, amount, qty, count, pieces, number, stock amount, menge, anzahl, bestand, quantite, cantidad',
  unit: 'unit, units, quantity unit, unit of measure, qu_name, einheit, unite, unidad',
  size: 'size, package size, pack size, weight, volume, grosse, taille, tamano',
  place:
    'place, location, storage, storage location, storage place, default location, shelf, inventory, list, ort, standort, lagerort, lieu, emplacement, lugar',
  date: 'expiry date, expiration date, expiry, expiration, expires, expires on, exp date, best before, best before date, best_before_date, due date, next due date, use by, use by date, date, mhd, ablaufdatum, haltbar bis, date de peremption, caducidad, fecha de caducidad',
}
const known = Object.entries(headings).map(
  ([column, list]) => [column as Column, list.split(',').map((heading) => heading.trim())] as const,
)

/** Words that tell a column whose heading is none of these, in the order in which columns are looked for: 'Item count' is no name. */
const telling: readonly (readonly [Column, string])[] = [
  [
    'date',
    'expiry, expires, expire, expiration, expiring, exp, best before, best by, best if used by, use by, used by, use before, consume by, eat by, eat before, due, good until, keeps until, valid until, bb, bbe, bbd, mhd, tht, haltbar, ablauf, peremption, dlc, ddm, caducidad, vencimiento, scadenza, validade, houdbaar',
  ],
  [
    'quantity',
    'quantity, qty, amount, count, number of, no of, how many, pieces, pcs, stock, left, remaining, menge, anzahl, quantite, cantidad, quantita, quantidade, aantal',
  ],
  ['unit', 'unit, units, measure, uom, einheit, unite, unidad'],
  ['size', 'size, weight, volume, gewicht, poids, peso'],
  [
    'place',
    'location, place, storage, stored, shelf, where, compartment, list, lagerort, ort, lieu, lugar, luogo, local',
  ],
  [
    'name',
    'name, product, food, item, article, ingredient, grocery, groceries, title, produkt, artikel, lebensmittel, produit, aliment, producto, alimento, prodotto, produto, nome, naam',
  ],
]
/** What is said of a food that has no column here, be it in the same words: the price of a unit, the days until expiry. */
const other =
  'group, category, price, cost, value, barcode, ean, upc, id, url, link, image, picture, photo, brand, note, notes, comment, user, owner, min, minimum, days, tage, jours, dias, purchase, purchased, bought, added, created, opened, frozen, modified, updated, reminder, alert, notify, type'
const phrasesOf = (list: string) => list.split(',').map((phrase) => ` ${phrase.trim()} `)
const tellingPhrases = telling.map(([column, list]) => [column, phrasesOf(list)] as const)
const otherPhrases = phrasesOf(other)
const isTold = (words: string, phrases: readonly string[]) => phrases.some((phrase) => words.includes(phrase))

/** A heading in plain words: 'expiryDate (dd/mm/yyyy)' is ' expiry date '. */
const wordsOf = (heading: string) =>
  ` ${foldForSearch(heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replaceAll(/[([].*?[)\]]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Which of a file's columns holds what; a column that nothing is known of holds nothing. */
export function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> {
  const folded = header.map((heading) => foldForSearch(heading).replaceAll(/\s+/g, ' '))
  const found = new Map<Column, number>()
  for (const [column, names] of known) {
    const name = names.find((each) => folded.includes(each))
    if (name !== undefined) found.set(column, folded.indexOf(name))
  }
  const words = header.map(wordsOf)
  for (const [column, phrases] of tellingPhrases) {
    const taken = new Set(found.values())
    const at = words.findIndex(
      (each, n) => !taken.has(n) && isTold(each, phrases) && !isTold(each, otherPhrases),
    )
    if (!found.has(column) && at >= 0) found.set(column, at)
  }
  return found
}
