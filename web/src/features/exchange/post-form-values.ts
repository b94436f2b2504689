import { isSame } from '#lib/form-opening.ts'
import type { PostFields } from './exchange-overlay.ts'

/** The form as it is typed. */
export interface FormValues {
  foodName: string
  quantity: string
  expiryDate: string
  location: string
  description: string
  /** A picture that is stored. */
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
}

export const emptyValues: FormValues = {
  foodName: '',
  quantity: '1',
  expiryDate: '',
  location: '',
  description: '',
  photoId: null,
}

export const valuesOfPost = ({
  foodName,
  quantity,
  expiryDate,
  location,
  description,
  photoId,
}: PostFields): FormValues => ({
  ...{ foodName, expiryDate, location, description, photoId },
  quantity: String(quantity),
})

/** What the pantry hands over as the form holds it, the remark as the description (D12). */
export const valuesOfDonation = ({ foodName, quantity, expiryDate, remark }: Donation): FormValues => ({
  ...emptyValues,
  ...{ foodName, expiryDate },
  quantity: String(quantity),
  description: remark,
})

/** Whether anything worth keeping was typed; the dorm is filled in by itself. */
export const isBlank = (values: FormValues) => isSame({ ...values, location: '' }, emptyValues)
