import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { foodsCalls } from '@shelfmate/contract/foods/foods'
import type { profileCalls } from '@shelfmate/contract/profile/profile'

/** The contract's calls without their schemas, which only the form needs; their types hold every address to the contract's. */
export const addresses = {
  readOwn: { method: 'GET', path: '/profile' },
  update: { method: 'PUT', path: '/profile' },
  view: { method: 'GET', path: '/profiles/:userId' },
  readDiet: { method: 'POST', path: '/foods/diet' },
} as const satisfies CallAddresses<typeof profileCalls & Pick<typeof foodsCalls, 'readDiet'>>
