import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { requestsCalls, requestsChangedEvent } from '@shelfmate/contract/requests/requests'

/** The contract's calls without their schemas; their types hold every address to the contract's. */
export const addresses = {
  ask: { method: 'POST', path: '/exchange/posts/:id/requests' },
  list: { method: 'GET', path: '/requests' },
  act: { method: 'POST', path: '/requests/:id/actions' },
} as const satisfies CallAddresses<typeof requestsCalls>

export const changedEvent: typeof requestsChangedEvent = 'requests.changed'
