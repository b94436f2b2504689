import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cut,
  dishOf,
  empty,
  failing,
  frame,
  hostile,
  invalid,
  obedient,
  openStream,
  redirecting,
  sayRecipes,
} from '../../../testing/model/behaviours.ts'
import { type Behaviour, ModelServer } from '../../../testing/model/model-server.ts'
import { stock, tell, tomorrow } from '../recipes.factory.ts'
import { aiStage } from './ai.factory.ts'

const stage = aiStage()
const { fill, generate } = stage
/** Where nothing may ever ask. */
let elsewhere: ModelServer
beforeAll(async () => {
  elsewhere = await ModelServer.start(obedient)
})
afterAll(() => elsewhere.close())

describe('a model that does not', () => {
  it('shows no recipe with what must be avoided; the cookbook fills the gaps, past the same guard', async () => {
    await fill()
    await tell(stage.app, stage.user, { allergies: 'peanuts' })
    stage.model.behave = hostile
    const { body } = await generate()
    expect(body.recipes).toHaveLength(3)
    expect(body.recipes.every(({ engine }) => engine === 'cookbook')).toBe(true)
    expect(JSON.stringify(body.recipes)).not.toMatch(/peanut|kacang|satay|花生/i)
    expect(body.withheld.count).toBeGreaterThanOrEqual(3)
    expect(body.withheld.because).toEqual(['peanuts'])
    expect(body.engine).toBe('cookbook')
  })

  it.each<[string, Behaviour]>([
    ['answers 500', failing],
    ['answers nothing', empty],
    ['answers no recipes', invalid],
    ['breaks off', cut],
    [
      'sends us elsewhere',
      (...asked) => redirecting(`${elsewhere.env.AI_BASE_URL}/chat/completions`)(...asked),
    ],
  ])('that %s is asked twice, then the cookbook stands in and the answer says so', async (_, behave) => {
    await fill()
    stage.model.behave = behave
    const { body } = await generate()
    expect(body).toMatchObject({ engine: 'cookbook', standsIn: 'AI_FAILED' })
    expect(body.recipes).toHaveLength(3)
    expect(stage.model.requests).toHaveLength(2)
    expect(elsewhere.requests).toEqual([])
  })

  it('is asked again without the schema when it does not know that field', async () => {
    await fill()
    stage.model.behave = (told, response, left) =>
      told.raw.includes('response_format')
        ? void response.writeHead(400).end('{}')
        : obedient(told, response, left)
    expect((await generate()).body.engine).toBe('ai')
    await generate()
    expect(stage.model.requests.map(({ raw }) => raw.includes('response_format'))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is left alone after five failures, and costs no quota meanwhile', async () => {
    await fill()
    stage.model.behave = failing
    const answers = []
    for (let n = 0; n < 5; n++) answers.push((await generate()).body.standsIn)
    expect(answers).toEqual(['AI_FAILED', 'AI_FAILED', 'AI_FAILED', 'AI_PAUSED', 'AI_PAUSED'])
    expect(stage.model.requests.length).toBeLessThanOrEqual(6)
  })

  it('keeps what came before it broke off, and the rest comes from the cookbook', async () => {
    await fill()
    stage.model.behave = (told, response) => {
      openStream(response)
      const text = frame(`{"recipes":[${JSON.stringify(dishOf(told))},{"title":"Half`)
      response.write(text, () => response.destroy())
    }
    const { body } = await generate()
    expect(body.recipes.map(({ engine }) => engine)).toEqual(['ai', 'cookbook', 'cookbook'])
    expect(body.standsIn).toBeNull()
    expect(stage.model.requests).toHaveLength(1)
  })

  it.each<[string, (told: Parameters<typeof dishOf>[0]) => unknown]>([
    ['repeats what it was told', (told) => ({ ...dishOf(told), steps: [told.instructions.slice(0, 100)] })],
    ['writes markup', (told) => ({ ...dishOf(told), title: '<img src=x onerror=alert(1)>' })],
    ['writes addresses', (told) => ({ ...dishOf(told), steps: ['See https://example.org for more.'] })],
    ['cooks what is no food', (told) => ({ ...dishOf(told), steps: ['Season with dish soap.'] })],
    ['takes too long', (told) => ({ ...dishOf(told), minutes: 90 })],
    [
      'uses nothing of the pantry',
      (told) => ({
        ...dishOf(told),
        ingredients: [{ text: 'oysters', amount: '6', optional: false, pantry: 1 }],
      }),
    ],
  ])('whose recipe %s is not shown', async (_, write) => {
    await fill()
    stage.model.behave = (told, response) => sayRecipes(response, [write(told)])
    const { body } = await generate({ maxMinutes: 20 })
    expect(body.recipes.some(({ engine }) => engine === 'ai')).toBe(false)
  })

  it('that claims more of the pantry than is there is not believed', async () => {
    const ids = await fill()
    stage.model.behave = (told, response) =>
      sayRecipes(response, [
        {
          ...dishOf(told),
          ingredients: [
            {
              text: 'salmon',
              amount: '',
              optional: false,
              pantry: told.data.pantry.find(({ name }) => name === 'Tofu')?.n,
            },
            {
              text: 'choy sum',
              amount: '',
              optional: false,
              pantry: told.data.pantry.find(({ name }) => name === 'Bok choy')?.n,
            },
            { text: 'eggs', amount: '2', optional: false, pantry: 99 },
            { text: 'salt', amount: '', optional: false, pantry: null },
          ],
        },
      ])
    const [recipe] = (await generate()).body.recipes
    expect(recipe?.ingredients.map(({ source, itemIds, standIn }) => [source, itemIds, standIn])).toEqual([
      ['missing', [], undefined],
      ['pantry', [ids['Bok choy']], 'Bok choy'],
      ['pantry', [ids['Eggs']], undefined],
      ['staple', [], undefined],
    ])
    expect(recipe?.missing).toEqual(['salmon'])
  })

  it('breaks a rule of the preferences and is not shown', async () => {
    await stock(stage.app, stage.user, { Tofu: tomorrow, 'Minced pork': tomorrow })
    await tell(stage.app, stage.user, { preferences: 'no pork' })
    const { body } = await generate()
    expect(JSON.stringify(body.recipes)).not.toMatch(/pork/i)
  })
})
