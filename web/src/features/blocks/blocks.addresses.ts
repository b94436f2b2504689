import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { blocksCalls } from '@shelfmate/contract/people/blocks'

/** The contract's calls without their schemas, which nothing here needs; their types hold every address to the contract's. */
export const addresses = {
  list: 'GET /blocks',
  block: 'PUT /blocks/:userId',
  unblock: 'DELETE /blocks/:userId',
} as const satisfies CallAddresses<typeof blocksCalls>
