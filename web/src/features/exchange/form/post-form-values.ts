import { type DateKind, plainOffer } from '@shelfmate/contract/exchange/offer-values'
import type { Allergens } from '@shelfmate/contract/foods/allergens'
import type { Giving } from '@shelfmate/contract/requests/machine'
import { localDate, timeOf } from '#lib/dates.ts'
import { isSame, type PlaceInRow } from '#lib/forms/form-opening.ts'
import type { PostFields } from '../data/exchange-overlay.ts'

/** The form as it is typed. */
export interface FormValues {
  foodName: string
  quantity: string
  expiryDate: string
  location: string
  description: string
  /** Who gets it of those who ask. */
  giving: Giving
  /** What its date is; empty: not told. */
  dateKind: DateKind | ''
  /** The food decides the kind of its date, until its owner does (D55). */
  isKindByFood?: boolean
  homeMade: boolean
  opened: boolean
  /** What was confirmed of the 14 groups; null: nothing. */
  allergens: Allergens | null
  pickupPlace: string
  /** `2026-03-02T18:00`; without day or time it is not typed to its end; empty: not told. */
  pickupFrom: string
  pickupUntil: string
  /** An image that is stored. */
  photoId: string | null
}

/** What Donate in the pantry carries over (section 4), and the item that it comes from. */
export interface Donation {
  foodName: string
  quantity: number
  expiryDate: string
  remark: string
  /** Absent when the address was written by hand: then it is a post like any other. */
  item: string | undefined
  /** Which one of several it is. */
  place?: PlaceInRow | undefined
}

export const emptyValues: FormValues = {
  foodName: '',
  quantity: '1',
  expiryDate: '',
  location: '',
  description: '',
  giving: 'iChoose',
  dateKind: '',
  homeMade: false,
  opened: false,
  allergens: null,
  pickupPlace: '',
  pickupFrom: '',
  pickupUntil: '',
  photoId: null,
}

/** A post as the form holds it; what waited on a device since before an upgrade says less. */
export function valuesOfPost(post: PostFields): FormValues {
  const { foodName, quantity, expiryDate, location, description, photoId, giving } = post
  const { dateKind, madeOn, homeMade, opened, allergens, pickupPlace, pickupFrom, pickupUntil } = {
    ...plainOffer,
    ...post,
  }
  return {
    foodName,
    location,
    description,
    photoId,
    giving,
    homeMade,
    opened,
    allergens,
    pickupPlace,
    quantity: String(quantity),
    expiryDate: madeOn ?? expiryDate,
    dateKind: dateKind ?? '',
    pickupFrom: typedMoment(pickupFrom),
    pickupUntil: typedMoment(pickupUntil),
  }
}

const typedMoment = (instant: string | null) => {
  if (instant === null) return ''
  const moment = new Date(instant)
  return `${localDate(moment)}T${timeOf(moment)}`
}

/** What the pantry hands over as the form holds it, the remark as the description (D12). */
export const valuesOfDonation = ({ foodName, quantity, expiryDate, remark, item }: Donation): FormValues => ({
  ...emptyValues,
  foodName,
  expiryDate,
  quantity: String(quantity),
  description: remark,
  ...(item !== undefined && { isKindByFood: true }),
})

/** Whether nothing worth keeping was typed; a dorm that is not told yet is filled in by itself, and so is the kind of a date. */
export const isBlank = (values: FormValues, begun: FormValues = emptyValues) =>
  isSame(
    {
      ...values,
      ...(begun.location === '' && { location: '' }),
      ...(values.isKindByFood && { dateKind: '' }),
    },
    begun,
  )
