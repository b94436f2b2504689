import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { afterEach, expect, test, vi } from 'vitest'
import { type PantryCall, pantryKind } from './pantry.press.ts'
import type { PantryOperation } from './pantry-overlay.ts'

const id = '018f0000-0000-7000-8000-000000000000'
const milk = { name: 'Milk', quantity: 1, remark: '', expiryDates: ['2026-12-01'] }
const on = '2026-11-20'

afterEach(() => vi.unstubAllGlobals())

/** The body of what is sent of a call, for a press of an earlier day. */
async function bodyOf(call: PantryCall, pressedOn: string | undefined): Promise<unknown> {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  await pantryKind.send({ call }, false, pressedOn)
  const { body } = fetched.mock.calls[0]?.[1] ?? {}
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

type Named<Name extends PantryCall['name']> = Extract<PantryCall, { name: Name }>

test.each<Named<'addItems' | 'addBatch' | 'consumeItem' | 'actOnItems'>>([
  { name: 'addItems', input: { body: { id, ...milk } } },
  { name: 'addBatch', input: { body: { id, items: [] } } },
  { name: 'consumeItem', input: { params: { id }, body: { id } } },
  { name: 'actOnItems', input: { body: { id, action: 'useUpAll', itemIds: [id], on } } },
])('$name says on which earlier day it was pressed, and nothing of it on the same day', async (call) => {
  expect(await bodyOf(call, on)).toEqual({ ...call.input.body, pressedOn: on })
  expect(await bodyOf(call, undefined)).toEqual(call.input.body)
})

test('an edit sends what it was pressed with', async () => {
  const call: Named<'editItem'> = { name: 'editItem', input: { params: { id }, body: milk } }
  expect(await bodyOf(call, on)).toEqual(call.input.body)
})

test('what has no body gets none', async () => {
  expect(await bodyOf({ name: 'removeItem', input: { params: { id } } }, on)).toBeUndefined()
})

test('a name that is read from right to left takes no number or date to its other side', () => {
  const item = { id, name: 'حليب', quantity: 2, remark: '', expiryDate: '2026-12-12' } as PantryItem
  const call: Named<'editItem'> = { name: 'editItem', input: { params: { id }, body: milk } }
  const operation = { kind: 'edit', id, items: [item] } as PantryOperation
  expect(pantryKind.words({ operation, call, name: item.name })).toMatchObject({
    typed: [expect.stringMatching(/^2 × \u2068حليب\u2069, /)],
  })
})
