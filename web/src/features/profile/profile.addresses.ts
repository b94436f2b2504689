import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { foodsCalls } from '@shelfmate/contract/foods/foods'
import type { profileCalls } from '@shelfmate/contract/profile/profile'

/** The contract's calls without their schemas, which only the form needs; their types hold every address to the contract's. */
export const addresses = {
  readOwn: 'GET /profile',
  update: 'PUT /profile',
  view: 'GET /profiles/:userId',
  readDiet: 'POST /foods/diet',
} as const satisfies CallAddresses<typeof profileCalls & Pick<typeof foodsCalls, 'readDiet'>>
