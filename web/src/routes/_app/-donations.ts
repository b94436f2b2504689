import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { donationAddress } from '#features/pantry/data/pantry.mutations.ts'

interface Waiting {
  /** The food whose form is open. */
  after: string | undefined
  rest: readonly PantryItem[]
}

/** What is to be donated after another: each post has words of its own. */
let waiting: Waiting = { after: undefined, rest: [] }

/** What the exchange's address says of the first; those after it wait their turn. Undefined where there are none. */
export function beginDonations([first, ...rest]: readonly PantryItem[]) {
  waiting = { after: first?.id, rest }
  return first && donationAddress(first)
}

/** The same of the one after a food whose form is over. */
export const nextDonation = (item: string | undefined) =>
  item !== undefined && item === waiting.after ? beginDonations(waiting.rest) : undefined
