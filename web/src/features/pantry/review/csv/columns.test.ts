import { expect, it } from 'vitest'
import { columnsOf } from './columns.ts'

/** Headers as programs and people write them, and what of each is read: name, quantity, unit, size, place, date. */
const headers: readonly [string, string][] = [
  ['name|quantity|size|place|expiry date', 'name=0 quantity=1 size=2 place=3 date=4'],
  ['Product|Product group|Amount|Value|Next due date|Default location', 'name=0 quantity=2 place=5 date=4'],
  [
    'Item Name|Category|Qty.|Unit Price|Expiration Date (MM/DD/YYYY)|Storage Area',
    'name=0 quantity=2 place=5 date=4',
  ],
  ['Food item|How many?|Best-before|Where is it?', 'name=0 quantity=1 place=3 date=2'],
  ['productName|itemCount|storageLocation|expiresAt|createdAt', 'name=0 quantity=1 place=2 date=3'],
  ['Barcode|Brand|Title|Number of items|Purchase date|Exp. date', 'name=2 quantity=3 date=5'],
  ['ITEM|ITEM COUNT|ITEM LOCATION|USE BY', 'name=0 quantity=1 place=2 date=3'],
  ['Grocery|Amount left|Unit of measurement|Stored in|Good until', 'name=0 quantity=1 unit=2 place=3 date=4'],
  ['Name of food|Quantity remaining|Days until expiry|Expiry', 'name=0 quantity=1 date=3'],
  ['Food|Weight (g)|Package type|Freezer shelf|BBE', 'name=0 size=1 place=3 date=4'],
  ['list_name|item_name|item_quantity|item_expiration', 'name=1 quantity=2 place=0 date=3'],
  ['Produkt|Menge|Lagerort|Mindestens haltbar bis (MHD)', 'name=0 quantity=1 place=2 date=3'],
  ['Nom du produit|Quantité restante|Lieu de rangement|DLC', 'name=0 quantity=1 place=2 date=3'],
  ['Nombre del producto|Cantidad|Lugar|Fecha de vencimiento', 'name=0 quantity=1 place=2 date=3'],
  ['Notes|Price|Days left', ''],
]

it.each(headers)('reads %s', (header, expected) => {
  const columns = columnsOf(header.split('|'))
  const order = ['name', 'quantity', 'unit', 'size', 'place', 'date'] as const
  const told = order.flatMap((column) => (columns.has(column) ? [`${column}=${columns.get(column)}`] : []))
  expect(told.join(' ')).toBe(expected)
})
