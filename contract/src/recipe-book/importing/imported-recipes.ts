/** Drafts of the recipes in any data that we can read. */
import { draftOf, type RecipeDraft } from './draft.ts'
import { mealieBackup } from './mealie.ts'
import { schemaRecipes } from './schema-recipe.ts'
import { shapesIn } from './shapes.ts'
import { tandoorRecipes } from './tandoor.ts'

/** The recipes of a file or page: RecipeSage's, Mealie's, Tandoor's, Nextcloud Cookbook's, anybody's in the words of schema.org. */
export function importedRecipes(data: unknown): RecipeDraft[] {
  const found = shapesIn(data).flatMap((shape) => {
    const own = [...mealieBackup(shape), ...tandoorRecipes(shape)]
    return own.length > 0 ? own : schemaRecipes(shape)
  })
  const drafts = found.flatMap((recipe) => draftOf(recipe) ?? [])
  // Pages name a recipe more than once, and files hold copies.
  return [...new Map(drafts.map((draft) => [JSON.stringify({ ...draft, address: null }), draft])).values()]
}
