import { foldText } from '@shelfmate/contract/api/fold-text'

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

/** Which of a file's columns holds what; a column that nothing is known of holds nothing. */
export function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> {
  const folded = header.map((heading) => foldText(heading).replaceAll(/\s+/g, ' '))
  const found = known.map(([column, names]) => {
    const name = names.find((each) => folded.includes(each))
    return [column, name === undefined ? -1 : folded.indexOf(name)] as const
  })
  return new Map(found.filter(([, at]) => at >= 0))
}
