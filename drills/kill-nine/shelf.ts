import { nthId } from '@shelfmate/contract/api/ids'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'

/** What a writer asks for; ids are made by the writer, so that the same request can be sent again. */
export type Operation =
  | { kind: 'add'; id: string; fields: Fields }
  | { kind: 'batch'; id: string; rows: Row[] }
  | { kind: 'unbatch'; id: string; rows: Row[] }
  | { kind: 'edit'; itemId: string; replacementId: string; fields: Fields }
  | { kind: 'consume'; itemId: string; id: string }
  | { kind: 'undo'; consumptionId: string; before: Item }
  | { kind: 'remove'; itemId: string }
  | { kind: 'restore'; before: Item }

export interface Fields {
  name: string
  quantity: number
  remark: string
  expiryDates: string[]
}

/** One of different foods that are added together: as an item of its own, or to the item that it joins while that is there. */
export type Row = Pick<PantryItem, 'name' | 'quantity' | 'expiryDate'> & { joins?: string }

export type Item = Pick<PantryItem, 'id' | 'name' | 'quantity' | 'remark' | 'expiryDate'>

/** What must be stored for one owner, worked out from what was acknowledged and nothing else. */
export interface Shelf {
  items: Map<string, Item>
  /** Every item id ever logged, and which of them an edit made. */
  logged: Map<string, 'added' | 'replaced'>
  consumptions: Set<string>
}

export const emptyShelf = (): Shelf => ({ items: new Map(), logged: new Map(), consumptions: new Set() })

/** The shelf after an operation took effect once; the shelf before stays as it was. */
export function applied(shelf: Shelf, operation: Operation): Shelf {
  const items = new Map(shelf.items)
  const logged = new Map(shelf.logged)
  const consumptions = new Set(shelf.consumptions)
  switch (operation.kind) {
    case 'add':
      for (const item of itemsOf(operation.id, operation.fields)) {
        items.set(item.id, item)
        logged.set(item.id, 'added')
      }
      break
    case 'batch':
      for (const [n, { joins = '', ...row }] of operation.rows.entries()) {
        const id = nthId(operation.id, n)
        // What joined is logged, too.
        logged.set(id, 'added')
        if (!addPieces(items, joins, row.quantity)) items.set(id, { ...row, id, remark: '' })
      }
      break
    case 'unbatch':
      for (const [n, { joins = '', quantity }] of operation.rows.entries()) {
        if (!items.delete(nthId(operation.id, n))) addPieces(items, joins, -quantity)
      }
      break
    case 'edit': {
      const { itemId, replacementId, fields } = operation
      const [date, ...more] = fields.expiryDates
      const inPlace = more.length === 0 && date === items.get(itemId)?.expiryDate
      items.delete(itemId)
      for (const item of itemsOf(inPlace ? itemId : replacementId, fields)) {
        items.set(item.id, item)
        if (!inPlace) logged.set(item.id, 'replaced')
      }
      break
    }
    case 'consume': {
      const item = items.get(operation.itemId)
      consumptions.add(operation.id)
      items.delete(operation.itemId)
      if (item && item.quantity > 1) items.set(item.id, { ...item, quantity: item.quantity - 1 })
      break
    }
    case 'undo':
      consumptions.delete(operation.consumptionId)
      items.set(operation.before.id, operation.before)
      break
    case 'remove':
      items.delete(operation.itemId)
      break
    case 'restore':
      items.set(operation.before.id, operation.before)
      break
  }
  return { items, logged, consumptions }
}

/** Changes how many pieces an item has; false when it is not there. */
function addPieces(items: Map<string, Item>, id: string, pieces: number): boolean {
  const item = items.get(id)
  if (item) items.set(id, { ...item, quantity: item.quantity + pieces })
  return item !== undefined
}

function itemsOf(firstId: string, { name, quantity, remark, expiryDates }: Fields): Item[] {
  return expiryDates.map((expiryDate, n) => ({ id: nthId(firstId, n), name, quantity, remark, expiryDate }))
}

/** Where two shelves differ, a line each: `lost` stands in the expected one alone, `doubled` in the stored one alone. */
export function differences(expected: Shelf, stored: Shelf): string[] {
  return [
    ...compare('item', texts(expected.items), texts(stored.items)),
    ...compare('log entry', texts(expected.logged), texts(stored.logged)),
    ...compare('consumption', expected.consumptions, stored.consumptions),
  ]
}

function compare(what: string, expected: Set<string>, stored: Set<string>): string[] {
  return [
    ...[...expected].filter((each) => !stored.has(each)).map((each) => `lost ${what} ${each}`),
    ...[...stored].filter((each) => !expected.has(each)).map((each) => `doubled ${what} ${each}`),
  ]
}

function texts(entries: Map<string, Item | string>): Set<string> {
  return new Set([...entries].map(([id, value]) => `${id} ${textOf(value)}`))
}

function textOf(value: Item | string): string {
  if (typeof value === 'string') return value
  const { name, quantity, expiryDate, remark } = value
  return JSON.stringify([name, quantity, expiryDate, remark])
}
