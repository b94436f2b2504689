import { describe, expect, it } from 'vitest'
import { limits } from '../../api/limits.ts'
import { recipeContent } from '../recipe-content.ts'
import { contentOfDraft } from './draft.ts'
import { importedRecipes } from './imported-recipes.ts'

const only = (data: unknown) => {
  const drafts = importedRecipes(data)
  expect(drafts).toHaveLength(1)
  const [draft] = drafts
  if (!draft) throw new Error('there is no recipe')
  return draft
}

/** A draft that is of no page. */
const draftOf = (
  title: string,
  ingredients: string[],
  steps: string[],
  rest: { minutes: number | null; portions: number | null },
) => ({ title, ingredients, steps, ...rest, address: null })

describe('a recipe in the words of schema.org', () => {
  const dal = {
    '@context': 'https://schema.org',
    '@type': ['Recipe', 'NewsArticle'],
    name: 'Red lentil dal &amp; rice',
    recipeIngredient: ['200g red lentils', '1 <b>on</b>ion', ' 2 tsp curry&nbsp;powder '],
    recipeInstructions: [
      { '@type': 'HowToStep', name: 'Rinse', text: 'Rinse the lentils.' },
      {
        '@type': 'HowToSection',
        name: 'Cook',
        itemListElement: [{ '@type': 'HowToStep', text: 'Simmer 20 minutes.' }, 'Serve.'],
      },
    ],
    prepTime: 'PT10M',
    cookTime: 'PT1H5M',
    recipeYield: ['4', '4 servings'],
    url: 'https://example.org/dal',
  }
  const read = {
    title: 'Red lentil dal & rice',
    ingredients: ['200g red lentils', '1 onion', '2 tsp curry powder'],
    steps: ['Rinse the lentils.', 'Cook: Simmer 20 minutes.', 'Serve.'],
    minutes: 75,
    portions: 4,
    address: 'https://example.org/dal',
  }

  it.each([
    ['alone', dal],
    ['in a list', [{ '@type': 'WebSite', name: 'A site' }, dal]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, dal] }],
    ['of a page', { '@type': 'WebPage', mainEntity: dal }],
    ['in a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: dal }] }],
    ['twice', [dal, { ...dal }]],
  ])('%s', (_, data) => expect(only(data)).toEqual(read))

  it.each([
    ['a text', 'Rinse.\n2. Simmer.', ['Rinse.', 'Simmer.']],
    ['markup', '<ol><li>Rinse.</li><li>Sim<b>mer</b>.</li></ol>', ['Rinse.', 'Simmer.']],
    ['texts', ['1) Rinse.', 'Step 2: Simmer.'], ['Rinse.', 'Simmer.']],
    ['escaped markup', '&lt;p&gt;Rinse.&lt;/p&gt;&lt;p&gt;Simmer.&lt;/p&gt;', ['Rinse.', 'Simmer.']],
    ['names alone', [{ '@type': 'HowToStep', name: 'Rinse.' }], ['Rinse.']],
    ['numbers that are times', ['2 hours later, eat.'], ['2 hours later, eat.']],
  ])('with steps as %s', (_, recipeInstructions, steps) =>
    expect(only({ ...dal, recipeInstructions }).steps).toEqual(steps),
  )

  it.each([
    [{ totalTime: 'P0DT0H45M' }, 45],
    [{ totalTime: 'P0Y0M0DT1H30M0.000S' }, 90],
    [{ totalTime: 'P0Y0M0DT0H35M0.000S' }, 35],
    [{ totalTime: 'P0M0W0DT20M' }, 20],
    [{ totalTime: 'P2W' }, limits.ownRecipeMinutes],
    // Of what is broken no part is taken for the whole.
    [{ totalTime: 'P1DT1H30M 0.000S', prepTime: '', cookTime: '' }, null],
    [{ totalTime: '1 hour 30 min' }, 90],
    [{ totalTime: '40' }, 40],
    [{ totalTime: 'P9D' }, limits.ownRecipeMinutes],
    [{ prepTime: '', cookTime: null }, null],
  ])('takes %j', (times, minutes) => expect(only({ ...dal, ...times }).minutes).toBe(minutes))

  it('loses no word of what is too long', () => {
    const ingredient = `${'tofu and '.repeat(20)}peanuts`
    const step = `${'Stir it well. '.repeat(60)}Add the peanuts.`
    const draft = only({ ...dal, recipeIngredient: [ingredient], recipeInstructions: [step] })
    expect(draft.ingredients.join(' ')).toBe(ingredient)
    expect(draft.steps.join(' ')).toBe(step)
    expect(recipeContent.safeParse(contentOfDraft(draft)).success).toBe(true)
  })

  it.each([undefined, null, 7, 'Recipe', [], {}, { '@type': 'Recipe' }, { '@type': 'Person', name: 'Ann' }])(
    'is not %j',
    (data) => expect(importedRecipes(data)).toEqual([]),
  )

  it('takes for numbers nothing but numbers and texts', () => {
    const hostile = { valueOf: 1, toString: 1 }
    const note = (position: unknown) => ({ recipe_id: 1, position, note: 'leek' })
    const backup = { recipes: [{ id: 1 }], recipes_ingredients: [note(hostile), note(2)] }
    expect(only(backup).ingredients).toEqual(['leek', 'leek'])
    const step = { instruction: 'Boil.', ingredients: [{ food: { name: 'leek' }, amount: hostile }] }
    expect(only({ name: 'Soup', steps: [step] }).ingredients).toEqual(['leek'])
  })

  it('ends where data goes round for ever', () => {
    const deep: Record<string, unknown> = {}
    deep['mainEntity'] = deep
    expect(importedRecipes(deep)).toEqual([])
  })
})

it('reads an export of RecipeSage, its headings included', () => {
  const soup = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    identifier: 'c1',
    name: 'Laksa',
    description: '',
    prepTime: '',
    totalTime: '35 minutes',
    recipeYield: '2 bowls',
    recipeIngredient: ['[Broth]', '400 ml coconut milk', '[Peanut topping]', '2 tbsp crispy shallots'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Heat the coconut milk.' },
      { '@type': 'HowToStep', text: '[To serve]' },
    ],
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Spicy!' }],
    image: [],
  }
  const read = draftOf(
    'Laksa',
    ['400 ml coconut milk, for Broth', '2 tbsp crispy shallots, for Peanut topping'],
    ['Heat the coconut milk.', '[To serve]'],
    { minutes: 35, portions: 2 },
  )
  expect(only([soup])).toEqual(read)
  expect(only({ recipes: [soup] })).toEqual(read)
})

it('reads a recipe.json of Nextcloud Cookbook', () =>
  expect(
    only({
      id: '42',
      name: 'Tomato rice',
      description: 'From home',
      url: '',
      image: '',
      prepTime: 'PT0H10M',
      cookTime: 'PT0H20M',
      totalTime: 'PT0H30M',
      recipeCategory: 'Main',
      keywords: 'rice',
      recipeYield: 3,
      tool: ['pot'],
      recipeIngredient: ['1 cup rice', '3 tomatoes'],
      recipeInstructions: ['Fry the tomatoes.', 'Add rice and simmer.'],
      nutrition: [],
      '@context': 'http://schema.org',
      '@type': 'Recipe',
    }),
  ).toEqual(
    draftOf('Tomato rice', ['1 cup rice', '3 tomatoes'], ['Fry the tomatoes.', 'Add rice and simmer.'], {
      minutes: 30,
      portions: 3,
    }),
  ))

describe('Mealie', () => {
  const lines = [
    {
      title: 'Dough',
      quantity: 1.5,
      unit: { name: 'cup' },
      food: { name: 'flour' },
      note: 'sifted',
      display: '',
    },
    { title: null, quantity: 1, unit: null, food: null, note: '1 pinch salt', original_text: null },
    { title: '', quantity: 2, unit: null, food: { name: 'egg' }, note: '', display: '2 eggs' },
  ]
  const read = {
    title: 'Pancakes',
    ingredients: ['1 1/2 cup flour, sifted, for Dough', '1 pinch salt', '2 eggs'],
    steps: ['Mix: Stir all of it.', 'Fry in a pan.'],
    minutes: 20,
    portions: 4,
    address: 'https://example.org/pancakes',
  }
  const steps = [
    { title: 'Mix', text: 'Stir all of it.', ingredientReferences: [] },
    { title: '', text: 'Fry in a pan.' },
  ]

  it.each([
    {
      name: 'Pancakes',
      recipe_yield: '4 servings',
      prep_time: '5 minutes',
      perform_time: '15 minutes',
      org_url: 'https://example.org/pancakes',
      recipe_ingredient: lines,
      recipe_instructions: steps,
    },
    {
      name: 'Pancakes',
      recipeServings: 4,
      recipeYield: '',
      totalTime: '20 minutes',
      orgURL: 'https://example.org/pancakes',
      recipeIngredient: lines,
      recipeInstructions: steps,
    },
  ])('is read as it exports a recipe, old and new', (recipe) => expect(only(recipe)).toEqual(read))

  it('is read from a backup, where parts lie in tables', () =>
    expect(
      only({
        recipes: [
          { id: 'r1', name: 'Pancakes', total_time: '20 min', recipe_servings: 4, org_url: read.address },
        ],
        recipes_ingredients: [
          { recipe_id: 'r1', position: 1, note: '1 pinch salt', food_id: null, quantity: 1 },
          {
            recipe_id: 'r1',
            position: 0,
            title: 'Dough',
            note: 'sifted',
            food_id: 'f1',
            unit_id: 'u1',
            quantity: 1.5,
          },
          { recipe_id: 'r1', position: 2, note: '', food_id: 'f2', quantity: 2 },
          { recipe_id: 'other', position: 0, note: 'peanuts' },
        ],
        ingredient_foods: [
          { id: 'f1', name: 'flour' },
          { id: 'f2', name: 'eggs' },
        ],
        ingredient_units: [{ id: 'u1', name: 'cup' }],
        recipe_instructions: [
          { recipe_id: 'r1', position: 1, title: '', text: 'Fry in a pan.' },
          { recipe_id: 'r1', position: 0, title: 'Mix', text: 'Stir all of it.' },
        ],
      }),
    ).toEqual(read))
})

it('reads a recipe.json of Tandoor', () =>
  expect(
    only({
      name: 'Satay noodles',
      description: null,
      keywords: [],
      working_time: 10,
      waiting_time: 5,
      servings: 2,
      servings_text: 'bowls',
      source_url: 'https://example.org/satay',
      steps: [
        {
          name: 'Sauce',
          instruction: 'Stir {{ ingredients[1] }} with **water**.',
          order: 0,
          ingredients: [
            { food: null, unit: null, amount: '0', note: 'For the sauce', is_header: true, no_amount: true },
            {
              food: { name: 'peanut butter' },
              unit: { name: 'tbsp' },
              amount: '2.0000',
              note: 'crunchy',
              is_header: false,
            },
            {
              food: { name: 'salt' },
              unit: null,
              amount: '0.0',
              note: '',
              is_header: false,
              no_amount: true,
            },
          ],
        },
        { name: '', instruction: '1. Boil the noodles.\n2. Toss.', ingredients: [] },
      ],
    }),
  ).toEqual({
    title: 'Satay noodles',
    ingredients: ['2 tbsp peanut butter, crunchy, for sauce', 'salt'],
    steps: ['Sauce: Stir peanut butter with water.', 'Boil the noodles.', 'Toss.'],
    minutes: 15,
    portions: 2,
    address: 'https://example.org/satay',
  }))
