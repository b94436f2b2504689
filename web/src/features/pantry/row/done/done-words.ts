import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'
import { counted } from '@shelfmate/contract/text/counted'
import { placeName } from '../../list/places.ts'

/** The items of an action, in few words. */
export const itemsName = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : counted(names.length, 'item')

/** One's own place goes by its name, the others by their word. */
const toPlace = (place: string) => (placeName(place) === place ? place : `the ${place}`)

/** Cooked rice keeps for one day only, which its date says. */
const useBy = 'by the date shown, in two days at the latest.'
const thawing = ` Frozen food thaws there: use it ${useBy}`

/** What was done, as its toast says it; `thaws` tells whether some of it does where it was moved. */
export function doneWords(
  action: ItemAction,
  names: readonly string[],
  place: string,
  thaws: boolean,
): string {
  const what = itemsName(names)
  // A name may itself be of one or of several: no word may stand for it.
  const s = names.length === 1 ? '' : 's'
  const done: Record<ItemAction, string> = {
    useUpOne: names.length === 1 ? `Used up 1 × ${what}.` : `Used up 1 each of ${what}.`,
    useUpAll: `Used up all of ${what}.`,
    open: `Opened ${what}. The date${s} may be earlier now.`,
    freeze: `Froze ${what}. The date${s} may be later now.`,
    thaw: `Thawed ${what}. Use ${useBy}`,
    move:
      place === ''
        ? `Removed the place${s} of ${what}.`
        : `Moved ${what} to ${toPlace(place)}.${thaws ? thawing : ''}`,
    confirmDate: `Confirmed the date${s} of ${what}.`,
    remove: `Removed ${what}.`,
  }
  return done[action]
}

export const notPutBack = (name: string) => `${name} could not be put back.`
