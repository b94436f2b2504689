import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'

type Act = ItemAction | 'undoAction' | 'throwAway'

const acts: Record<Act, { what: string; outcome: string }> = {
  useUpOne: { what: 'Use up 1 ×', outcome: 'marked as used up' },
  useUpAll: { what: 'Use up all of', outcome: 'marked as used up' },
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

const conditionNames = new Map([
  ['opened', 'Opened'],
  ['frozen', 'Frozen'],
  ['thawed', 'Thawed'],
])

/** What was done to food, on its card; a later version's word as it is. */
export const conditionName = (condition: string): string => conditionNames.get(condition) ?? condition
