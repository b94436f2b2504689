import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { foodsCalls, foodsChangedEvent } from '@shelfmate/contract/foods/foods'
import type { pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'

/** The contract's calls without their schemas; their types hold every address to the contract's. */
export const addresses = {
  readNames: 'GET /foods/names',
  search: 'GET /foods/search',
  correct: 'PUT /foods/corrections',
} as const satisfies CallAddresses<Omit<typeof foodsCalls, 'readDiet'>>

export const foodsEvent: typeof foodsChangedEvent = 'foods.changed'
export const pantryEvent: typeof pantryChangedEvent = 'pantry.changed'
