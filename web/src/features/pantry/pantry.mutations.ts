import { nthId } from '@shelfmate/contract/ids'
import type { addItemsBody, PantryItem, pantryCalls } from '@shelfmate/contract/pantry'
import type * as z from 'zod/mini'
import { sendTo } from '#lib/api-client.ts'
import { isApiError } from '#lib/api-error.ts'
import { newId } from '#lib/new-id.ts'
import { dismissToast, notifyError, notifySuccess, notifyUndo } from '#ui/toasts.ts'
import { addresses } from './pantry.addresses.ts'
import { GivenUp, perform, shownItem } from './pantry.operations.ts'
import { actionFailure } from './pantry-words.ts'

type Calls = typeof pantryCalls

/** What the form asks for, checked: one item per date. */
export type ItemFields = Omit<z.infer<typeof addItemsBody>, 'id'>

/** Adds one item per date. Rejects with the reason when the server refuses; the same `id` never adds twice. */
export function addItems(id: string, fields: ItemFields): Promise<void> {
  return announced(`Added ${fields.name}.`, () =>
    perform({
      operation: { kind: 'add', items: itemsFor(id, fields) },
      call: () => sendTo<Calls['addItems']>(addresses.addItems, { body: { id, ...fields } }),
    }),
  )
}

/** Edits in place, or replaces when a date changed or was added (D9). Rejects like `addItems`. */
export function editItem(item: PantryItem, replacementId: string, fields: ItemFields): Promise<void> {
  const items = isInPlace(item, fields) ? itemsFor(item.id, fields) : itemsFor(replacementId, fields)
  return announced(`Updated ${fields.name}.`, () =>
    perform({
      operation: { kind: 'edit', id: item.id, items },
      call: () =>
        sendTo<Calls['editItem']>(addresses.editItem, {
          params: { id: item.id },
          body: { replacementId, ...fields },
        }),
    }),
  )
}

const isInPlace = (item: PantryItem, { expiryDates }: ItemFields) =>
  expiryDates.length === 1 && expiryDates[0] === item.expiryDate

function itemsFor(id: string, { expiryDates, ...fields }: ItemFields): PantryItem[] {
  const dateAdded = new Date().toISOString()
  return expiryDates.map((expiryDate, n) => ({ id: nthId(id, n), ...fields, expiryDate, dateAdded }))
}

let said: number | undefined

/** Takes the last such message away: it shall not stand before the form's buttons. */
export function dismissSaid(): void {
  if (said !== undefined) dismissToast(said)
}

/** Says at once what was done; takes the words back with the deed. */
async function announced(message: string, work: () => Promise<void>): Promise<void> {
  dismissSaid()
  const toast = notifySuccess(message)
  said = toast
  try {
    await work()
  } catch (error) {
    dismissToast(toast)
    throw error
  }
}

/** Uses up one of an item, with a few seconds to take it back. */
export function consumeItem(item: PantryItem, consumptionId = newId()): void {
  const { id, name } = item
  undoable({
    message: `Used up one ${name}.`,
    failure: `${name} could not be marked as used.`,
    begin: () =>
      perform({
        operation: { kind: 'consume', id, left: item.quantity - 1 },
        call: () =>
          sendTo<Calls['consumeItem']>(addresses.consumeItem, {
            params: { id },
            body: { id: consumptionId },
          }),
      }),
    retry: () => consumeItem(shownItem(id) ?? item, consumptionId),
    undo: (consumed) => undoConsumption(item, consumptionId, consumed),
  })
}

function undoConsumption(item: PantryItem, consumptionId: string, undoes?: Promise<void>): void {
  const quantity = (shownItem(item.id)?.quantity ?? 0) + 1
  explained({
    failure: `${item.name} could not be put back.`,
    begin: () =>
      perform({
        operation: { kind: 'unconsume', item: { ...item, quantity } },
        call: () =>
          sendTo<Calls['undoConsumption']>(addresses.undoConsumption, { params: { id: consumptionId } }),
        ...(undoes && { undoes }),
      }),
    retry: () => undoConsumption(item, consumptionId),
  })
}

/** Removes an item, with a few seconds to take it back. */
export function removeItem(item: PantryItem): void {
  const { id, name } = item
  undoable({
    message: `Removed ${name}.`,
    failure: `${name} could not be removed.`,
    begin: () =>
      perform({
        operation: { kind: 'remove', id },
        call: () => sendTo<Calls['removeItem']>(addresses.removeItem, { params: { id } }),
      }),
    retry: () => removeItem(shownItem(id) ?? item),
    undo: (removed) => restoreItem(item, removed),
  })
}

function restoreItem(item: PantryItem, undoes?: Promise<void>): void {
  explained({
    failure: `${item.name} could not be put back.`,
    begin: () =>
      perform({
        operation: { kind: 'restore', item },
        call: () => sendTo<Calls['restoreItem']>(addresses.restoreItem, { params: { id: item.id } }),
        ...(undoes && { undoes }),
      }),
    retry: () => restoreItem(item),
  })
}

interface Explained {
  /** What became of it when it did not work. */
  failure: string
  begin: () => Promise<void>
  retry: () => void
}

interface Undoable extends Explained {
  message: string
  undo: (done: Promise<void>) => void
}

function undoable({ message, undo, begin, ...rest }: Undoable): void {
  const done = begin()
  const toast = notifyUndo(message, () => undo(done))
  explained({
    ...rest,
    begin: () =>
      done.catch((error: unknown) => {
        dismissToast(toast)
        throw error
      }),
  })
}

function explained({ failure, begin, retry }: Explained): void {
  begin().catch((error: unknown) => {
    if (error instanceof GivenUp) return
    const isFinal =
      isApiError(error) &&
      (error.code === 'NOT_FOUND' || error.code === 'UNDO_EXPIRED' || error.status === 401)
    notifyError(actionFailure(failure, error), {
      requestId: isApiError(error) ? error.requestId : undefined,
      retry: isFinal ? undefined : retry,
    })
  })
}
