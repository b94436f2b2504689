import type { PantryItem } from '@shelfmate/contract/pantry'
import { useEffect } from 'react'
import { isApiError } from '#lib/api-error.ts'
import { describeError } from '#lib/errors.ts'
import { newId } from '#lib/new-id.ts'
import { discardAlone } from '#lib/press/press.ts'
import { GivenUp } from '#lib/press/press-refusal.ts'
import { currentSession } from '#lib/session.ts'
import { createStore } from '#lib/store.ts'
import { notifyError } from '#ui/toasts.ts'
import { addItems, dismissSaid, editItem, type ItemFields } from './pantry.mutations.ts'
import type { PantryPress } from './pantry.press.ts'
import { emptyValues, type FormValues, isSame, valuesOf, valuesOfAll } from './pantry-form-values.ts'

/** One opening of the form. */
export interface PantryForm {
  /** The item that is edited; absent while adding. */
  item?: PantryItem | undefined
  values: FormValues
  /** The new item's id, or its replacement's. Refused values that go out again keep it, so that they are saved once. */
  id: string
  /** Why the server refused these values. */
  refusal?: unknown
  /** Typed before and kept. */
  isDraft?: boolean
  /** The waiting press whose place this form takes once it is saved. */
  replaces?: string
}

/** Outside the screen: a save that fails after the user went elsewhere still keeps what was typed. */
const state = createStore<PantryForm | undefined>(undefined)
const useOpenForm = state.use
let draft: { userId: string | undefined; values: FormValues } | undefined
let screens = 0

/** The form that is open; a screen that follows it is where a refused form comes back. */
export function usePantryForm(): PantryForm | undefined {
  useEffect(() => {
    screens += 1
    return () => {
      screens -= 1
      closeForm()
    }
  }, [])
  return useOpenForm()
}

function open(form: PantryForm): void {
  dismissSaid()
  state.set(form)
}

/** Opens the form to add; what was typed before and neither saved nor discarded is there again. */
export function openAddForm(): void {
  const kept = draft?.userId === currentSession()?.id ? draft?.values : undefined
  open({ values: kept ?? emptyValues, id: newId(), isDraft: kept !== undefined })
}

/** Opens the form on an item as it is now, with a new id should its date change (D9). */
export function openEditForm(item: PantryItem): void {
  open({ item, values: valuesOf(item), id: newId() })
}

/** Opens the form of a change that was refused when its page was gone, as it was typed. */
export function reopenForm(entryId: string, payload: unknown, refusal: unknown): void {
  // `perform` stored it.
  const { operation, call, item } = payload as PantryPress
  if (!('items' in operation)) return
  const id = call.name === 'editItem' ? call.input.body.replacementId : operation.items[0]?.id
  open({ item, values: valuesOfAll(operation.items), id: id ?? newId(), refusal, replaces: entryId })
}

/** Closes the form. */
export function closeForm(): void {
  state.set(undefined)
}

/** Keeps what is typed while adding, against a slip of the thumb. */
export function keepDraft(values: FormValues): void {
  draft = isSame(values, emptyValues) ? undefined : { userId: currentSession()?.id, values }
}

/** Turns the edit of an item that is gone into adding a new one. */
export function addInstead({ values }: PantryForm): void {
  open({ values, id: newId() })
}

/** Closes the form and saves; a refusal opens it again as it was typed, with the reason. */
export function submitForm(form: PantryForm, values: FormValues, fields: ItemFields): void {
  const isNew = form.refusal !== undefined && !isSame(values, form.values)
  const id = isNew ? newId() : form.id
  const { replaces, ...sent } = { ...form, values, id }
  closeForm()
  if (replaces !== undefined) void discardAlone(replaces)
  if (!form.item) draft = undefined
  void save(sent, fields)
}

async function save(form: PantryForm, fields: ItemFields): Promise<void> {
  try {
    await (form.item ? editItem(form.item, form.id, fields) : addItems(form.id, fields))
  } catch (error) {
    if (error instanceof GivenUp) return
    if (!form.item && !draft) keepDraft(form.values)
    if (screens > 0 && !state.get()) {
      open({ ...form, refusal: error, isDraft: false })
      return
    }
    const { message, requestId } = describeError(error)
    const isOver = isApiError(error, 'NOT_FOUND') || isApiError(error, 'UNAUTHENTICATED')
    notifyError(`${fields.name} could not be saved. ${message}`, {
      requestId,
      retry: isOver ? undefined : () => void save(form, fields),
    })
  }
}
