import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { FormOpening, isSame, type Opening } from '#lib/forms/form-opening.ts'
import { newId } from '#lib/new-id.ts'
import { addItems, dismissSaid, editItem, type ItemFields } from '../data/pantry.mutations.ts'
import * as words from '../data/pantry-data-words.ts'
import { emptyValues, type FormValues, valuesOf } from './pantry-form-values.ts'

/** One opening of the form. */
export interface PantryForm extends Opening<FormValues> {
  /** The item that is edited; absent while adding. */
  item?: PantryItem | undefined
  /** What was saved just before, when one goes on to the next. */
  saved?: string
}

export const pantryForms = new FormOpening<PantryForm, FormValues, ItemFields>({
  name: 'item',
  empty: emptyValues,
  isBlank: isSame,
  isNew: ({ item }) => item === undefined,
  save: ({ item, id }, fields) => (item ? editItem(item, id, fields) : addItems(id, fields)),
  failure: ({ name }) => words.notSaved(name),
  dismissSaid,
})

/** Opens the form to add. */
export const openAddForm = (): void => pantryForms.open(pantryForms.fresh())

/** Saves, and opens the form for the next thing. */
export function saveAndNext(form: PantryForm, values: FormValues, fields: ItemFields): void {
  pantryForms.submit(form, values, fields)
  pantryForms.open({ ...pantryForms.fresh(), saved: fields.name })
}

/** Opens the form on an item as it is now, with a new id should its date change (D9). */
export const openEditForm = (item: PantryItem): void =>
  pantryForms.open(pantryForms.about(item.id, { item, values: valuesOf(item), id: newId() }))

/** Turns the edit of an item that is gone into adding a new one, with what stands in the form by now. */
export const addInstead = ({ replaces }: PantryForm, values: FormValues): void =>
  pantryForms.open({ values, id: newId(), replaces })
