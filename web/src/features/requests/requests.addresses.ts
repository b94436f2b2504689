import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { requestsCalls, requestsChangedEvent } from '@shelfmate/contract/requests/requests'

/** The contract's calls without their schemas; their types hold every address to the contract's. */
export const addresses = {
  ask: 'POST /exchange/posts/:id/requests',
  list: 'GET /requests',
  act: 'POST /requests/:id/actions',
  restore: 'POST /requests/:id/restore',
} as const satisfies CallAddresses<typeof requestsCalls>

export const changedEvent: typeof requestsChangedEvent = 'requests.changed'
