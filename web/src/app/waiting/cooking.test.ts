import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { recipeWith } from '@shelfmate/contract/recipes/recipe.factory'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shownItem } from '#features/pantry/data/pantry.operations.ts'
import { readPantry } from '#features/pantry/data/pantry.press.ts'
import { pantryQuery, receiveChange } from '#features/pantry/data/pantry.queries.ts'
import type { PantryOperation } from '#features/pantry/data/pantry-overlay.ts'
import { cookRecipe } from '#features/recipes/cook/cook.mutations.ts'
import { type CookPress, cookKind } from '#features/recipes/data/recipes.press.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { onDevice, until } from '#lib/press/press.factory.ts'
import { end, press, settle } from '#lib/press/press.ts'
import { move, payloadsOf, presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { undo } from '#lib/testing/undo.factory.ts'

onDevice()

const recipe = recipeWith({ engine: 'ai' })
const food = (n: number, name: string, quantity: number) =>
  pantryItemWith({ id: `00000000-0000-7000-8000-00000000000${n}`, name, quantity })
const eggs = food(1, 'Eggs', 6)
const bread = food(2, 'Bread', 1)
const milk = food(3, 'Milk', 1)
const pantry = [eggs, bread, milk]
const taken = { ...eggs, quantity: 4 }

const cook = () => {
  const items = [
    { id: eggs.id, pieces: 2 },
    { id: bread.id, pieces: 'all' as const },
  ]
  cookRecipe(recipe, items, pantry)
}
const shown = () => pantry.map(({ id }) => shownItem(id)?.quantity ?? 0)
/** Resolves once a press is on its way: the server may have it. */
const isSent = (id: string) =>
  until(() => expect(move(id, 'sending', (now) => ({ ...now, attempts: 1 }))).toBe(true))
const lastId = () => presses().at(-1)?.id ?? ''

beforeEach(() => {
  setSession(mei)
  queryClient.setQueryData(pantryQuery.queryKey, { items: pantry, seq: 1, complete: true })
})
afterEach(() => {
  for (const { id } of presses()) end(id)
})

it('what a cooking takes is gone from the pantry at once, and there again when it is undone', async () => {
  cook()
  expect(shown()).toEqual([4, 0, 1])
  undo()
  await until(() => expect(shown()).toEqual([6, 1, 1]))
})

it('what was cooked and then undone on its way to the server is there again, and stays so', async () => {
  cook()
  await isSent(lastId())
  undo()
  await until(() => expect(presses()).toHaveLength(2))
  expect(shown()).toEqual([6, 1, 1])
  await receiveChange({ seq: 2, upserted: [taken], removed: [bread.id] })
  expect(shown()).toEqual([6, 1, 1])
  await receiveChange({ seq: 3, upserted: [eggs, bread], removed: [] })
  expect(shown()).toEqual([6, 1, 1])
})

it('what the server tells of a cooking is taken once, and stays taken when its press is over', async () => {
  cook()
  await isSent(lastId())
  await receiveChange({ seq: 2, upserted: [taken], removed: [bread.id] })
  expect(shown()).toEqual([4, 0, 1])
  end(lastId())
  expect(shown()).toEqual([4, 0, 1])
})

it('a cooking is shown until the list holds what it took, though nobody listens to the pantry', async () => {
  const page = { items: [taken, milk], seq: 2, nextCursor: null }
  const fetched = vi.fn(async (_url: string) => Response.json(page))
  vi.stubGlobal('fetch', fetched)
  cook()
  const id = lastId()
  await isSent(id)
  const settled = settle({ id, userId: mei.id }, () => cookKind(readPantry).receive({ id, itemIds: [] }))
  expect(shown()).toEqual([4, 0, 1])
  await settled
  expect(presses()).toEqual([])
  expect(shown()).toEqual([4, 0, 1])
})

it('a cooking that waits from a version before, and does not say what it takes, changes nothing', () => {
  const items = [{ id: eggs.id, pieces: 2 }]
  const payload: CookPress = {
    call: { name: 'cook', input: { body: { id: milk.id, items } } },
    title: recipe.title,
    count: 1,
  }
  press({ kind: 'cook', payload, lane: 'pantry' })
  expect(shown()).toEqual([6, 1, 1])
})

it('says what it changes in words that the pantry knows', () => {
  cook()
  const [cooked] = payloadsOf<CookPress>(presses(), 'cook')
  expect(cooked?.operation satisfies PantryOperation | undefined).toEqual({
    kind: 'act',
    outcomes: [
      { id: eggs.id, left: 4, pieces: 2 },
      { id: bread.id, isGone: true },
    ],
  })
})
