import type { CallAddresses } from '@shelfmate/contract/call'
import type { pantryChangedEvent } from '@shelfmate/contract/pantry'
import type { recipesCalls } from '@shelfmate/contract/recipes'

/** The contract's calls without their schemas, which this screen has no use for; their types hold every address to it. */
export const addresses = {
  considered: { method: 'GET', path: '/recipes/considered' },
  generateStream: { method: 'POST', path: '/recipes/generate/stream' },
  cook: { method: 'POST', path: '/recipes/cooked' },
  undoCook: { method: 'DELETE', path: '/recipes/cooked/:id' },
} as const satisfies CallAddresses<Omit<typeof recipesCalls, 'generate'>>

export const pantryEvent: typeof pantryChangedEvent = 'pantry.changed'
