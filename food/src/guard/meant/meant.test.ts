import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, it, test } from 'vitest'
import type { AllergenGroup } from '../../allergens/groups.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { avoiding } from '../avoiding.factory.ts'
import { checkRecipe } from '../check-recipe.ts'
import { theGuard } from '../reading/the-guard.ts'
import { harmlessTexts } from './harmless-recipes.fixture.ts'
import { measureWords } from './measure-words.ts'

const isShown = (
  group: string,
  title: string,
  ingredients: readonly string[],
  ...steps: readonly string[]
): boolean => checkRecipe({ title, ingredients, steps }, avoiding(group)).ok

describe('harmless recipes of many kitchens', () => {
  it.each(harmlessTexts)('are shown without a warning: $language $title', ({ avoided, ...recipe }) =>
    expect(checkRecipe(recipe, avoiding(...avoided))).toEqual({ ok: true }),
  )
})

describe('a bare word of a step or a title', () => {
  const rice = ['200 g rice noodles', '1 carrot']
  const penne = ['200 g gluten-free penne', '400 g tomatoes']

  it('is read through the ingredient that it means', () => {
    expect(isShown('gluten', 'Quick noodles', rice, 'Soak the noodles.')).toBe(true)
    expect(isShown('gluten', 'Tomato pasta', penne, 'Boil the pasta for 9 minutes.')).toBe(true)
    expect(isShown('milk', 'Oats', ['oats', '200 ml oat milk'], 'Pour in the milk.')).toBe(true)
  })

  it.each<[AllergenGroup, string, readonly string[], string]>([
    ['gluten', 'Dinner', ['1 carrot'], 'Soak the noodles.'],
    ['gluten', 'Dinner', [...rice, '1 slice of bread'], 'Soak the noodles.'],
    ['gluten', 'Dinner', [...rice, '1 tbsp zorfle'], 'Soak the noodles.'],
    ['milk', 'Dinner', ['1 tin butter beans'], 'Melt the butter.'],
    ['milk', 'Dinner', ['2 tbsp peanut butter', '1 banana'], 'Melt the butter.'],
    ['milk', 'Dinner', ['200 ml coconut milk'], 'Add the cream.'],
    ['milk', 'Dinner', ['½ tsp cream of tartar'], 'Add the cream.'],
    ['eggs', 'Dinner', ['1 eggplant'], 'Beat the egg.'],
  ])('stays one for %s: %s of %j, "%s"', (group, title, ingredients, step) =>
    expect(isShown(group, title, ingredients, step)).toBe(false),
  )

  it.each(
    rowsOf(`
    gluten | Dinner | Add the egg noodles.
    gluten | Dinner | Add the yellow noodles.
    gluten | Dinner | Add 100 g pasta.
    gluten | Dinner | Soak the noodles. Add the soy sauce.
    gluten | Hokkien noodles | Cook and serve.
  `),
  )('stays one beside rice noodles for %s: %s, "%s"', (group = '', title = '', step = '') =>
    expect(isShown(group, title, rice, step)).toBe(false),
  )

  it.each(
    rowsOf(`
    gluten | Dinner | Serve with garlic bread.
    gluten | Dinner | Stir in the pasta sauce mix and 2 tbsp flour.
  `),
  )('stays one beside gluten-free penne for %s: %s, "%s"', (group = '', title = '', step = '') =>
    expect(isShown(group, title, penne, step)).toBe(false),
  )
})

describe('the name of a dish', () => {
  const risotto = ['300 g rice', '1 onion', '2 tbsp olive oil']

  it('counts as what stands on the list', () => {
    expect(isShown('milk', 'Risotto', risotto, 'Fry the onion.', 'Stir the risotto.')).toBe(true)
    expect(isShown('gluten', "Shepherd's pie", ['potatoes', 'minced lamb'], 'Top and bake.')).toBe(true)
  })

  it.each<[AllergenGroup, string, readonly string[], string]>([
    ['milk', 'Risotto', ['1 onion', '1 carrot'], 'Fry the onion.'],
    ['milk', 'Risotto', [...risotto, '20 g butter'], 'Fry the onion.'],
    ['milk', 'Risotto', [...risotto, '1 blorf'], 'Fry the onion.'],
    ['gluten', 'Apple pie', ['3 apples', 'sugar'], 'Bake.'],
    ['milk', 'Cauliflower cheese', ['1 cauliflower', '2 tbsp flour', '300 ml oat drink'], 'Boil it.'],
    ['gluten', 'Pancakes', ['2 carrots', '1 tbsp oil'], 'Fry the pancakes.'],
    ['gluten', 'Dinner', ['2 carrots', '100 g rice'], 'Crumble the cookies over it.'],
    ['gluten', 'Tuna pasta', ['1 tin tuna', '1 tomato'], 'Cook and mix.'],
    ['molluscs', 'Dinner', ['1 carrot'], 'Stir in clam chowder and cook.'],
    ['celery', 'Cream of celery soup', ['1 carrot', '1 potato'], 'Boil and blend.'],
    ['crustaceans', 'Paella', ['300 g rice', '1 onion'], 'Add the prawns.'],
    ['eggs', 'Pancakes (no egg)', ['100 g flour', '2 eggs'], 'Fry.'],
    ['eggs', 'Pancakes (no egg)', ['100 g flour', '200 ml water'], 'Beat in an egg and fry.'],
    ['eggs', 'Pancakes (no egg)', ['100 g flour', '1 tbsp zorfle'], 'Fry.'],
    ['fish', 'Tuna-style salad', ['1 tin tuna', '1 lettuce'], 'Mix.'],
    ['milk', 'Vegan risotto', [...risotto, '20 g butter'], 'Fry the onion.'],
    ['milk', 'Dinner', [...risotto, '20 g butter'], 'No butter.'],
    ['milk', 'Dinner', [...risotto, '50 g feta (vegan option available), crumbled'], 'Mix.'],
    ['milk', 'Dinner', [...risotto, '20 g butter (dairy-free works, too)'], 'Mix.'],
    ['fish', 'Salmon pink salmon', [...risotto, '1 salmon fillet'], 'Fry.'],
  ])('stays an allergen for %s: %s of %j, "%s"', (group, title, ingredients, step) =>
    expect(isShown(group, title, ingredients, step)).toBe(false),
  )

  it.each(
    rowsOf(`
    milk | Risotto | Stir in the parmesan.
    milk | Dinner | Serve with pizza.
    crustaceans | Prawn risotto | Fry the onion.
    milk | Dinner | Never leave out the butter.
    milk | Dinner | Leave out the butter until the end and stir it in.
    milk | Dinner | No butter? Use ghee.
    milk | Dinner | No need to skip the cream.
    milk | Dinner | Use butter instead of oil.
    milk | Dinner | If you like cheese, add some.
    crustaceans | Dinner | Add the prawns like this.
    crustaceans | Prawn-free crab cakes | Fry.
    nuts | Nut-free almond cake | Bake.
    fish | Fish-free tuna salad | Mix.
    gluten | Flourless pasta with bread | Fry.
    crustaceans | Dinner | Add prawns shaped how you like.
    crustaceans | Rice for all who like prawns | Fry.
    molluscs | King 'prawn' and scallops | Fry.
    gluten | Dinner | Use rice instead of pasta, or add the pasta.
    peanuts | Dinner | Stir in sauce like peanut butter.
  `),
  )('stays an allergen beside what makes a risotto for %s: %s, "%s"', (group = '', title = '', step = '') =>
    expect(isShown(group, title, risotto, step)).toBe(false),
  )
})

describe('words of other languages', () => {
  it.each(
    rowsOf(`
    gluten | Alles 15 Minuten kochen.
    fish | Tostare il riso.
    molluscs | 20 dakika pişirin.
    milk | Preparare la peperonata.
    gluten | Cuajar por los dos lados.
    crustaceans | Cuajar por los dos lados.
  `),
  )('are no misspelt %s: %s', (group, step) =>
    expect(isShown(group, 'Dinner', ['100 g rice'], step)).toBe(true),
  )

  it.each(
    rowsOf(`
    milk | نضيف الحليب والملح
    milk | نضيف البصل وحليب
    milk | दूध डालें
    eggs | ใส่ไข่ ผัดให้เข้ากัน
    eggs | Ajouter deux jaunes d'œuf.
    nuts | Ajouter 50 g d'amandes.
    gluten | นึ่งขนมปัง
    milk | पनिर डालें
    milk | نضيف قليلا بحليب
    eggs | นำไข่แดงใส่ลงไป
    milk | Add 1 su bardağı süt.
    molluscs | Stir in 2 tbsp hàu and simmer.
    sesame | Stir in 2 tbsp til and simmer.
  `),
  )('are found or in doubt for %s: %s', (group, step) =>
    expect(isShown(group, 'Dinner', ['100 g rice'], step)).toBe(false),
  )
})

describe('what a line of the list is free of', () => {
  it.each(
    rowsOf(`
    milk | dairy-free | Add the dairy.
    milk | lactose free | Add lactose.
    milk | free from dairy | Add dairy.
    milk | non-dairy | Add the dairy.
    milk | chocolat noir sans lait | Ajouter le lait.
    milk | ohne Milch | Milch dazu geben.
    milk | sin leche | Añadir leche.
    milk | free from milk | Add the milk.
    milk | free of milk | Add the milk.
    gluten | gluten-free | Add gluten.
    gluten | sans pain | Ajouter le pain.
    gluten | free from flour | Add the flour.
    gluten | free from pasta | Boil the pasta.
    gluten | wheat-free | Add the wheat.
    gluten | ohne Mehl | Mehl dazu geben.
  `),
  )('is not what a step means by that word, %s: %s, %s', (group, line, step) =>
    expect(isShown(group, 'Rice', ['rice', line], step, 'Serve.')).toBe(false),
  )
})

test('no measure is an allergen or a name of a food that holds one', () => {
  const { matcher } = theGuard()
  const holding = measureWords.filter(
    (word) =>
      word.length > 1 &&
      ((matcher.groupsOf(word) ?? []).length > 0 ||
        foodsNamed(word).some(({ food }) => food.allergens.length > 0)),
  )
  expect(holding).toEqual([])
})
