import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'
import { counted } from '#lib/counted.ts'
import { placeName } from '../list/places.ts'

type Act = ItemAction | 'undoAction' | 'throwAway'

const acts: Record<Act, { what: string; outcome: string }> = {
  useUpOne: { what: 'Use up 1 ×', outcome: 'marked as used' },
  useUpAll: { what: 'Use up all of', outcome: 'marked as used' },
  open: { what: 'Open', outcome: 'marked as opened' },
  freeze: { what: 'Freeze', outcome: 'marked as frozen' },
  thaw: { what: 'Thaw', outcome: 'marked as thawed' },
  move: { what: 'Move', outcome: 'moved' },
  confirmDate: { what: 'Confirm the date of', outcome: 'confirmed' },
  remove: { what: 'Remove', outcome: 'removed' },
  undoAction: { what: 'Put back', outcome: 'put back' },
  throwAway: { what: 'Note as thrown away:', outcome: 'noted as thrown away' },
}

/** How an action waits in the list of what is not sent yet, and what did not become of the items when it was refused. */
export const actionWords = (name: string): { what: string; outcome: string } =>
  new Map(Object.entries(acts)).get(name) ?? { what: 'Change', outcome: 'changed' }

/** The items of an action, in few words. */
export const itemsName = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : counted(names.length, 'item')

/** What was done, as its toast says it. */
export function doneWords(action: ItemAction, names: readonly string[], place: string): string {
  const what = itemsName(names)
  const done: Record<ItemAction, string> = {
    useUpOne: `Used up 1 × ${names.length === 1 ? what : `of ${what}`}.`,
    useUpAll: `Used up all of ${what}.`,
    open: `Opened ${what}. The date may be sooner now.`,
    freeze: `Frozen: ${what}. The date may be later now.`,
    thaw: `Thawed ${what}. Use it within two days.`,
    move: place === '' ? `Took the place off ${what}.` : `Moved ${what} to ${placeName(place)}.`,
    confirmDate: `Confirmed the date of ${what}.`,
    remove: `Removed ${what}.`,
  }
  return done[action]
}

const conditionNames = new Map([
  ['opened', 'Opened'],
  ['frozen', 'Frozen'],
  ['thawed', 'Thawed'],
])

/** What was done to food, on its card; a later version's word as it is. */
export const conditionName = (condition: string): string => conditionNames.get(condition) ?? condition
