import { recipesCalls } from '@shelfmate/contract/recipes/recipes'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import { obedient } from '../../../testing/model/behaviours.ts'
import { ModelServer } from '../../../testing/model/model-server.ts'
import { TestApp, type TestUser } from '../../../testing/test-app.ts'
import { later, noon, stock, tomorrow } from '../recipes.factory.ts'

/** A student at an app that may ask a model. */
interface Stage {
  model: ModelServer
  app: TestApp
  user: TestUser
  /** What the app has written to its log. */
  logged: string[]
}

/** A behaviour that never answers. */
export const silent = () => new Promise<never>(() => undefined)

/** Sets the stage anew, at noon and with a model that does as told, for each test of a file; returns it with what can be done on it. */
export function aiStage() {
  // Filled before any test looks at it.
  const stage = {} as Stage
  const start = startingFor(stage)
  beforeAll(async () => {
    stage.model = await ModelServer.start(obedient)
  })
  beforeEach(async () => {
    stage.model.behave = obedient
    stage.model.requests.length = 0
    stage.logged = []
    stage.app = await start()
    stage.app.clock.set(noon)
    stage.user = await stage.app.signUp({ timeZone: 'Asia/Singapore' })
  })
  afterEach(() => stage.app.close())
  afterAll(() => stage.model.close())
  return Object.assign(stage, { start, ...actionsOn(stage) })
}

const startingFor =
  (stage: Stage) =>
  (env: Record<string, string> = {}, beside?: TestApp): Promise<TestApp> =>
    TestApp.start(
      { ...stage.model.env, AI_API_KEY: 'key of the tests', ...env },
      { log: makeLog('info', { write: (line) => void stage.logged.push(line) }), ...(beside && { beside }) },
    )

const actionsOn = (stage: Stage) => ({
  /** The user asks for recipes. */
  generate: (
    body: { engine?: 'cookbook'; allergies?: string; maxMinutes?: number } = {},
    on: TestApp = stage.app,
  ) => on.call(recipesCalls.generate, { as: stage.user, input: { body } }),

  /** Fills the user's pantry; returns the ids by name. */
  fill: () =>
    stock(stage.app, stage.user, { Tofu: tomorrow, 'Bok choy': tomorrow, Spinach: later, Eggs: later }),

  /** The user's request, as a browser sends it to `path` of a listening app. */
  async fetchRecipes(path: string, signal?: AbortSignal): Promise<Response> {
    const origin = await stage.app.listen()
    return fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: stage.user.cookie },
      body: '{}',
      signal: signal ?? null,
    })
  },
})
