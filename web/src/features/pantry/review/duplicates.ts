import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import { limits } from '@shelfmate/contract/api/limits'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { tidySize } from '@shelfmate/contract/pantry/size'
import type { ReviewRow } from './review-row.ts'

/** What is there of a row's food. */
export interface Duplicate {
  /** The item that is shown, which the row may join. */
  item: PantryItem
  /** How many pieces it then has; undefined where it cannot be joined. */
  joined: number | undefined
}

/**
 * What is there already of a row's food. Its pieces can join an item of the same size and place whose date is not later than theirs: joined, food
 * never looks fresher than it is.
 */
export function duplicateOf(row: ReviewRow, items: readonly PantryItem[]): Duplicate | undefined {
  const name = foldForSearch(row.name)
  const same = items.filter((item) => name !== '' && foldForSearch(item.name) === name)
  const chosen =
    same.find(({ id }) => id === row.joins) ?? same.findLast((item) => canJoin(row, item)) ?? same[0]
  if (!chosen) return undefined
  return { item: chosen, joined: canJoin(row, chosen) ? chosen.quantity + Number(row.quantity) : undefined }
}

function canJoin({ quantity, size, place, date }: ReviewRow, item: PantryItem): boolean {
  const pieces = Number(quantity)
  return (
    Number.isInteger(pieces) &&
    pieces > 0 &&
    item.quantity + pieces <= limits.quantityMax &&
    item.size === tidySize(size) &&
    (place === '' || place === item.place) &&
    item.condition === '' &&
    (date === '' || item.expiryDate <= date)
  )
}
