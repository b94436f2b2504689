import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { pantryCalls, pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import type { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'

/**
 * The contract's calls without their schemas, which only the form needs: the list shall not wait for them. Their types
 * hold every address to the contract's.
 */
export const addresses = {
  listItems: { method: 'GET', path: '/pantry/items' },
  addItems: { method: 'POST', path: '/pantry/items' },
  addBatch: { method: 'POST', path: '/pantry/batches' },
  undoBatch: { method: 'DELETE', path: '/pantry/batches/:id' },
  editItem: { method: 'PUT', path: '/pantry/items/:id' },
  consumeItem: { method: 'POST', path: '/pantry/items/:id/consumptions' },
  undoConsumption: { method: 'DELETE', path: '/pantry/consumptions/:id' },
  removeItem: { method: 'DELETE', path: '/pantry/items/:id' },
  restoreItem: { method: 'POST', path: '/pantry/items/:id/restore' },
  actOnItems: { method: 'POST', path: '/pantry/actions' },
  undoAction: { method: 'DELETE', path: '/pantry/actions/:id' },
  throwAway: { method: 'POST', path: '/pantry/thrown-away' },
} as const satisfies CallAddresses<typeof pantryCalls & typeof pantryActionCalls>

export const changedEvent: typeof pantryChangedEvent = 'pantry.changed'
