import { thawsIn } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'
import { localDate } from '#lib/dates.ts'
import { newId } from '#lib/new-id.ts'
import { runUndoable, takeBack } from '#lib/press/press-toasts.ts'
import { perform, shownItem } from '../data/pantry.operations.ts'
import type { Outcome } from '../data/pantry-overlay.ts'
import * as words from './done/done-words.ts'
import { doneWords, itemsName } from './done/done-words.ts'
import { wasThrownAway } from './done/thrown-away.ts'
import { actionWords } from './item-action-words.ts'

interface ItemsAct {
  action: ItemAction
  items: readonly PantryItem[]
  /** Where `move` takes them. */
  place?: string
}

const namesOf = (items: readonly PantryItem[]) => items.map(({ name }) => name)
const idsOf = (items: readonly PantryItem[]) => items.map(({ id }) => id)

/** Does one thing to some items in one change, with a few seconds to take all of it back. */
export function actOnItems({ action, items, place = '' }: ItemsAct, actionId = newId()): void {
  const itemIds = idsOf(items)
  const name = itemsName(namesOf(items))
  const pressed = perform({
    operation: { kind: 'act', outcomes: items.map((item) => outcomeOf(item, action, place)) },
    call: {
      name: 'actOnItems',
      input: { body: { id: actionId, action, itemIds, place, on: localDate(new Date()) } },
    },
    name,
  })
  runUndoable({
    message: doneWords(
      action,
      namesOf(items),
      place,
      items.some((item) => thawsIn(item, place)),
    ),
    failure: actionWords(action, name).failure,
    begin: () => pressed.done,
    retry: () =>
      actOnItems({ action, items: items.map((item) => shownItem(item.id) ?? item), place }, actionId),
    undo: () => undoAction(items, actionId, pressed.id),
    also: action === 'remove' ? wasThrownAway(itemIds, name) : undefined,
  })
}

/** What the screen shows at once. A date that the food table moves comes with the server's answer. */
function outcomeOf(item: PantryItem, action: ItemAction, place: string): Outcome {
  const { id, quantity } = item
  switch (action) {
    case 'useUpOne':
      return { id, left: quantity - 1, pieces: 1 }
    case 'useUpAll':
    case 'remove':
      return { id, isGone: true }
    case 'open':
      return { id, set: { condition: 'opened' } }
    case 'freeze':
      return { id, set: { condition: 'frozen', place: 'freezer' } }
    case 'thaw':
      return { id, set: { condition: 'thawed', place: 'fridge' } }
    case 'move':
      return { id, set: thawsIn(item, place) ? { condition: 'thawed', place } : { place } }
    case 'confirmDate':
      return { id, set: { dateSource: 'typed' } }
  }
}

function undoAction(items: readonly PantryItem[], actionId: string, undoes?: string): void {
  const name = itemsName(namesOf(items))
  takeBack({
    failure: words.notPutBack(name),
    undoes,
    press: () =>
      perform(
        {
          operation: { kind: 'act', outcomes: items.map((item) => ({ id: item.id, back: item })) },
          call: { name: 'undoAction', input: { params: { id: actionId } } },
          name,
        },
        undoes,
      ),
    retry: () => undoAction(items, actionId),
  })
}
