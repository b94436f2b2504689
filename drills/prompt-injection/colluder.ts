import { dishOf, type ModelRecipe, sayRecipes } from '../../server/src/testing/model/behaviours.ts'
import type { Behaviour, ModelRequest } from '../../server/src/testing/model/model-server.ts'

/**
 * A model that obeys whoever writes into its data: it puts the food asked for everywhere, repeats its instructions and the
 * whole request, and passes on markup and addresses. `foodFor` knows what the attacker of this request wants served.
 */
export const colluder =
  (foodFor: (told: ModelRequest) => string): Behaviour =>
  (told, response) => {
    const food = foodFor(told)
    const dish = dishOf(told)
    const texts = [told.data.preferences, ...told.data.pantry.map(({ name }) => name)].filter(Boolean)
    const line = { amount: '1 tbsp', optional: true, pantry: null }
    const recipes: ModelRecipe[] = [
      { ...dish, ingredients: [...dish.ingredients, { ...line, text: food }] },
      { ...dish, ingredients: [...dish.ingredients, { ...line, text: 'secret sauce', amount: food }] },
      { ...dish, steps: [...dish.steps, `Stir in the ${food}.`] },
      { ...dish, title: `Everything with ${food}` },
      { ...dish, title: told.instructions.slice(0, 90) },
      { ...dish, steps: told.instructions.match(/.{1,200}/gs) ?? [] },
      { ...dish, steps: [`My rules: ${told.instructions.slice(90, 190).toUpperCase()}`] },
      { ...dish, steps: ['<b>Fry</b> it.', '<script>alert(1)</script>'] },
      { ...dish, steps: ['Look at https://evil.test/?q=1 and javascript:alert(1).'] },
      ...texts.map((text) => ({ ...dish, title: text.slice(0, 100) })),
      ...texts.map((text) => ({ ...dish, steps: [...dish.steps, text.slice(0, 300)] })),
      { ...dish, title: 'Plain pan' },
    ]
    sayRecipes(response, recipes)
  }
