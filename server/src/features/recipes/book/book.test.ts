import { limits } from '@shelfmate/contract/api/limits'
import { type MarkBody, recipeBookCalls } from '@shelfmate/contract/recipe-book/recipe-book'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { beforeAll, describe, expect, it } from 'vitest'
import { app, mei as cook, withApp, withMei } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { nightEggs, saveOwnRecipe } from '../own/own.factory.ts'
import { later, noon, stock, tell, today, tomorrow } from '../recipes.factory.ts'

withApp()
beforeAll(async () => {
  app.clock.set(noon)
})
withMei()

const silent = { kept: false, rating: null, notForMe: false, cookedOn: null, recipe: null }
const omelette = {
  title: 'Cheese omelette',
  ingredients: [
    { text: 'eggs, beaten', amount: '2' },
    { text: 'cheddar, grated', amount: '30 g' },
  ],
  steps: ['Fry the eggs in a little oil and fold in the cheddar.'],
  minutes: 10,
  portions: 1,
}
const mark = (id: string, said: Partial<MarkBody>, as: TestUser = cook) =>
  app.call(recipeBookCalls.mark, {
    as,
    input: { body: { id, writer: 'cookbook', ...silent, ...said } },
  })
const book = async (as: TestUser = cook) => (await app.call(recipeBookCalls.readBook, { as })).body
const suggest = async (seed = 1, as: TestUser = cook) => {
  const answer = await app.call(recipesCalls.generate, { as, input: { body: { seed } } })
  return answer.body.recipes
}

describe('recipes.mark and recipes.readBook', () => {
  it('keeps a recipe and lays it against the pantry of now', async () => {
    expect((await mark('omelette', { kept: true, recipe: omelette })).status).toBe(200)
    expect((await book()).recipes).toMatchObject([
      { id: 'omelette', title: 'Cheese omelette', reason: 'none of it is in your pantry yet' },
    ])
    const { Eggs } = await stock(app, cook, { Eggs: tomorrow })
    const { recipes, marks, allergies } = await book()
    expect(recipes[0]).toMatchObject({ reason: 'uses Eggs, expiring tomorrow', missing: ['cheddar'] })
    expect(recipes[0]?.ingredients[0]).toMatchObject({ source: 'pantry', itemIds: [Eggs], takes: 2 })
    expect(marks).toMatchObject([{ id: 'omelette', kept: true, writer: 'cookbook' }])
    expect(allergies).toBe('')
  })

  it('shows nothing kept that breaks an allergy told later, and says so', async () => {
    await mark('omelette', { kept: true, recipe: omelette })
    await tell(app, cook, { allergies: 'milk' })
    const { recipes, withheld, marks, allergies } = await book()
    expect([recipes, withheld, allergies]).toEqual([[], { count: 1, because: ['milk'] }, 'milk'])
    expect(marks).toHaveLength(1)
  })

  it('forgets what is not said any more, and says the same twice without harm', async () => {
    for (const _ of [1, 2]) await mark('omelette', { kept: true, rating: 5, recipe: omelette })
    expect((await book()).marks).toMatchObject([{ rating: 5 }])
    await mark('omelette', { rating: 5 })
    expect((await book()).recipes).toEqual([])
    for (const _ of [1, 2]) await mark('omelette', {})
    expect((await book()).marks).toEqual([])
  })

  it('needs a session, and shows nobody what somebody else keeps', async () => {
    await mark('omelette', { kept: true, recipe: omelette })
    expect(await book(await app.signUp())).toMatchObject({ marks: [], recipes: [] })
    expect((await app.call(recipeBookCalls.readBook, {})).status).toBe(401)
    expect((await mark('mine', { writer: 'own', rating: 3 })).error?.code).toBe('NOT_FOUND')
  })

  it.each([
    { kept: true },
    { rating: 0 },
    { rating: 6 },
    { cookedOn: '2026-02-30' },
    { id: '' },
    { kept: true, recipe: { ...omelette, steps: [] } },
    { kept: true, recipe: { ...omelette, title: 'x'.repeat(101) } },
    { kept: true, recipe: { ...omelette, portions: 0 } },
  ])('refuses %j', async (wrong) => {
    const body = { id: 'omelette', writer: 'cookbook', ...silent, ...wrong }
    expect((await app.send('PUT', '/api/recipes/book', { as: cook, body })).error?.code).toBe(
      'VALIDATION_FAILED',
    )
  })

  it('ends at its limit, where what is there can still be changed', async () => {
    await app.pool.query(
      `insert into book_recipes (user_id, recipe_id, writer, rating, changed_at)
       select $1, 'r' || n, 'cookbook', 3, now() from generate_series(1, $2::int) n`,
      [cook.id, limits.bookRecipes],
    )
    expect((await mark('one more', { rating: 4 })).error?.code).toBe('RECIPES_FULL')
    expect((await mark('r7', { rating: 4 })).status).toBe(200)
  })
})

describe('what was said of recipes moves the suggestions', () => {
  const foods = { Eggs: tomorrow, Tofu: tomorrow, 'Cooked rice': tomorrow, Spinach: later, Tomatoes: later }

  it('never suggests again what is not for me', async () => {
    await stock(app, cook, foods)
    const [first] = await suggest()
    await mark(first?.id ?? '', { notForMe: true })
    for (let seed = 1; seed <= 5; seed++)
      expect((await suggest(seed)).map(({ id }) => id)).not.toContain(first?.id)
  })

  it('lifts what was rated well and says why, and lets rest what was cooked today', async () => {
    await stock(app, cook, foods)
    const last = (await suggest()).at(-1)
    const id = last?.id ?? ''
    await mark(id, { rating: 5 })
    const again = await suggest()
    expect(again.findIndex((recipe) => recipe.id === id)).toBeLessThan(3)
    expect(again.find((recipe) => recipe.id === id)?.reason).toMatch(/; you gave it 5 of 5$/)
    await mark(id, { cookedOn: today })
    expect((await suggest()).find((recipe) => recipe.id === id)?.reason ?? '').not.toMatch(/you/)
  })
})

describe('a book of long recipes', () => {
  const kept = 12
  /** As many letters as a recipe of one's own may have, of words that nobody knows. */
  const long = {
    ...nightEggs,
    ingredients: Array.from({ length: 40 }, (_, n) => ({ text: `galangel leef no ${n} `.repeat(7).trim() })),
    steps: Array.from({ length: 11 }, (_, n) => `Stir the tempehh and sambel ${n}. `.repeat(15).trim()),
  }

  /** The longest time in which nobody else was answered, as a share of the whole. */
  async function longestStill(work: () => Promise<unknown>): Promise<number> {
    const start = performance.now()
    let [last, longest] = [start, 0]
    const look = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    const looking = setInterval(look, 1)
    await work()
    clearInterval(looking)
    look()
    return longest / (last - start)
  }

  it('is read in steps, and others are answered in between', async () => {
    for (let n = 0; n < kept; n++) await saveOwnRecipe(app, cook, { ...long, title: `Long recipe ${n}` })
    // The first look reads what the guard knows.
    await tell(app, cook, { allergies: 'milk' })
    await suggest()
    expect(await longestStill(() => book())).toBeLessThan(1 / 3)
  })

  it('has nobody else wait for their own book and recipes until it is read', async () => {
    // More than are kept read.
    for (let n = 0; n < 2 * kept; n++) await saveOwnRecipe(app, cook, { ...long, title: `Long dish ${n}` })
    await tell(app, cook, { allergies: 'milk' })
    const ravi = await app.signUp()
    await stock(app, ravi, { Eggs: tomorrow })
    await suggest(1, ravi)
    const ended: string[] = []
    const done = (name: string) => () => ended.push(name)
    const greedy = book().then(done('long book'))
    await Promise.all([book(ravi).then(done('book')), suggest(1, ravi).then(done('recipes'))])
    await greedy
    expect(ended.at(-1)).toBe('long book')
  })
})
