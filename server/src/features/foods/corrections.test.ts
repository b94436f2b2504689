import { limits } from '@shelfmate/contract/api/limits'
import { type CorrectionBody, foodsCalls } from '@shelfmate/contract/foods/foods'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { beforeAll, describe, expect, it } from 'vitest'
import { app, mei as owner, withApp, withMei } from '../../testing/suite.ts'
import type { TestUser } from '../../testing/test-app.ts'
import { addItem } from '../pantry/pantry.factory.ts'
import { noon, stock, tell, tomorrow } from '../recipes/recipes.factory.ts'

withApp()
beforeAll(async () => {
  app.clock.set(noon)
})
withMei()

const names = async (as: TestUser = owner) => (await app.call(foodsCalls.readNames, { as })).body.names
const correct = (body: CorrectionBody, as: TestUser = owner) =>
  app.call(foodsCalls.correct, { as, input: { body } })
const suggest = async () =>
  (await app.call(recipesCalls.generate, { as: owner, input: { body: { seed: 1 } } })).body
const used = async () => (await suggest()).recipes.flatMap(({ ingredients }) => ingredients)

describe('foods.readNames and foods.correct', () => {
  it('says what names are taken for, and takes its owner’s word from then on', async () => {
    for (const name of ['Telur ayam', 'Blorf', 'Dish soap']) await addItem(app, owner, { name })
    expect(new Map((await names()).map(({ name, kind }) => [name, kind]))).toEqual(
      new Map([
        ['Telur ayam', 'food'],
        ['Blorf', 'unknown'],
        ['Dish soap', 'noFood'],
      ]),
    )
    const { status, body } = await correct({ name: 'Blorf', takenAs: 'food', food: 'firm tofu' })
    expect([status, body]).toEqual([
      200,
      { name: 'Blorf', kind: 'food', takenFor: ['firm tofu'], isCorrected: true, picture: 'tofu' },
    ])
    expect((await names()).find(({ name }) => name === 'Blorf')).toEqual(body)
    expect((await correct({ name: 'Blorf', takenAs: 'asTyped', food: null })).body.kind).toBe('unknown')
  })

  it('moves the recipes: what was unknown is cooked, what is no food is not', async () => {
    const { Blorf, Tofu } = await stock(app, owner, { Blorf: tomorrow, Tofu: tomorrow, Eggs: tomorrow })
    const ids = async () => (await used()).flatMap(({ itemIds }) => itemIds)
    expect(await ids()).not.toContain(Blorf)
    await correct({ name: 'Tofu', takenAs: 'noFood', food: null })
    await correct({ name: 'blorf', takenAs: 'food', food: 'firm tofu' })
    const after = await ids()
    expect(after).toContain(Blorf)
    expect(after).not.toContain(Tofu)
  })

  it('never loses an allergen that the typed name holds', async () => {
    await stock(app, owner, { 'Peanut blorf': tomorrow, Eggs: tomorrow })
    await correct({ name: 'Peanut blorf', takenAs: 'food', food: 'firm tofu' })
    await tell(app, owner, { allergies: 'peanuts' })
    const { recipes } = await suggest()
    expect(JSON.stringify(recipes)).not.toMatch(/peanut/i)
  })

  it('minds the allergens of what a name is said to mean as well', async () => {
    await stock(app, owner, { Blorf: tomorrow, Eggs: tomorrow })
    await correct({ name: 'Blorf', takenAs: 'food', food: 'firm tofu' })
    await tell(app, owner, { allergies: 'soy' })
    expect(JSON.stringify((await suggest()).recipes)).not.toMatch(/blorf/i)
  })

  it('is its owner’s alone, and needs a session', async () => {
    await correct({ name: 'Blorf', takenAs: 'food', food: 'firm tofu' })
    const other = await app.signUp()
    await addItem(app, other, { name: 'Blorf' })
    expect((await names(other))[0]).toMatchObject({ kind: 'unknown', isCorrected: false })
    expect((await app.call(foodsCalls.readNames, {})).status).toBe(401)
  })

  it('refuses foods that we don’t know, and what makes no sense', async () => {
    const wrong = await correct({ name: 'Blorf', takenAs: 'food', food: 'blorf again' })
    expect(wrong.error?.code).toBe('NOT_FOUND')
    for (const body of [
      { name: 'Blorf', takenAs: 'food', food: null },
      { name: 'Blorf', takenAs: 'noFood', food: 'firm tofu' },
      { name: '', takenAs: 'noFood', food: null },
      { name: 'Blorf', takenAs: 'poison', food: null },
    ])
      expect((await app.send('PUT', '/api/foods/corrections', { as: owner, body })).error?.code).toBe(
        'VALIDATION_FAILED',
      )
  })

  it('ends at its limit', async () => {
    await app.pool.query(
      `insert into food_corrections (user_id, name_key, changed_at)
       select $1, 'n' || n, now() from generate_series(1, $2::int) n`,
      [owner.id, limits.foodCorrections],
    )
    expect((await correct({ name: 'Blorf', takenAs: 'noFood', food: null })).error?.code).toBe(
      'CORRECTIONS_FULL',
    )
    expect((await correct({ name: 'n7', takenAs: 'food', food: 'firm tofu' })).status).toBe(200)
  })
})

describe('foods.search', () => {
  const search = (q: string, as: TestUser | undefined = owner) =>
    app.call(foodsCalls.search, { as, input: { query: { q } } })

  it('finds foods by names in any language, a few at a time', async () => {
    for (const q of ['tof', '豆腐', 'tahu']) {
      const { foods } = (await search(q)).body
      expect(foods.some((name) => name.includes('tofu'))).toBe(true)
      expect(foods.length).toBeLessThanOrEqual(8)
    }
    expect((await search('qqzzx')).body.foods).toEqual([])
  })

  it('needs words', async () => {
    expect((await search(' ')).error?.code).toBe('VALIDATION_FAILED')
  })
})
