import { nthId } from '@shelfmate/contract/api/ids'
import { conditions, isFrozen, thawsIn } from '@shelfmate/contract/pantry/expiry'
import type { addItemsBody, PantryItem } from '@shelfmate/contract/pantry/pantry'
import type * as z from 'zod/mini'
import { newId } from '#lib/new-id.ts'
import type { Pressed } from '#lib/press/press.ts'
import { announcer, runUndoable, takeBack } from '#lib/press/press-toasts.ts'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { wasThrownAway } from '../row/done/thrown-away.ts'
import { perform, shownItem } from './pantry.operations.ts'
import * as words from './pantry-data-words.ts'

/** What the form asks for, checked: one item per date. */
export type ItemFields = Omit<z.infer<typeof addItemsBody>, 'id' | 'pressedOn' | keyof DoneBefore>
/** What was done to food that is added again (D37). */
interface DoneBefore {
  condition?: (typeof conditions)[number]
  dateBefore?: string
}

const { announce, dismiss } = announcer()

export { dismiss as dismissSaid }

/** Adds one item per date. Rejects with the reason when the server refuses; the same `id` never adds twice. */
export function addItems(id: string, fields: ItemFields): Pressed {
  return announce(() => notifySuccess(words.added(fields.name)), performAdding(id, fields))
}

const performAdding = (id: string, fields: ItemFields, state: DoneBefore = {}) =>
  perform({
    operation: { kind: 'add', items: itemsFor(id, fields, { ...untouched, ...state }) },
    call: { name: 'addItems', input: { body: { id, ...fields, ...state } } },
    name: fields.name,
  })

/** Adds one item by a press, with a few seconds to take it back; `onGone` when it is not there after all. */
export function addItem(fields: ItemFields, onGone: () => void, id = newId(), state: DoneBefore = {}): void {
  const { name } = fields
  const pressed = performAdding(id, fields, state)
  runUndoable({
    message: words.added(name),
    failure: words.notAdded(name),
    begin: () =>
      pressed.done.catch((error: unknown) => {
        onGone()
        throw error
      }),
    retry: () => addItem(fields, onGone, id, state),
    undo: () => takeOut({ id, name }, onGone, pressed.id),
  })
}

function takeOut(item: Pick<PantryItem, 'id' | 'name'>, onGone: () => void, undoes?: string): void {
  onGone()
  takeBack({
    failure: words.notTakenOut(item.name),
    undoes,
    press: () => performRemoval(item, undoes),
    retry: () => takeOut(item, onGone),
  })
}

const performRemoval = ({ id, name }: Pick<PantryItem, 'id' | 'name'>, undoes?: string) =>
  perform(
    { operation: { kind: 'remove', id }, call: { name: 'removeItem', input: { params: { id } } }, name },
    undoes,
  )

/** Edits in place, or replaces when a date changed or was added (D9). Rejects like `addItems`. */
export function editItem(item: PantryItem, replacementId: string, fields: ItemFields): Pressed {
  const isSameDate = isInPlace(item, fields)
  // What waits to go out may move the date of what is opened, frozen or thawed.
  const mayMove = item.condition !== '' || isFrozen(item)
  const before = isSameDate && mayMove ? { expiryDateBefore: item.expiryDate } : {}
  const kept = thawsIn(item, fields.place) ? { ...item, condition: 'thawed' as const } : item
  const items = isSameDate
    ? itemsFor(item.id, fields, kept)
    : itemsFor(replacementId, fields, { ...kept, dateBefore: '' })
  const { id, quantity: quantityBefore } = item
  const pressed = perform({
    operation: { kind: 'edit', id, items, quantityBefore },
    call: {
      name: 'editItem',
      input: { params: { id }, body: { replacementId, ...fields, ...before, quantityBefore } },
    },
    name: fields.name,
    item,
  })
  return announce(() => notifySuccess(words.updated(fields.name)), pressed)
}

const isInPlace = (item: PantryItem, { expiryDates }: ItemFields) =>
  expiryDates.length === 1 && expiryDates[0] === item.expiryDate

export const untouched = { condition: '', dateBefore: '' }

function itemsFor(
  id: string,
  { expiryDates, ...fields }: ItemFields,
  { condition, dateBefore }: Pick<PantryItem, keyof typeof untouched> = untouched,
): PantryItem[] {
  const dateAdded = new Date().toISOString()
  return expiryDates.map((expiryDate, n) => ({
    id: nthId(id, n),
    ...fields,
    condition,
    dateBefore,
    expiryDate,
    dateAdded,
  }))
}

const putBack = ({ name }: PantryItem, undoes: string | undefined) => ({
  failure: words.notPutBack(name),
  undoes,
})

/** Uses up one of an item, with a few seconds to take it back. */
export function consumeItem(item: PantryItem, consumptionId = newId()): void {
  const { id, name } = item
  const pressed = perform({
    operation: { kind: 'consume', id, left: item.quantity - 1 },
    call: { name: 'consumeItem', input: { params: { id }, body: { id: consumptionId } } },
    name,
  })
  runUndoable({
    message: words.usedUpOne(name),
    failure: words.notMarkedAsUsed(name),
    begin: () => pressed.done,
    retry: () => consumeItem(shownItem(id) ?? item, consumptionId),
    undo: () => undoConsumption(item, consumptionId, pressed.id),
  })
}

function undoConsumption(item: PantryItem, consumptionId: string, undoes?: string): void {
  takeBack({
    ...putBack(item, undoes),
    press: () => {
      const quantity = (shownItem(item.id)?.quantity ?? 0) + 1
      return perform(
        {
          operation: { kind: 'unconsume', item: { ...item, quantity } },
          call: { name: 'undoConsumption', input: { params: { id: consumptionId } } },
          name: item.name,
        },
        undoes,
      )
    },
    retry: () => undoConsumption(item, consumptionId),
  })
}

/** Removes an item, with a few seconds to take it back. */
export function removeItem(item: PantryItem): void {
  const { id, name } = item
  const pressed = performRemoval(item)
  runUndoable({
    message: words.removed(name),
    failure: words.notRemoved(name),
    begin: () => pressed.done,
    retry: () => removeItem(shownItem(id) ?? item),
    undo: () => restoreItem(item, pressed.id),
    also: wasThrownAway([id], name),
  })
}

function restoreItem(item: PantryItem, undoes?: string): void {
  takeBack({
    ...putBack(item, undoes),
    press: () =>
      perform(
        {
          operation: { kind: 'restore', item },
          call: { name: 'restoreItem', input: { params: { id: item.id } } },
          name: item.name,
        },
        undoes,
      ),
    retry: () => restoreItem(item),
    instead: { label: words.addAgain, run: () => addAgain(item) },
  })
}

/** Adds an item as it was: what was suggested is confirmed by nobody, and what is open stays that (D38, D37). */
function addAgain(item: PantryItem): void {
  const { name, quantity, size, expiryDate, dateSource: source, remark, place, dateBefore } = item
  // A later version may have stored others.
  const dateSource = source === 'suggested' || source === 'scanned' ? source : 'typed'
  const condition = conditions.find((each) => each === item.condition)
  const state = condition && { condition, ...(dateBefore !== '' && { dateBefore }) }
  const fields: ItemFields = { name, quantity, size, expiryDates: [expiryDate], dateSource, remark, place }
  addItem(fields, () => undefined, newId(), state)
}

/** What Donate carries over to the exchange in its address (section 4). */
export const donationAddress = ({ id, name, quantity, expiryDate, remark }: PantryItem) => ({
  foodName: name,
  quantity,
  expiryDate,
  item: id,
  ...(remark !== '' && { remark }),
})
