/** The text form of the specification: blocks that start with 'Recipe N:', each with its two headings. */
import type { Recipe, RecipeIngredient } from '../../recipe.ts'

/** Writes recipes as blocks 'Recipe N: {title}' with 'Ingredients:' and 'Instructions:', parted by empty lines. */
export function formatRecipeText(
  recipes: readonly Pick<Recipe, 'title' | 'ingredients' | 'steps'>[],
): string {
  return recipes
    .map((recipe, index) =>
      [
        `Recipe ${index + 1}: ${recipe.title}`,
        'Ingredients:',
        ...recipe.ingredients.map((ingredient) => `- ${lineOf(ingredient)}`),
        'Instructions:',
        ...recipe.steps.map((step, place) => `${place + 1}. ${step}`),
      ].join('\n'),
    )
    .join('\n\n')
}

function lineOf({ amount, text, optional }: RecipeIngredient): string {
  return `${amount ? `${amount} ` : ''}${text}${optional ? ' (optional)' : ''}`
}
