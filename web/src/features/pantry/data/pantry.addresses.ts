import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { pantryCalls, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import type { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'

/**
 * The contract's calls without their schemas, which only the form needs: the list shall not wait for them. Their types
 * hold every address to the contract's.
 */
export const addresses = {
  listItems: 'GET /pantry/items',
  addItems: 'POST /pantry/items',
  addBatch: 'POST /pantry/batches',
  undoBatch: 'DELETE /pantry/batches/:id',
  editItem: 'PUT /pantry/items/:id',
  consumeItem: 'POST /pantry/items/:id/consumptions',
  undoConsumption: 'DELETE /pantry/consumptions/:id',
  removeItem: 'DELETE /pantry/items/:id',
  restoreItem: 'POST /pantry/items/:id/restore',
  actOnItems: 'POST /pantry/actions',
  undoAction: 'DELETE /pantry/actions/:id',
  throwAway: 'POST /pantry/thrown-away',
} as const satisfies CallAddresses<typeof pantryCalls & typeof pantryActionCalls>

export const changedEvent: typeof pantryChangedEvent = 'pantry.changed'
