import { randomUUID } from 'node:crypto'
import type { OwnRecipe } from '@shelfmate/contract/recipe-book/own-recipes'
import { ownRecipeCalls } from '@shelfmate/contract/recipe-book/own-recipes'
import type { TestApp, TestUser } from '../../../testing/test-app.ts'

/** A recipe of eggs that nobody's cookbook holds. */
export const nightEggs: OwnRecipe['recipe'] = {
  title: 'Night owl eggs',
  ingredients: [
    { text: 'eggs', amount: '3' },
    { text: 'spinach, chopped', amount: '1 handful' },
  ],
  steps: ['Whisk the eggs.', 'Fry them in a pan with the spinach for 5 minutes.'],
  equipment: ['one hob'],
  minutes: 12,
  portions: 2,
}

/** Saves a recipe of somebody's own; returns its id. */
export async function saveOwnRecipe(
  app: TestApp,
  as: TestUser,
  recipe: OwnRecipe['recipe'] = nightEggs,
  id: string = randomUUID(),
): Promise<string> {
  const body = { recipes: [{ id, recipe, address: null }] }
  const { status } = await app.call(ownRecipeCalls.saveOwn, { as, input: { body } })
  if (status !== 200) throw new Error(`saving a recipe answered ${status}`)
  return id
}
