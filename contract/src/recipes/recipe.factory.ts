import type { RecipesAnswer, SuggestedRecipe } from './recipes.ts'

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

/** An answer of a model with these recipes, for somebody who told nothing of what they eat. */
export const recipesAnswerWith = (recipes: SuggestedRecipe[]): RecipesAnswer => ({
  recipe: '',
  recipes,
  engine: 'ai',
  standsIn: null,
  withheld: { count: 0, because: [] },
  considered: {
    engine: 'ai',
    items: 1,
    excluded: 0,
    preferences: { text: '', understood: [], notUnderstood: [] },
    allergies: { text: '', avoided: [], words: [], notes: [], unreadable: false },
  },
})
