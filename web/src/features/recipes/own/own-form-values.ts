import { equipmentIn } from '@shelfmate/contract/recipe-book/equipment'
import { type RecipeDraft, unsaid, withoutMark } from '@shelfmate/contract/recipe-book/importing/draft'
import { lineOf, writtenLine } from '@shelfmate/contract/recipe-book/lines'
import type { RecipeContent } from '@shelfmate/contract/recipe-book/recipe-content'
import type { FormValues } from './own-form-state.ts'

/** The form on a draft. */
export const valuesOfDraft = ({ title, ingredients, steps, minutes, portions }: RecipeDraft): FormValues => ({
  title,
  ingredients: ingredients.join('\n'),
  steps: steps.join('\n'),
  minutes: String(minutes ?? unsaid.minutes),
  portions: String(portions ?? unsaid.portions),
})

/** The form on a recipe as it is. */
export const valuesOfRecipe = (recipe: RecipeContent): FormValues =>
  valuesOfDraft({
    ...recipe,
    ingredients: recipe.ingredients.map((line) => writtenLine({ ...line, optional: line.optional ?? false })),
    address: null,
  })

/** The recipe as it was typed; whether it can be saved is the schema's to say. */
export function contentOfValues({ title, ingredients, steps, minutes, portions }: FormValues): RecipeContent {
  const deeds = linesIn(steps)
    .map(withoutMark)
    .filter((step) => step !== '')
  return {
    title: title.trim(),
    ingredients: linesIn(ingredients).map(lineOf),
    steps: deeds,
    equipment: equipmentIn(deeds),
    minutes: Number(minutes),
    portions: Number(portions),
  }
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
