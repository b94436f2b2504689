import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { isSame } from '#lib/forms/form-opening.ts'
import type { ItemFields } from '../data/pantry.mutations.ts'

/** The form as it is typed: all that is sent, so that a field which the form forgets does not compile. */
export type FormValues = { [Field in keyof ItemFields]: Field extends 'expiryDates' ? string[] : string }

export const emptyValues: FormValues = {
  name: '',
  quantity: '1',
  size: '',
  expiryDates: [''],
  dateSource: 'typed',
  remark: '',
  place: '',
}

/** An item as the form holds it. */
export function valuesOf(item: PantryItem): FormValues {
  const { name, remark, place, size, dateSource, quantity, expiryDate } = item
  return { name, remark, place, size, dateSource, quantity: String(quantity), expiryDates: [expiryDate] }
}

/** The form's values of items that were to be made together, which differ by their dates alone. */
export const valuesOfAll = (items: readonly PantryItem[]): FormValues => {
  const [first] = items
  return first ? { ...valuesOf(first), expiryDates: items.map((item) => item.expiryDate) } : emptyValues
}

/** A further date row that was left blank makes no item when editing (section 4); adding asks for its date. */
export const withoutBlankDates = (values: FormValues): FormValues => ({
  ...values,
  expiryDates: values.expiryDates.filter((date, row) => row === 0 || date !== ''),
})

/** A date that somebody chose is theirs, whatever the form began with. */
export const withDateSource = (values: FormValues, begun: FormValues): FormValues => ({
  ...values,
  dateSource: isSame(values.expiryDates, begun.expiryDates) ? values.dateSource : 'typed',
})
