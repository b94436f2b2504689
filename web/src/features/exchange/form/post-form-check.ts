import { limits } from '@shelfmate/contract/api/limits'
import { editPostBody, exchangeTexts } from '@shelfmate/contract/exchange/exchange'
import { plainOffer, type SentOffer } from '@shelfmate/contract/exchange/offer-values'
import { offerTexts } from '@shelfmate/contract/exchange/offers'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { safeParse } from 'zod/v4/core'
import { plusDays } from '#lib/dates.ts'
import { fieldErrors } from '#lib/forms/forms.ts'
import type { PostFields } from '../data/exchange-overlay.ts'
import * as words from './exchange-form-words.ts'
import type { FormValues } from './post-form-values.ts'

/** The form as it is sent: of made food the date is the day of making, and the server knows how long it keeps. */
function toBody({ quantity, dateKind, expiryDate, pickupFrom, pickupUntil, ...values }: FormValues) {
  const { isKindByFood: _, ...typed } = values
  return {
    ...typed,
    quantity: quantity.trim() === '' ? Number.NaN : Number(quantity),
    dateKind: dateKind === '' ? null : dateKind,
    ...(dateKind === 'madeOn'
      ? { madeOn: expiryDate, expiryDate: plusDays(expiryDate, limits.madeOnDays) }
      : { madeOn: null, expiryDate }),
    pickupFrom: instantOf(pickupFrom),
    pickupUntil: instantOf(pickupUntil),
  }
}

const instantOf = (typed: string) => {
  const moment = new Date(typed)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

interface Bounds {
  today: CalendarDate
  /** In ms since 1970. */
  now: number
  /** How much of it is in the pantry, when it comes from there. */
  available: number | undefined
  /** What a post that is edited says. */
  before: FormValues | undefined
}

/** What is wrong with the form, by field. */
export function formErrors(values: FormValues, bounds: Bounds): Record<string, string> {
  const { today, available } = bounds
  const errors = fieldErrors(editPostBody, toBody(values))
  const { dateKind, expiryDate } = values
  const first = dateKind === 'bestBefore' ? plusDays(today, -limits.graceDaysMax) : today
  if (dateKind === 'madeOn') {
    if (expiryDate > today || errors['madeOn']) errors['expiryDate'] = offerTexts.madeOnInvalid
    else if (plusDays(expiryDate, limits.madeOnDays) < today) errors['expiryDate'] = exchangeTexts.dateInvalid
  } else if (!errors['expiryDate'] && expiryDate < first) errors['expiryDate'] = exchangeTexts.dateInvalid
  Object.assign(errors, pickupErrors(values, bounds))
  if (!errors['quantity'] && available !== undefined && Number(values.quantity) > available)
    errors['quantity'] = words.onlyHave(available)
  return errors
}

function pickupErrors(
  { dateKind, expiryDate, pickupFrom: from, pickupUntil: until }: FormValues,
  { now, before }: Bounds,
): Record<string, string> {
  if (from === '' && until === '') return {}
  const unfinished = offerTexts.pickupUnfinished
  const end = instantOf(until)
  if (!instantOf(from)) return { pickupFrom: unfinished }
  if (!end) return { pickupUntil: unfinished }
  if (from >= until) return { pickupUntil: offerTexts.pickupInvalid }
  const isSameTime = from === before?.pickupFrom && until === before.pickupUntil
  // Whoever edits something else need not look after a time that is over.
  if (!isSameTime && Date.parse(end) <= now) return { pickupUntil: words.endIsOver }
  // An earlier last day can leave the same hours behind it.
  if (isSameTime && dateKind === before.dateKind && expiryDate === before.expiryDate) return {}
  // After other kinds of date the last day comes from the food table, which the server has.
  const isLastDay = dateKind === '' || dateKind === 'useBy'
  return isLastDay && from.slice(0, expiryDate.length) > expiryDate ? { pickupFrom: words.startTooLate } : {}
}

/** The checked and tidied fields, or undefined when something is wrong. */
export function toFields(values: FormValues): PostFields | undefined {
  const { data } = safeParse(editPostBody, toBody(values))
  return data && { ...plainOffer, ...(data as typeof data & SentOffer & Pick<PostFields, 'giving'>) }
}
