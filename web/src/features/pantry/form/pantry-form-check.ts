import { addItemsBody, pantryTexts } from '@shelfmate/contract/pantry/pantry'
import { safeParse } from 'zod/v4/core'
import { fieldErrors } from '#lib/forms/forms.ts'
import type { ItemFields } from '../data/pantry.mutations.ts'
import type { FormValues } from './pantry-form-values.ts'

const toBody = ({ quantity, ...typed }: FormValues) => ({
  ...typed,
  quantity: quantity.trim() === '' ? Number.NaN : Number(quantity),
})

/** What is wrong, by field; `halfTyped` rows hold a date that the browser could not read. */
export function formErrors(values: FormValues, halfTyped: readonly number[] = []): Record<string, string> {
  const unreadable = halfTyped.map((row) => [`expiryDates.${row}`, pantryTexts.dateInvalid] as const)
  return { ...fieldErrors(addItemsBody, toBody(values)), ...Object.fromEntries(unreadable) }
}

/** The checked and tidied fields, or undefined when something is wrong. */
export function toFields(values: FormValues): ItemFields | undefined {
  return safeParse(addItemsBody, toBody(values)).data
}
