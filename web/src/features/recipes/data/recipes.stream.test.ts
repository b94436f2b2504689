import type { RecipesEvent } from '@shelfmate/contract/recipes/recipes'
import { afterEach, expect, it, vi } from 'vitest'
import { streamRecipes } from './recipes.stream.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(chunks: Uint8Array[], init: ResponseInit = {}) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(streamOf(chunks), init)),
  )
}
const streamOf = (chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

async function collected(): Promise<unknown[]> {
  const events: RecipesEvent[] = []
  await streamRecipes({}, (event) => events.push(event))
  return events
}
const lines = [
  { type: 'begun', considered: {} },
  { type: 'recipe', recipe: { title: '豆腐' } },
  { type: 'finished', answer: {} },
]
const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

it('hands on each line, however the bytes are cut', async () => {
  for (const size of [1, 3, 7, 1000]) {
    answerWith(
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.slice(n * size, (n + 1) * size)),
    )
    expect(await collected()).toEqual(lines)
  }
})

it('does not take a cut answer for a whole one', async () => {
  answerWith([bytes.slice(0, bytes.length - 40)])
  await expect(collected()).rejects.toMatchObject({ name: 'ApiError' })
})

it('tells refusals with the seconds to wait', async () => {
  const error = { code: 'RECIPES_QUOTA', message: 'x', requestId: 'r-1' }
  const body = new TextEncoder().encode(JSON.stringify({ error }))
  answerWith([body], { status: 429, headers: { 'retry-after': '90' } })
  await expect(collected()).rejects.toMatchObject({
    code: 'RECIPES_QUOTA',
    retryAfterSeconds: 90,
    requestId: 'r-1',
  })
  answerWith([body], { status: 429 })
  await expect(collected()).rejects.toMatchObject({ retryAfterSeconds: undefined })
  answerWith([new TextEncoder().encode('<html>')], { status: 502 })
  await expect(collected()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502 })
})

it('tells a lost connection', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('fetch failed'))),
  )
  await expect(collected()).rejects.toMatchObject({ code: 'OFFLINE', status: 0 })
})
