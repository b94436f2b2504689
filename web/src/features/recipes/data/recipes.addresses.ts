import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import type { ownRecipeCalls } from '@shelfmate/contract/recipe-book/own-recipes'
import type { recipeBookCalls, recipeBookEvent } from '@shelfmate/contract/recipe-book/recipe-book'
import type { recipesCalls } from '@shelfmate/contract/recipes/recipes'

/** The contract's calls without their schemas, which this screen has no use for; their types hold every address to it. */
export const addresses = {
  considered: { method: 'GET', path: '/recipes/considered' },
  generate: { method: 'POST', path: '/recipes/generate' },
  generateStream: { method: 'POST', path: '/recipes/generate/stream' },
  cook: { method: 'POST', path: '/recipes/cooked' },
  readBook: { method: 'GET', path: '/recipes/book' },
  mark: { method: 'PUT', path: '/recipes/book' },
  saveOwn: { method: 'PUT', path: '/recipes/own' },
  removeOwn: { method: 'DELETE', path: '/recipes/own/:id' },
  readPage: { method: 'POST', path: '/recipes/own/page' },
  undoCook: { method: 'DELETE', path: '/recipes/cooked/:id' },
} as const satisfies CallAddresses<typeof recipesCalls & typeof recipeBookCalls & typeof ownRecipeCalls>

export const bookEvent: typeof recipeBookEvent = 'recipes.bookChanged'
export const pantryEvent: typeof pantryChangedEvent = 'pantry.changed'
