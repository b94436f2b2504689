/** Plain values of an offer that both sides share. Imports no code: a value must not pull a schema library into a bundle. */
import type { Allergens } from '../foods/allergens.ts'

export const dateKinds = ['useBy', 'bestBefore', 'madeOn'] as const
export type DateKind = (typeof dateKinds)[number]

/** What an owner says of an offer. */
export interface SentOffer {
  allergens: Allergens | null
  dateKind: DateKind | null
  madeOn: string | null
  homeMade: boolean
  opened: boolean
  pickupPlace: string
  pickupFrom: string | null
  pickupUntil: string | null
}

/** What a post says where nothing was sent. */
export const plainOffer: SentOffer = {
  allergens: null,
  dateKind: null,
  madeOn: null,
  homeMade: false,
  opened: false,
  pickupPlace: '',
  pickupFrom: null,
  pickupUntil: null,
}

/** How a post meets what its viewer must not eat: told to that viewer alone (D54). */
export const postMarks = ['contains', 'mayContain', 'notStated'] as const
export type PostMark = (typeof postMarks)[number]

/** What a viewer may leave out of the list: what meets their allergies, and also what states nothing. */
export const hiddenKinds = ['met', 'unstated'] as const
export type HiddenKind = (typeof hiddenKinds)[number]
