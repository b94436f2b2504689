import type { PantryItem } from '@shelfmate/contract/pantry'

/** The form as it is typed. */
export interface FormValues {
  name: string
  quantity: string
  expiryDates: string[]
  remark: string
}

export const emptyValues: FormValues = { name: '', quantity: '1', expiryDates: [''], remark: '' }

/** An item as the form holds it. */
export const valuesOf = ({ name, quantity, expiryDate, remark }: PantryItem): FormValues => ({
  name,
  quantity: String(quantity),
  expiryDates: [expiryDate],
  remark,
})

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
