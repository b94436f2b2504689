import { editPostBody, exchangeTexts } from '@shelfmate/contract/exchange'
import type { CalendarDate } from '@shelfmate/contract/expiry'
import { pantryTexts } from '@shelfmate/contract/pantry'
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

/** What is wrong, by field. The one text of section 5 is said of every date that cannot be taken, but one too far away. */
export function formErrors(values: FormValues, { today, available }: Bounds): Record<string, string> {
  const errors = fieldErrors(editPostBody, toBody(values))
  const date = errors['expiryDate']
  if (date ? date !== pantryTexts.dateTooLate : values.expiryDate < today)
    errors['expiryDate'] = exchangeTexts.dateInvalid
  if (!errors['quantity'] && available !== undefined && Number(values.quantity) > available)
    errors['quantity'] = `There ${available === 1 ? 'is' : 'are'} ${available} in your pantry.`
  return errors
}

/** The checked and tidied fields, or undefined when something is wrong. */
export function toFields(values: FormValues): PostFields | undefined {
  return safeParse(editPostBody, toBody(values)).data
}
