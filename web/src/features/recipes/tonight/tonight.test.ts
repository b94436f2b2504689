import type { RecipesAnswer, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { describe, expect, it } from 'vitest'
import { recipeFor, withFirst } from './tonight.ts'

/** What the rules look at. */
const recipe = (id: string, ...itemIds: string[]) =>
  ({ id, title: id, ingredients: [{ text: id, itemIds }] }) as unknown as SuggestedRecipe
const answer = (allergies: string, ...recipes: SuggestedRecipe[]) => answerFor('', allergies, ...recipes)
const answerFor = (preferences: string, allergies: string, ...recipes: SuggestedRecipe[]) =>
  ({
    recipes,
    considered: { allergies: { text: allergies }, preferences: { text: preferences } },
  }) as unknown as RecipesAnswer
/** When it was given. */
const at = 1000
const idsOf = ({ recipes }: RecipesAnswer) => recipes.map(({ id }) => id)

describe('tonight’s recipe', () => {
  it('uses up something of what is near its date', () => {
    const found = answer('', recipe('toast', 'bread'), recipe('soup', 'leek', 'milk'))
    expect(recipeFor({ answer: found, at }, ['milk'], undefined)?.id).toBe('soup')
    expect(recipeFor({ answer: found, at }, ['egg'], undefined)).toBeUndefined()
  })

  it.each([
    ['said since', 'milk', at + 1, undefined],
    ['that the answer is for', 'nuts', at + 1, 'soup'],
    ['said before', 'milk', at - 1, 'soup'],
  ])('goes by the allergies %s', (_, allergies, saidAt, id) => {
    const found = answer('nuts', recipe('soup', 'leek'))
    const said = { allergies, preferences: undefined, at: saidAt }
    expect(recipeFor({ answer: found, at }, ['leek'], said)?.id).toBe(id)
  })

  it('stands with the others of its own answer where nothing was found today', () => {
    const soup = recipe('soup')
    expect(idsOf(withFirst(soup, answer('', recipe('toast'), soup), answer('')))).toEqual(['soup', 'toast'])
  })

  it('comes on top of what was suggested today for the same allergies, and of nothing else', () => {
    const soup = recipe('soup')
    const found = answer('nuts', recipe('toast'), soup)
    expect(idsOf(withFirst(soup, found, answer('nuts', recipe('curry'), soup)))).toEqual(['soup', 'curry'])
    expect(idsOf(withFirst(soup, found, answer('milk', recipe('curry'))))).toEqual(['soup', 'toast'])
    expect(idsOf(withFirst(soup, found, answerFor('vegan', 'nuts', recipe('curry'))))).toEqual([
      'soup',
      'toast',
    ])
    expect(idsOf(withFirst(soup, found, undefined))).toEqual(['soup', 'toast'])
  })
})
