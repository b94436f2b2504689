import type { SuggestedRecipe } from './recipes.ts'

/** A recipe of the user's own for French toast; `fields` say what else it is. */
export const recipeWith = (fields: Partial<SuggestedRecipe> = {}): SuggestedRecipe => ({
  id: 'toast',
  engine: 'own',
  title: 'French toast',
  ingredients: [],
  steps: ['Fry.'],
  equipment: [],
  minutes: 10,
  portions: 1,
  reason: '',
  missing: [],
  ...fields,
})
