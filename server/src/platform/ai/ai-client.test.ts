import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeLog } from '#platform/log/log.ts'
import {
  endless,
  endlessLine,
  huge,
  obedient,
  say,
  sayRecipes,
  silent,
  slow,
} from '../../testing/model/behaviours.ts'
import { type Behaviour, ModelServer } from '../../testing/model/model-server.ts'
import { AiClient } from './ai-client.ts'

const limitMs = 600
let model: ModelServer
beforeAll(async () => {
  model = await ModelServer.start(obedient)
})
afterAll(() => model.close())

const client = () =>
  new AiClient({
    baseUrl: `${model.env.AI_BASE_URL}/`,
    model: 'stand-in',
    apiKey: undefined,
    log: makeLog('silent'),
    registry: new Registry(),
    limitMs,
  })

const task = (signal = new AbortController().signal) => ({
  instructions: 'Write.',
  data: { recipes: 3, pantry: [{ n: 1, name: 'Tofu', daysLeft: 1 }] },
  schema: { name: 'recipes', schema: {} },
  read: (element: unknown) => (element instanceof Object && 'title' in element ? element.title : undefined),
  signal,
  beforeRetry: () => Promise.resolve(),
})

async function titles(behave: Behaviour, of = client()): Promise<unknown[]> {
  model.behave = behave
  model.requests.length = 0
  const found: unknown[] = []
  for await (const title of of.write(task())) found.push(title)
  return found
}

it('gives what the model lists', async () => {
  expect(await titles(obedient)).toEqual(['Pan of the day 1', 'Pan of the day 2', 'Pan of the day 3'])
  expect(model.requests[0]?.authorization).toBeUndefined()
})

it('also from a server that does not stream', async () => {
  const content = 'Sure:\n```json\n{"recipes":[{"title":"Soup"}]}\n```'
  const whole: Behaviour = (_told, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  }
  expect(await titles(whole)).toEqual(['Soup'])
})

it('and leaves out what is of no use', async () => {
  expect(await titles((_told, response) => sayRecipes(response, [7, {}, { title: 'Soup' }]))).toEqual([
    'Soup',
  ])
})

it.each<[string, Behaviour]>([
  ['silent', silent],
  ['slow', slow],
])('gives up on a %s model when the time is over, without asking again', async (_, behave) => {
  const since = performance.now()
  await expect(titles(behave)).rejects.toMatchObject({ failure: 'AI_FAILED' })
  const took = performance.now() - since
  expect(took).toBeGreaterThan(limitMs - 50)
  expect(took).toBeLessThan(limitMs * 5)
  expect(model.requests).toHaveLength(1)
})

it.each<[string, Behaviour]>([
  ['huge', huge],
  ['endless', endless],
  ['endless line', endlessLine],
])('gives up on a %s answer before it fills the memory', async (_, behave) => {
  const before = process.memoryUsage.rss()
  await expect(titles(behave)).rejects.toMatchObject({ failure: 'AI_FAILED' })
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024)
})

it('asks with the schema again after a question that was refused for its content, and pauses for none of them', async () => {
  const one = client()
  expect(await titles(obedient, one)).toHaveLength(3)
  const refusing: Behaviour = (_told, response) => void response.writeHead(400).end('{}')
  for (let n = 0; n < 6; n++) await expect(titles(refusing, one)).rejects.toThrow('AI_FAILED')
  expect(one.isPaused()).toBe(false)
  expect(await titles(obedient, one)).toHaveLength(3)
  expect(model.requests[0]?.raw).toContain('response_format')
})

it('hangs up when the caller has enough or is gone', async () => {
  const hungUp: AbortSignal[] = []
  model.behave = (told, response, left) => {
    hungUp.push(left)
    say(response, `{"recipes":[${JSON.stringify({ title: told.data.pantry[0]?.name })},`)
    return new Promise(() => undefined)
  }
  for await (const title of client().write(task())) {
    expect(title).toBe('Tofu')
    break
  }
  const leaving = new AbortController()
  model.behave = (_told, _response, left) => {
    hungUp.push(left)
    leaving.abort()
  }
  const writing = client().write(task(leaving.signal))
  await expect(writing.next()).rejects.toMatchObject({ failure: 'AI_FAILED' })
  await expect.poll(() => hungUp.map(({ aborted }) => aborted)).toEqual([true, true])
})
