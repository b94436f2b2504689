import { nthId } from '@shelfmate/contract/api/ids'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'

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
  | { kind: 'act'; id: string; action: Action; itemIds: string[] }
  | { kind: 'unact'; id: string; before: Item[] }

/** What is done to several items at once here: freezing moves no date that is years away. */
export const actions = ['useUpOne', 'useUpAll', 'freeze', 'move', 'remove'] as const satisfies ItemAction[]
type Action = (typeof actions)[number]
/** Where `move` takes them. */
export const movesTo = 'cupboard'

export interface Fields {
  name: string
  quantity: number
  remark: string
  expiryDates: string[]
}

/** One of different foods that are added together: as an item of its own, or to the item that it joins while that is there. */
export type Row = Pick<PantryItem, 'name' | 'quantity' | 'expiryDate'> & { joins?: string }

export type Item = Pick<
  PantryItem,
  'id' | 'name' | 'quantity' | 'remark' | 'expiryDate' | 'place' | 'condition'
>
const untouched = { place: '', condition: '' }

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
      for (const item of itemsOf(operation.id, operation.fields, untouched)) {
        items.set(item.id, item)
        logged.set(item.id, 'added')
      }
      break
    case 'batch':
      for (const [n, { joins = '', ...row }] of operation.rows.entries()) {
        const id = nthId(operation.id, n)
        // What joined is logged, too.
        logged.set(id, 'added')
        if (!addPieces(items, joins, row.quantity)) items.set(id, { ...row, ...untouched, id, remark: '' })
      }
      break
    case 'unbatch':
      for (const [n, { joins = '', quantity }] of operation.rows.entries()) {
        if (!items.delete(nthId(operation.id, n))) addPieces(items, joins, -quantity)
      }
      break
    case 'edit':
      edit({ items, logged }, operation)
      break
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
    case 'act':
      act({ items, consumptions }, operation)
      break
    case 'unact':
      bringBack({ items, consumptions }, operation)
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

function edit(
  { items, logged }: Pick<Shelf, 'items' | 'logged'>,
  { itemId, replacementId, fields }: Extract<Operation, { kind: 'edit' }>,
): void {
  const [date, ...more] = fields.expiryDates
  const before = items.get(itemId)
  const inPlace = more.length === 0 && date === before?.expiryDate
  items.delete(itemId)
  for (const item of itemsOf(inPlace ? itemId : replacementId, fields, before ?? untouched)) {
    items.set(item.id, item)
    if (!inPlace) logged.set(item.id, 'replaced')
  }
}

/** Acts on those of some items that are there: what is gone is left out. */
function act(
  { items, consumptions }: Pick<Shelf, 'items' | 'consumptions'>,
  { id, action, itemIds }: Extract<Operation, { kind: 'act' }>,
): void {
  for (const [n, item] of itemIds.flatMap((itemId) => items.get(itemId) ?? []).entries()) {
    const after = itemAfter(action, item)
    items.delete(item.id)
    if (after) items.set(item.id, after)
    if (action === 'useUpOne' || action === 'useUpAll') consumptions.add(nthId(id, n))
  }
}

function bringBack(
  { items, consumptions }: Pick<Shelf, 'items' | 'consumptions'>,
  { id, before }: Extract<Operation, { kind: 'unact' }>,
): void {
  for (const [n, item] of before.entries()) {
    consumptions.delete(nthId(id, n))
    items.set(item.id, item)
  }
}

/** What an action leaves of an item; undefined when that is nothing. */
function itemAfter(action: Action, item: Item): Item | undefined {
  switch (action) {
    case 'useUpOne':
      return item.quantity > 1 ? { ...item, quantity: item.quantity - 1 } : undefined
    case 'useUpAll':
    case 'remove':
      return undefined
    case 'freeze':
      return { ...item, place: 'freezer', condition: 'frozen' }
    case 'move':
      return { ...item, place: movesTo }
  }
}

function itemsOf(
  firstId: string,
  { name, quantity, remark, expiryDates }: Fields,
  { place, condition }: Pick<Item, 'place' | 'condition'>,
): Item[] {
  const shared = { name, quantity, remark, place, condition }
  return expiryDates.map((expiryDate, n) => ({ ...shared, id: nthId(firstId, n), expiryDate }))
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
  const { name, quantity, expiryDate, remark, place, condition } = value
  return JSON.stringify([name, quantity, expiryDate, remark, place, condition])
}
