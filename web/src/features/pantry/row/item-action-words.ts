import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'
import { notDone } from '#lib/press/press-words.ts'

type Act = ItemAction | 'undoAction' | 'throwAway'

interface ActWords {
  what: string
  /** What of the item it is about, unless it is about the item. */
  subject?: string
  outcome: string
}

const acts: Record<Act, ActWords> = {
  useUpOne: { what: 'Use up 1 ×', outcome: 'marked as used up' },
  useUpAll: { what: 'Use up all of', outcome: 'marked as used up' },
  open: { what: 'Open', outcome: 'marked as opened' },
  freeze: { what: 'Freeze', outcome: 'marked as frozen' },
  thaw: { what: 'Thaw', outcome: 'marked as thawed' },
  move: { what: 'Move', outcome: 'moved' },
  confirmDate: { what: 'Confirm the date of', subject: 'The date of ', outcome: 'confirmed' },
  remove: { what: 'Remove', outcome: 'removed' },
  undoAction: { what: 'Put back', outcome: 'put back' },
  throwAway: { what: 'Note as thrown away:', outcome: 'noted as thrown away' },
}

const otherAct: ActWords = { what: 'Change', outcome: 'changed' }

/** How an action on food waits in the list of what is not sent yet, and what did not become of it when it was refused. */
export function actionWords(action: string, food: string): { what: string; failure: string } {
  const { what, subject = '', outcome } = new Map(Object.entries(acts)).get(action) ?? otherAct
  return { what: `${what} ${food}`, failure: notDone(`${subject}${food}`, outcome) }
}

const conditionNames = new Map([
  ['opened', 'Opened'],
  ['frozen', 'Frozen'],
  ['thawed', 'Thawed'],
])

/** What was done to food, on its card; a later version's word as it is. */
export const conditionName = (condition: string): string => conditionNames.get(condition) ?? condition
