import { afterEach, expect, test, vi } from 'vitest'
import { cookKind } from './recipes.press.ts'

afterEach(() => vi.unstubAllGlobals())

test('a cooking says on which earlier day it was pressed', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  const body = { id: '018f0000-0000-7000-8000-000000000000', items: [] }
  await cookKind(async () => undefined).send(
    { call: { name: 'cook', input: { body } }, title: 'Toast', count: 1 },
    false,
    '2026-11-20',
  )
  expect(fetched.mock.calls[0]?.[1].body).toBe(JSON.stringify({ ...body, pressedOn: '2026-11-20' }))
})
