import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from '@shelfmate/contract/api/limits'
import { type OwnRecipe, ownRecipeCalls } from '@shelfmate/contract/recipe-book/own-recipes'
import { recipeBookCalls } from '@shelfmate/contract/recipe-book/recipe-book'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestApp, type TestUser } from '../../../testing/test-app.ts'
import { later, noon, stock, tell, tomorrow } from '../recipes.factory.ts'
import { nightEggs, saveOwnRecipe } from './own.factory.ts'

const page = (recipe: object) =>
  `<html><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...recipe })}</script></html>`
/** A backup whose lines all name one long food: gigabytes, once written out. */
const hostile = page({
  recipes: [{ id: 1 }],
  recipes_ingredients: Array.from({ length: 20_000 }, () => ({ recipe_id: 1, food_id: 1, quantity: 1 })),
  ingredient_foods: [{ id: 1, name: 'x'.repeat(200_000) }],
})
const soup = { name: 'Leek soup', recipeIngredient: ['1 leek'], recipeInstructions: ['Boil it.'] }

let test: TestApp
let cook: TestUser
let site: Server
let origin: string
let shown = page(soup)
let pagesAsked = 0
const held: (() => void)[] = []
let isHeld = false
const letGo = () => {
  isHeld = false
  for (const answer of held.splice(0)) answer()
}
beforeAll(async () => {
  site = createServer((_, reply) => {
    pagesAsked++
    const answer = () => reply.writeHead(200, { 'content-type': 'text/html' }).end(shown)
    if (isHeld) held.push(answer)
    else answer()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  test = await TestApp.start({ RECIPE_ORIGINS: origin })
  test.clock.set(noon)
})
beforeEach(async () => {
  cook = await test.signUp()
})
afterAll(async () => {
  await test.close()
  site.close()
})

const save = (recipes: OwnRecipe[], as: TestUser = cook) =>
  test.call(ownRecipeCalls.saveOwn, { as, input: { body: { recipes } } })
const one = (recipe: Partial<OwnRecipe['recipe']> = {}, id: string = randomUUID()): OwnRecipe => ({
  id,
  recipe: { ...nightEggs, ...recipe },
  address: null,
})
const book = async (as: TestUser = cook) => (await test.call(recipeBookCalls.readBook, { as })).body
const suggest = async (seed = 1, as: TestUser = cook) =>
  (await test.call(recipesCalls.generate, { as, input: { body: { seed } } })).body
const read = (address: string, as: TestUser = cook) =>
  test.call(ownRecipeCalls.readPage, { as, input: { body: { address } } })

describe('recipes.saveOwn', () => {
  it('saves recipes, which the book lays against the pantry', async () => {
    const { Eggs } = await stock(test, cook, { Eggs: tomorrow })
    const [first, second] = [one(), { ...one({ title: 'Plain eggs' }), address: 'https://example.org/eggs' }]
    expect((await save([first, second])).body).toEqual({ ids: [first.id, second.id] })
    const { recipes, marks } = await book()
    expect(recipes.find(({ id }) => id === first.id)).toMatchObject({
      engine: 'own',
      title: 'Night owl eggs',
      reason: 'uses Eggs, expiring tomorrow',
      missing: ['spinach'],
      ingredients: [{ source: 'pantry', itemIds: [Eggs], amount: '3' }, { source: 'missing' }],
    })
    expect(recipes.find(({ id }) => id === second.id)).toMatchObject({ address: second.address })
    expect(marks).toHaveLength(2)
  })

  it('replaces what it named before, and keeps what was said of it; the same twice does no harm', async () => {
    const id = await saveOwnRecipe(test, cook)
    const said = { kept: false, rating: 5, notForMe: false, cookedOn: null }
    await test.call(recipeBookCalls.mark, {
      as: cook,
      input: { body: { id, writer: 'own', ...said, recipe: null } },
    })
    for (const _ of [1, 2]) expect((await save([one({ title: 'Owl eggs' }, id)])).status).toBe(200)
    const { recipes, marks } = await book()
    expect(recipes).toMatchObject([{ id, title: 'Owl eggs' }])
    expect(marks).toMatchObject([{ id, rating: 5, writer: 'own' }])
  })

  it('lets nobody change what is somebody else’s, nor forget one’s own by another name', async () => {
    const id = await saveOwnRecipe(test, cook)
    const other = await test.signUp()
    await save([one({ title: 'Mine now' }, id)], other)
    const silent = { kept: false, rating: null, notForMe: false, cookedOn: null, recipe: null }
    await test.call(recipeBookCalls.mark, {
      as: cook,
      input: { body: { id, writer: 'cookbook', ...silent } },
    })
    expect((await book()).recipes).toMatchObject([{ title: 'Night owl eggs' }])
  })

  it.each([
    { recipes: [] },
    { recipes: [one({ title: '' })] },
    { recipes: [one({ ingredients: [] })] },
    { recipes: [one({ steps: [] })] },
    { recipes: [one({ minutes: 0 })] },
    { recipes: [one({ portions: 13 })] },
    { recipes: [one({ steps: Array.from({ length: 30 }, () => 'x'.repeat(600)) })] },
    { recipes: [{ ...one(), address: 'javascript:alert(1)' }] },
    { recipes: [one({}, 'not an id')] },
    { recipes: [one(), one({ title: 'x'.repeat(101) })] },
    { recipes: Array.from({ length: limits.ownRecipesPerSave + 1 }, () => one()) },
    {
      recipes: [
        one({}, '0c9a6a39-0000-4000-8000-000000000001'),
        one({}, '0c9a6a39-0000-4000-8000-000000000001'),
      ],
    },
  ])('refuses what is no list of recipes: %#', async (body) => {
    const answer = await test.send('PUT', '/api/recipes/own', { as: cook, body })
    expect(answer.error?.code).toBe('VALIDATION_FAILED')
    expect((await book()).recipes).toEqual([])
  })

  it('ends at its limits, all or none, where what is there can still be changed', async () => {
    await test.pool.query(
      `insert into book_recipes (user_id, recipe_id, writer, content, changed_at)
       select $1, gen_random_uuid(), 'own', $3, now() from generate_series(1, $2::int) n`,
      [
        cook.id,
        limits.ownRecipes - 1,
        JSON.stringify({ ...nightEggs, ingredients: [{ text: 'eggs', optional: false }] }),
      ],
    )
    const last = one()
    expect((await save([last, one()])).error?.code).toBe('OWN_RECIPES_FULL')
    expect((await save([last])).status).toBe(200)
    expect((await save([one()])).error?.code).toBe('OWN_RECIPES_FULL')
    expect((await save([one({ title: 'Changed' }, last.id)])).status).toBe(200)
  })
})

it('removes one’s own recipe and nobody else’s', async () => {
  const id = await saveOwnRecipe(test, cook)
  const remove = (as: TestUser) => test.call(ownRecipeCalls.removeOwn, { as, input: { params: { id } } })
  expect((await remove(await test.signUp())).error?.code).toBe('NOT_FOUND')
  expect((await remove(cook)).status).toBe(204)
  expect((await remove(cook)).error?.code).toBe('NOT_FOUND')
  expect(await book()).toMatchObject({ recipes: [], marks: [] })
})

it('goes with the account', async () => {
  await saveOwnRecipe(test, cook)
  await test.pool.query('delete from users where id = $1', [cook.id])
  const { rows } = await test.pool.query('select from book_recipes where user_id = $1', [cook.id])
  expect(rows).toEqual([])
})

describe('recipes of one’s own among the ideas', () => {
  const foods = { Eggs: tomorrow, Spinach: tomorrow, 'Cooked rice': later }
  /** Chance goes by the id: this one is chosen by these seeds, unless too much is missing. */
  const steady = '0c9a6a39-0000-4000-8000-000000000009'
  const seeds = [2, 4]
  const ownAmong = async () => {
    const all = await Promise.all(seeds.map((seed) => suggest(seed)))
    return all.flatMap(({ recipes }) => recipes.filter(({ engine }) => engine === 'own'))
  }

  it('are ranked with the rest, and say what they use', async () => {
    const { Eggs } = await stock(test, cook, foods)
    const id = await saveOwnRecipe(test, cook, nightEggs, steady)
    const [idea] = await ownAmong()
    expect(idea).toMatchObject({ id, engine: 'own', missing: [], portions: 2 })
    expect(idea?.ingredients[0]).toMatchObject({ itemIds: [Eggs], source: 'pantry' })
    expect(idea?.reason).toContain('expiring tomorrow')
  })

  it('leave when they are not for me, are removed or need what the kitchen lacks', async () => {
    await stock(test, cook, foods)
    const id = await saveOwnRecipe(test, cook, nightEggs, steady)
    const { body } = await test.call(recipesCalls.generate, {
      as: cook,
      input: { body: { seed: seeds[0], equipment: ['kettle'] } },
    })
    expect(body.recipes.map((recipe) => recipe.id)).not.toContain(id)
    const said = { kept: false, rating: null, notForMe: true, cookedOn: null, recipe: null }
    await test.call(recipeBookCalls.mark, { as: cook, input: { body: { id, writer: 'own', ...said } } })
    expect(await ownAmong()).toEqual([])
  })

  it('keep the diet', async () => {
    await stock(test, cook, foods)
    await saveOwnRecipe(test, cook, nightEggs, steady)
    await tell(test, cook, { preferences: 'vegan' })
    expect(await ownAmong()).toEqual([])
  })

  it.each([
    ['eggs', {}],
    ['peanuts', { steps: ['Fry the eggs.', 'Top with crushed peanuts.'] }],
    ['peanuts', { title: 'Peanut eggs' }],
    [
      'peanuts',
      { ingredients: [{ text: 'eggs', amount: '2' }, { text: 'spinach' }, { text: 'satay sauce' }] },
    ],
    ['milk', { ingredients: [{ text: 'eggs' }, { text: 'Frischkäse' }, { text: 'spinach' }] }],
    ['peanuts', { ingredients: [{ text: 'eggs', amount: '2 peanuts and' }, { text: 'spinach' }] }],
  ])('are never shown to somebody with an allergy to %s: %j', async (allergies, change) => {
    await stock(test, cook, foods)
    await save([one(change, steady)])
    expect((await ownAmong()).length + (await book()).recipes.length).toBeGreaterThan(0)
    await tell(test, cook, { allergies })
    expect(await ownAmong()).toEqual([])
    expect(await book()).toMatchObject({ recipes: [], withheld: { count: 1, because: [allergies] } })
  })

  it.each([[{ text: 'spinach' }, { text: 'grumbelwort' }], [{ text: 'spinach', amount: '2 grumbelwort' }]])(
    'come with the warning where nobody knows a word: %j',
    async (...lines) => {
      await stock(test, cook, foods)
      await tell(test, cook, { allergies: 'peanuts' })
      await save([one({ ingredients: [{ text: 'eggs', amount: '2' }, ...lines] }, steady)])
      const ideas = [...(await ownAmong()), ...(await book()).recipes]
      expect(ideas.length).toBeGreaterThan(1)
      for (const idea of ideas) expect(idea.ingredients.at(-1)).toMatchObject({ unknown: 'grumbelwort' })
    },
  )
})

describe('recipes.readPage', () => {
  it('reads the recipe of a page and saves nothing', async () => {
    shown = page(soup)
    const answer = await read(`${origin}/soup`)
    expect(answer.body.recipes).toEqual([
      {
        title: 'Leek soup',
        ingredients: ['1 leek'],
        steps: ['Boil it.'],
        minutes: null,
        portions: null,
        address: `${origin}/soup`,
      },
    ])
    expect((await book()).marks).toEqual([])
  })

  it.each([
    ['http://127.0.0.1:1/', 'PAGE_REFUSED'],
    ['http://169.254.169.254/latest/meta-data/', 'PAGE_REFUSED'],
    ['http://localhost/', 'PAGE_REFUSED'],
    ['file:///etc/passwd', 'PAGE_REFUSED'],
    ['no address', 'PAGE_REFUSED'],
    ['', 'VALIDATION_FAILED'],
    [`https://example.org/${'x'.repeat(500)}`, 'VALIDATION_FAILED'],
  ])('does not ask for %j', async (address, code) => {
    expect((await read(address)).error?.code).toBe(code)
  })

  it('answers everybody else meanwhile, whatever a page makes of its reader', async () => {
    shown = hostile
    const before = pagesAsked
    const reading = read(origin).then((answer) => answer.error?.code)
    await expect.poll(() => pagesAsked).toBeGreaterThan(before)
    expect(await Promise.race([reading, book()])).toMatchObject({ recipes: [] })
    expect(await reading).toBe('UNAVAILABLE')
    shown = page(soup)
    expect(await read(origin)).toMatchObject({ status: 200 })
  })

  it('counts no page that it did not begin to read', async () => {
    shown = hostile
    expect((await read(origin, await test.signUp())).error?.code).toBe('UNAVAILABLE')
    shown = page(soup)
    const node = process.execPath
    process.execPath = '/nothing'
    try {
      for (let n = 0; n < 30; n++) expect((await read(origin)).error?.code).toBe('UNAVAILABLE')
    } finally {
      process.execPath = node
    }
    expect((await read(origin)).status).toBe(200)
  })

  it('is for two pages of a user at once, and ten of all', async () => {
    shown = page(soup)
    const cooks = [cook]
    while (cooks.length < 6) cooks.push(await test.signUp())
    const [last = cook] = cooks.splice(-1)
    isHeld = true
    try {
      const reading = cooks.flatMap((as) => [read(origin, as), read(origin, as)])
      await expect.poll(() => held.length).toBe(10)
      expect((await read(origin, cook)).error?.code).toBe('RATE_LIMITED')
      expect((await read(origin, last)).error?.code).toBe('UNAVAILABLE')
      letGo()
      expect((await Promise.all(reading)).map(({ status }) => status)).toEqual(
        cooks.flatMap(() => [200, 200]),
      )
    } finally {
      letGo()
    }
    expect((await read(origin, last)).status).toBe(200)
  })

  it('says when there is no recipe, and asks for no more pages than a person brings', async () => {
    shown = '<p>Soup</p>'
    expect((await read(origin)).error?.code).toBe('PAGE_WITHOUT_RECIPE')
    for (let n = 0; n < 29; n++) await read(origin)
    expect((await read(origin)).error?.code).toBe('RATE_LIMITED')
    expect((await read(origin, await test.signUp())).error?.code).toBe('PAGE_WITHOUT_RECIPE')
  })
})
