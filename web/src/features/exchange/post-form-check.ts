import { editPostBody, exchangeTexts } from '@shelfmate/contract/exchange'
import type { CalendarDate } from '@shelfmate/contract/expiry'
import { safeParse } from 'zod/v4/core'
import { fieldErrors } from '#lib/forms.ts'
import type { PostFields } from './exchange-overlay.ts'
import type { FormValues } from './post-form-values.ts'

const toBody = ({ quantity, ...typed }: FormValues) => ({
  ...typed,
  quantity: quantity.trim() === '' ? Number.NaN : Number(quantity),
})

interface Bounds {
  today: CalendarDate
  /** How much of it is in the pantry, when it comes from there. */
  available: number | undefined
}

/** What is wrong with the form, by field. */
export function formErrors(values: FormValues, { today, available }: Bounds): Record<string, string> {
  const errors = fieldErrors(editPostBody, toBody(values))
  if (!errors['expiryDate'] && values.expiryDate < today) errors['expiryDate'] = exchangeTexts.dateInvalid
  if (!errors['quantity'] && available !== undefined && Number(values.quantity) > available)
    errors['quantity'] = `You only have ${available} in your pantry.`
  return errors
}

/** The checked and tidied fields, or undefined when something is wrong. */
export function toFields(values: FormValues): PostFields | undefined {
  return safeParse(editPostBody, toBody(values)).data
}
