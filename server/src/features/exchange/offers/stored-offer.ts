import type { Offer } from '@shelfmate/contract/exchange/offers'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/database/column-lists.ts'

/** What a post says of its offer, as its row keeps it. */
export type StoredOffer = Offer & {
  /** The groups that it contains, in the bits of a number: stated, or read in its words; null: nobody has read them yet. */
  metContains: number | null
  /** The same of those that it may contain. */
  metMay: number | null
}

/** The same with the edition of the knowledge that read it; empty where nobody did. */
export type WrittenOffer = StoredOffer & { edition: string }

export const offerKeys = [
  ...(['allergens', 'dateKind', 'madeOn', 'homeMade', 'opened', 'graceDays'] as const),
  ...(['pickupPlace', 'pickupFrom', 'pickupUntil', 'metContains', 'metMay'] as const),
] as const satisfies readonly (keyof StoredOffer)[]

/** The words of a post under an edition of the knowledge, as a number; null under none. */
export const wordsKey = (edition: SQLWrapper, foodName: SQLWrapper, description: SQLWrapper): SQL =>
  sql`hashtext(nullif(${edition}::text, '') || ${foodName}::text || chr(10) || ${description}::text)`

/** An offer's part of the contract's post, of a row of posts called `p`. */
export const offerJson: SQL = sql`
  'allergens', p.allergens, 'dateKind', p.date_kind, 'madeOn', p.made_on, 'homeMade', p.home_made, 'opened', p.opened,
  'graceDays', p.grace_days, 'pickupPlace', p.pickup_place, 'pickupFrom', ${isoUtc(sql`p.pickup_from`)},
  'pickupUntil', ${isoUtc(sql`p.pickup_until`)}`
