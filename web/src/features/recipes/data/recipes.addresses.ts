import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { foodsChangedEvent } from '@shelfmate/contract/foods/foods'
import type { pantryChangedEvent } from '@shelfmate/contract/pantry/pantry'
import type { ownRecipeCalls } from '@shelfmate/contract/recipe-book/own-recipes'
import type { recipeBookCalls, recipeBookEvent } from '@shelfmate/contract/recipe-book/recipe-book'
import type { recipesCalls } from '@shelfmate/contract/recipes/recipes'

/** The contract's calls without their schemas, which this screen has no use for; their types hold every address to it. */
export const addresses = {
  considered: 'GET /recipes/considered',
  generate: 'POST /recipes/generate',
  generateStream: 'POST /recipes/generate/stream',
  cook: 'POST /recipes/cooked',
  readBook: 'GET /recipes/book',
  mark: 'PUT /recipes/book',
  saveOwn: 'PUT /recipes/own',
  removeOwn: 'DELETE /recipes/own/:id',
  readPage: 'POST /recipes/own/page',
  undoCook: 'DELETE /recipes/cooked/:id',
} as const satisfies CallAddresses<typeof recipesCalls & typeof recipeBookCalls & typeof ownRecipeCalls>

export const bookEvent: typeof recipeBookEvent = 'recipes.bookChanged'
export const foodsEvent: typeof foodsChangedEvent = 'foods.changed'
export const pantryEvent: typeof pantryChangedEvent = 'pantry.changed'
