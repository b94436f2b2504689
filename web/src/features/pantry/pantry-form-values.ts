import type { PantryItem, Place } from '@shelfmate/contract/pantry'
import { isSame } from '#lib/form-opening.ts'
import type { ItemFields } from './pantry.mutations.ts'

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

/** What the form offers, and cards say. */
export const placeNames: Record<Place, string> = {
  '': 'Not told',
  fridge: 'Fridge',
  freezer: 'Freezer',
  cupboard: 'Cupboard',
}

/** A place in words; one that a later version stored as it is. */
export const placeName = (place: string): string => new Map(Object.entries(placeNames)).get(place) ?? place

/** An item as the form holds it. */
export function valuesOf(item: PantryItem): FormValues {
  const { id: _, dateAdded: __, quantity, expiryDate, ...texts } = item
  return { ...texts, quantity: String(quantity), expiryDates: [expiryDate] }
}

/** Of items that were to be made together: they differ by their dates alone. */
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
