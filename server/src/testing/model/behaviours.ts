import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { msPerSecond } from '@shelfmate/contract/api/durations'
import type { Behaviour, ModelRequest } from './model-server.ts'

/** A recipe as a model writes it. */
export interface ModelRecipe {
  title: string
  ingredients: { text: string; amount: string; optional: boolean; pantry: number | null }[]
  steps: string[]
  equipment: string[]
  minutes: number
  portions: number
}

/** A harmless dish of the first foods that the model was told of. */
export function dishOf({ data }: ModelRequest, n = 0): ModelRecipe {
  const foods = data.pantry.slice(n, n + 2)
  return {
    title: `Pan of the day ${n + 1}`,
    ingredients: foods.map((food) => ({
      text: food.name,
      amount: '1 portion',
      optional: false,
      pantry: food.n,
    })),
    steps: ['Cut everything into bites.', 'Fry it on the hob until it is hot all through.'],
    equipment: ['one hob'],
    minutes: 15,
    portions: 1,
  }
}

/** The stream's frame around a piece of text. */
export const frame = (content: string) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })}\n\n`

export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

const pieceLength = 7

/** Says a text in small pieces, as models do, and ends. */
export function say(response: ServerResponse, text: string): void {
  openStream(response)
  for (let at = 0; at < text.length; at += pieceLength)
    response.write(frame(text.slice(at, at + pieceLength)))
  response.end('data: [DONE]\n\n')
}

/** Answers recipes in the form that the model was asked for. */
export const sayRecipes = (response: ServerResponse, recipes: readonly unknown[]) =>
  say(response, JSON.stringify({ recipes }))

/** Writes the dishes it was asked for from what it was told. */
export const obedient: Behaviour = (told, response) =>
  sayRecipes(
    response,
    Array.from({ length: told.data.recipes }, (_, n) => dishOf(told, n)),
  )

/** Puts what must be avoided into everything, openly and in disguise. */
export const hostile: Behaviour = (told, response) => {
  const disguises = [
    'peanut butter',
    'p-e-a-n-u-t sauce',
    'pеanut oil',
    'kacang tanah',
    'satay sauce',
    '花生酱',
  ]
  sayRecipes(
    response,
    disguises.map((word, n) => {
      const dish = dishOf(told)
      return n % 2 === 0
        ? { ...dish, steps: [...dish.steps, `Finish with ${word}.`] }
        : {
            ...dish,
            ingredients: [...dish.ingredients, { text: word, amount: '', optional: true, pantry: null }],
          }
    }),
  )
}

/** One byte a second, for as long as anybody listens. */
export const slow: Behaviour = async (told, response, left) => {
  openStream(response)
  for (const byte of frame(JSON.stringify({ recipes: [dishOf(told)] }))) {
    response.write(byte)
    await sleep(msPerSecond, undefined, { signal: left }).catch(() => undefined)
    if (left.aborted) return
  }
}

/** Says nothing at all and keeps the line open. */
export const silent: Behaviour = () => undefined

/** Fails at once. */
export const failing: Behaviour = (_told, response) => void response.writeHead(500).end('{"error":{}}')

/** Answers nothing, with success. */
export const empty: Behaviour = (_told, response) => void response.writeHead(200).end()

const megabyte = 1024 * 1024

/** Ten megabytes of one text. */
export const huge: Behaviour = async (_told, response, left) => {
  openStream(response)
  response.write(frame('{"recipes":[{"title":"'))
  await pour(response, left, 10 * megabyte)
  response.end()
}

/** The same without an end, as fast as the line takes it. */
export const endless: Behaviour = async (_told, response, left) => {
  openStream(response)
  await pour(response, left, Number.POSITIVE_INFINITY)
}

/** Without an end and without ever finishing a line. */
export const endlessLine: Behaviour = async (_told, response, left) => {
  openStream(response)
  const chunk = 'x'.repeat(megabyte / 16)
  while (!left.aborted) if (!response.write(chunk)) await drained(response, left)
}

/** No chat completion, no JSON, and JSON that is no recipe. */
const nonsense = [
  '<html>busy</html>',
  'data: {"choices":[{"delta":{"content":"}{]["}}]}\n\n',
  frame('{"recipes":[{"a":1},7]}'),
]
let turn = 0
/** Answers what is no list of recipes, another nonsense each time. */
export const invalid: Behaviour = (_told, response) => {
  openStream(response)
  response.end(nonsense[turn++ % nonsense.length])
}

/** Breaks the line in the middle of the first recipe. */
export const cut: Behaviour = (told, response) => {
  openStream(response)
  const text = frame(JSON.stringify({ recipes: [dishOf(told)] }).slice(0, 60))
  response.write(text, () => response.destroy())
}

/** Sends whoever asks somewhere else. */
export const redirecting =
  (to: string): Behaviour =>
  (_told, response) =>
    void response.writeHead(307, { location: to }).end()

async function pour(response: ServerResponse, left: AbortSignal, bytes: number): Promise<void> {
  const chunk = frame('tofu '.repeat(megabyte / 80))
  for (let sent = 0; sent < bytes && !left.aborted; sent += chunk.length)
    if (!response.write(chunk)) await drained(response, left)
}

function drained(response: ServerResponse, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    response.once('drain', resolve)
    left.addEventListener('abort', () => resolve(), { once: true })
  })
}
