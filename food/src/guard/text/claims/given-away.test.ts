import { describe, expect, test } from 'vitest'
import { doubtedGroups, readOffer, toldAllergens } from '../../../offers/told-allergens.ts'
import { readAllergies } from '../../allergies/read-allergies.ts'
import { checkRecipe } from '../../check-recipe.ts'
import { shown, withheld } from '../../line-rows.factory.ts'

/** The groups that a post is marked for; behind ' // ' stands its description. */
function markedOf(post: string): readonly string[] {
  const [foodName = '', description = ''] = post.split(' // ')
  const { contains, mayContain } = toldAllergens({ foodName, description })
  return [...contains, ...mayContain, ...doubtedGroups(readOffer({ foodName, description }))]
}

const isShown = (title: string, told: string): boolean =>
  checkRecipe({ title, ingredients: [title], steps: [] }, readAllergies(told)).ok

describe('what is given away is no claim to be free of it', () => {
  test.each([
    ['Eggs free today', 'eggs'],
    ['Milk free today', 'milk'],
    ['2 pints milk free', 'milk'],
    ['2 pints of milk free', 'milk'],
    ['2l milk free', 'milk'],
    ['unopened milk free', 'milk'],
    ['surplus eggs free', 'eggs'],
    ['Cheese free if you collect', 'milk'],
    ['butter free tonight', 'milk'],
    ['tofu free now', 'soy'],
    ['tofu free', 'soy'],
    ['fish free today', 'fish'],
    ['wheat free today', 'gluten'],
    ['1 celery free', 'celery'],
    ['bread free today', 'gluten'],
    ['Surprise bag // 2l milk free, 6 eggs free', 'milk'],
    ['Surprise bag // 2l milk free, 6 eggs free', 'eggs'],
    ['prawns free today', 'crustaceans'],
    ['milk - free', 'milk'],
    ['free milk', 'milk'],
    ['eggs free to collect', 'eggs'],
    ['peanuts free, pick up friday', 'peanuts'],
  ])('the post %j is marked for %s', (post, group) => expect(markedOf(post)).toContain(group))

  withheld(`
    eggs | 6 eggs free
    eggs | eggs free today
    nuts | nuts free
    peanuts | peanuts free now
    milk | 2l milk free
    milk | spare butter free
  `)

  test.each([
    ['no pork', 'bacon free today'],
    ['kiwi', 'kiwi free today'],
    ['honey', 'honey free today'],
    ['vegetarian', 'Rotisserie chicken free if you collect'],
    ['mushrooms', 'mushrooms free tonight'],
    ['mushrooms', '6 mushrooms free'],
  ])('who told %j is not shown %j', (told, title) => expect(isShown(title, told)).toBe(false))
})

describe('what is claimed stays claimed', () => {
  shown(`
    milk | 200 g dairy free cheese
    milk | 2 tbsp milk-free spread
    milk | 50 g milk free spread
    gluten | 4 slices gluten free bread
    gluten | bread (gluten-free)
    nuts | nut free granola
    nuts | granola (nut free)
    mustard | dressing (mustard-free)
    eggs | 2 tbsp egg free mayo
  `)

  test.each([
    ['nuts', 'Nut free granola'],
    ['poultry', 'Poultry-free gravy'],
    ['mushrooms', 'Mushroom free soup'],
  ])('who told %j is shown %j', (told, title) => expect(isShown(title, told)).toBe(true))
})
