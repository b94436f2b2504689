import { thawsIn } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ItemState } from '../actions/actions.repository.ts'
import { type EditedFields, type ItemFields, toItem, type untouched } from '../pantry.ledger.ts'
import type { StoredItem } from '../pantry.repository.ts'

export interface EditedItem {
  fields: ItemFields & Pick<PantryItem, keyof typeof untouched>
  /** Whether its one date stays: then it is the same item, else others replace it (D9). */
  isSameDate: boolean
  /** What becomes of frozen food that is put where it thaws; undefined for all else. */
  thawed: ItemState | undefined
}

/** Where a date came from that somebody chose on a page which does not tell. */
const typedDate = { dateSource: 'typed' }

/** What an edit makes of an item. `today` is its owner's; `dateBefore` is the date that the form opened with, where that was told. */
export async function editedItem(
  item: StoredItem,
  sent: EditedFields,
  { today, dateBefore }: { today: string; dateBefore?: string | undefined },
): Promise<EditedItem> {
  const [date, ...more] = sent.expiryDates
  // Left as the form had it, while an action gave the item another one.
  const isOvertaken = date === dateBefore && date !== item.expiryDate
  const isSameDate = more.length === 0 && (date === item.expiryDate || isOvertaken)
  const { dateSource } = isSameDate ? item : typedDate
  const thawed = await thawedByEdit(item, sent.place, today)
  const { condition } = thawed ?? item
  const own = isOvertaken ? { condition, dateSource } : { condition }
  // What was not sent is absent, for JSON knows no undefined: there the item's own stays.
  const fields = { ...toItem(item), dateSource, ...sent, ...own } as EditedItem['fields']
  return { fields, isSameDate, thawed }
}

/** As moving it there does (D37). */
async function thawedByEdit(
  item: StoredItem,
  place: string | undefined,
  today: string,
): Promise<ItemState | undefined> {
  if (place === undefined || !thawsIn(item, place)) return undefined
  // It asks the food table, which a process that nobody asks doesn't read.
  const { stateAfter } = await import('../actions/item-states.ts')
  return stateAfter(item, { action: 'move', place, today })
}
