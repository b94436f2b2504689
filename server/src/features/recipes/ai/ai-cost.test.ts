import { promisify } from 'node:util'
import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { describe, expect, it } from 'vitest'
import { failing, obedient, sayRecipes } from '../../../testing/model/behaviours.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { waitingForLocks } from '../../../testing/test-database.ts'
import { stock, tomorrow } from '../recipes.factory.ts'
import { aiStage, silent } from './ai.factory.ts'

const stage = aiStage()
const { fetchRecipes, fill, generate, start } = stage

describe('what the AI may cost', () => {
  it('is one writing at a time for a user, in whatever process', async () => {
    await fill()
    const beside = await start({}, stage.app)
    stage.model.behave = silent
    const left = new AbortController()
    const first = fetchRecipes('/api/recipes/generate', left.signal).catch(() => undefined)
    await expect.poll(() => stage.model.requests.length).toBe(1)
    for (const on of [stage.app, beside]) {
      const { status, error, raw } = await generate({}, on)
      expect([status, error?.code]).toEqual([409, 'RECIPES_RUNNING'])
      expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
    }
    // The cookbook is open all the same.
    expect((await generate({ engine: 'cookbook' }, beside)).body.engine).toBe('cookbook')
    // Who leaves is not waited for.
    left.abort()
    await first
    stage.model.behave = obedient
    await expect.poll(async () => (await generate({}, beside)).status).toBe(200)
    expect(stage.logged.join('')).not.toContain('request failed')
    await beside.close()
  })

  it('is over, and counted nowhere, for who left before it began', async () => {
    await fill()
    const { app } = stage
    const { http } = app.app
    const client = await app.pool.connect()
    await client.query('begin; lock table recipe_askers')
    const left = new AbortController()
    const first = fetchRecipes('/api/recipes/generate/stream', left.signal).catch(() => undefined)
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    left.abort()
    await first
    await expect.poll(() => promisify(http.server.getConnections.bind(http.server))()).toBe(0)
    await client.query('commit')
    client.release()
    const taken = () =>
      app.pool.query(
        `select run_id, (select points from rate_limits where key like 'recipes-ai-hour%') from recipe_askers`,
      )
    await expect.poll(async () => (await taken()).rows).toEqual([{ run_id: null, points: 0 }])
    expect(stage.model.requests).toEqual([])
  })

  it('is ten writings an hour and thirty a day for a user', async () => {
    await fill()
    for (let n = 0; n < 10; n++) expect((await generate()).status).toBe(200)
    const { status, error, raw } = await generate()
    expect([status, error?.code]).toEqual([429, 'RECIPES_QUOTA'])
    const wait = Number(raw.headers['retry-after'])
    expect(wait > 3_000 && wait <= 3_600).toBe(true)
    await stage.app.pool.query(
      `update rate_limits set expire = 0 where key like 'recipes-ai-hour%' or key like 'recipes:%'`,
    )
    await stage.app.pool.query(`update rate_limits set points = 30 where key like 'recipes-ai-day%'`)
    expect((await generate()).error?.code).toBe('RECIPES_QUOTA')
    // What the day refuses, the hour does not count.
    const hour = await stage.app.pool.query(
      `select points from rate_limits where key like 'recipes-ai-hour%'`,
    )
    expect(hour.rows).toEqual([{ points: 0 }])
    const other = await stage.app.signUp()
    expect((await stage.app.call(recipesCalls.generate, { as: other, input: { body: {} } })).status).toBe(200)
  })

  it('is not counted for a user whom it failed', async () => {
    await fill()
    stage.model.behave = failing
    await generate()
    const { rows } = await stage.app.pool.query(
      `select points from rate_limits where key like 'recipes-ai-hour%'`,
    )
    expect(rows).toEqual([{ points: 0 }])
  })

  it('is counted nowhere where others’ failures paused the model before it was asked', async () => {
    await fill()
    const { app, model, user } = stage
    const other = await app.signUp()
    await stock(app, other, { Tofu: tomorrow, Spinach: tomorrow })
    const counted = async () =>
      (await app.pool.query(`select key, points from rate_limits where key like 'recipes-ai%' order by key`))
        .rows
    model.behave = failing
    for (let n = 0; n < 2; n++) await generate()
    const client = await app.pool.connect()
    await client.query('begin')
    await client.query('select from recipe_askers where user_id = $1 for update', [user.id])
    const paused = generate()
    await expect.poll(() => waitingForLocks(app)).toBe(1)
    await app.call(recipesCalls.generate, { as: other, input: { body: {} } })
    const before = await counted()
    await client.query('rollback')
    client.release()
    expect((await paused).body.standsIn).toBe('AI_PAUSED')
    expect(await counted()).toEqual(before)
  })

  it('is counted for who wishes what no recipe keeps', async () => {
    await fill()
    for (let n = 0; n < 10; n++) expect((await generate({ maxMinutes: 1 })).body.engine).toBe('cookbook')
    expect((await generate({ maxMinutes: 1 })).error?.code).toBe('RECIPES_QUOTA')
  })

  it('is nothing where there is nothing to ask for', async () => {
    for (let n = 0; n < 11; n++) expect((await generate()).status).toBe(200)
    expect(stage.model.requests).toEqual([])
    const { rows } = await stage.app.pool.query(
      `select distinct points from rate_limits where key like 'recipes-ai%'`,
    )
    expect(rows).toEqual([{ points: 0 }])
  })

  it('is given back a few times a day, and pauses the model for nobody whose answers were of use', async () => {
    await fill()
    stage.model.behave = (_, response) => sayRecipes(response, [])
    for (let n = 0; n < 6; n++) expect((await generate()).body.standsIn).toBe('AI_FAILED')
    const { rows } = await stage.app.pool.query(
      `select points from rate_limits where key like 'recipes-ai-hour%'`,
    )
    expect(rows).toEqual([{ points: 1 }])
    stage.model.behave = obedient
    const other = await stage.app.signUp()
    await stock(stage.app, other, { Tofu: tomorrow, Spinach: tomorrow })
    const { body } = await stage.app.call(recipesCalls.generate, { as: other, input: { body: {} } })
    expect(body).toMatchObject({ engine: 'ai', standsIn: null })
  })

  it('never passes the ceiling, however many ask at once', async () => {
    const few = await start({ AI_DAILY_CEILING: '8' }, stage.app)
    const people: TestUser[] = []
    for (let n = 0; n < 20; n++) {
      const person = await few.signUp()
      await stock(few, person, { Tofu: tomorrow, Spinach: tomorrow })
      people.push(person)
    }
    stage.model.requests.length = 0
    const answers = await Promise.all(
      people.map((as) => few.call(recipesCalls.generate, { as, input: { body: {} } })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(stage.model.requests).toHaveLength(8)
    expect(refused).toHaveLength(12)
    for (const { error, raw } of refused) {
      expect(error?.code).toBe('RECIPES_CEILING')
      expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
    }
    await few.close()
  })
})
