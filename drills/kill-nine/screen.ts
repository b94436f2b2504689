import { type PantryChange, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import { foldPantry, type PantryList } from '@shelfmate/contract/pantry/pantry-fold'
import { type Account, readPantry } from '../product/api.ts'
import { LiveScreen } from '../product/live-screen.ts'

/** An open pantry screen. */
export class Screen extends LiveScreen<PantryList, PantryChange> {
  constructor(url: string, { cookie }: Account) {
    super(url, cookie, {
      event: pantryChangedEvent,
      empty: { items: [], seq: -1 },
      read: readPantry,
      fold: foldPantry,
      isNewer: (list, than) => list.seq >= than.seq,
    })
  }
}
