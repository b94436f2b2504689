import type { donationAddress } from '#features/pantry/data/pantry.mutations.ts'

/** What the exchange's address says of a food that is donated. */
type Food = ReturnType<typeof donationAddress>

/** What is donated one after another, and which of it has its form open: each post has words of its own. */
let row: { foods: readonly Food[]; at: number } = { foods: [], at: 0 }

/** Returns the first of them; those after it wait their turn. Undefined where there are none. */
export function beginDonations(foods: readonly Food[]): Food | undefined {
  row = { foods, at: 0 }
  return foods[0]
}

/** Whoever leaves the exchange has had enough of it. */
export function endDonations(): void {
  row = { foods: [], at: 0 }
}

/** Returns the one after a food whose form is over; undefined also where that was cancelled. */
export function nextDonation(item: string | undefined, isCancelled: boolean): Food | undefined {
  if (item === undefined || item !== row.foods[row.at]?.item) return undefined
  if (isCancelled) endDonations()
  else row = { ...row, at: row.at + 1 }
  return row.foods[row.at]
}

/** Which one of several a food is; undefined where it is donated alone. */
export const placeInRow = (item: string | undefined) =>
  item !== undefined && row.foods.length > 1 && item === row.foods[row.at]?.item
    ? { at: row.at + 1, of: row.foods.length }
    : undefined
