import { thawsIn } from '@shelfmate/contract/pantry/expiry'
import type { ItemState } from '../actions/actions.repository.ts'
import type { StoredItem } from '../pantry.repository.ts'

/** What becomes of frozen food that an edit puts where it thaws, which is what moving it there makes of it (D37); undefined for all else. */
export async function thawedByEdit(
  item: StoredItem,
  place: string | undefined,
  today: string,
): Promise<ItemState | undefined> {
  if (place === undefined || !thawsIn(item, place)) return undefined
  // It asks the food table, which a process that nobody asks doesn't read.
  const { stateAfter } = await import('../actions/item-states.ts')
  return stateAfter(item, { action: 'move', place, today })
}
