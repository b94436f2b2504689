import { isFrozen, thawsIn } from '@shelfmate/contract/pantry/expiry'
import { frozenDate, type Kept, openedDate, thawedDate } from '@shelfmate/food/keeping/dates'
import { foodsMeant } from '@shelfmate/food/resolver/resolve'
import type { StoredItem } from '../pantry.repository.ts'
import { type ItemState, stateOf } from './actions.repository.ts'
import type { StateAction } from './state-actions.ts'

interface Acted {
  action: StateAction
  place: string
  today: string
}

/** What an item is after an action, by what the food table knows of its name (D37), or its owner says of its date (D38). */
export function stateAfter(item: StoredItem, { action, place, today }: Acted): ItemState {
  const before = stateOf(item)
  const kept = { ...before, today, foods: foodsMeant(item.name) }
  switch (action) {
    case 'move':
      return thawsIn(before, place) ? thawed(before, kept, place) : { ...before, place }
    case 'confirmDate':
      return before.dateSource === 'suggested' ? { ...before, dateSource: 'typed' } : before
    case 'open':
      return dated(before, {
        condition: wasFrozen(before) ? before.condition : 'opened',
        expiryDate: openedDate(kept),
      })
    case 'freeze': {
      // Nothing is frozen a second time for longer.
      const expiryDate =
        before.condition === 'thawed' || isFrozen(before) ? before.expiryDate : frozenDate(kept)
      return dated(before, { condition: 'frozen', place: 'freezer', expiryDate })
    }
    case 'thaw':
      return thawed(before, kept, 'fridge')
  }
}

const wasFrozen = ({ condition }: ItemState) => condition === 'frozen' || condition === 'thawed'

const thawed = (before: ItemState, kept: Kept, place: string) =>
  dated(before, { condition: 'thawed', place, expiryDate: thawedDate(kept) })

/** The first date that an action moved is kept, through all that follow; the new one is about right (D38). */
function dated(before: ItemState, change: Partial<ItemState>): ItemState {
  const after = { ...before, ...change }
  if (after.expiryDate === before.expiryDate) return after
  return { ...after, dateSource: 'suggested', dateBefore: before.dateBefore || before.expiryDate }
}
