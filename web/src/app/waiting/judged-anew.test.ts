import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { recipesAnswerWith } from '@shelfmate/contract/recipes/recipe.factory'
import { afterEach, expect, it, vi } from 'vitest'
import { correctionKind } from '#features/foods/foods.press.ts'
import { type PantryPress, pantryKind, saidOtherwise } from '#features/pantry/data/pantry.press.ts'
import { judgedAnew } from '#features/recipes/data/recipes.press.ts'
import { consideredQuery } from '#features/recipes/data/recipes.queries.ts'
import { queryClient } from '#lib/api/query-client.ts'

const { queryKey } = consideredQuery
const milk = pantryItemWith({ id: 'milk', name: 'Milk', remark: '' })
const pantry = judgedAnew(pantryKind, (payload) => saidOtherwise(payload as PantryPress))
const correction = judgedAnew(correctionKind, () => undefined)

const editTo = (fields: Partial<typeof milk>): PantryPress => ({
  operation: { kind: 'edit', id: 'milk', items: [{ ...milk, ...fields }], quantityBefore: 1 },
  call: {
    name: 'editItem',
    input: { params: { id: 'milk' }, body: { name: 'Milk', quantity: 1, expiryDates: ['2027-01-01'] } },
  },
  name: 'Milk',
  item: milk,
})
const used: PantryPress = {
  operation: { kind: 'consume', id: 'milk', left: 0 },
  call: { name: 'consumeItem', input: { params: { id: 'milk' }, body: {} } },
  name: 'Milk',
}
const corrected = {
  call: { name: 'correct', input: { body: { name: 'Milk', takenAs: 'noFood', food: null } } },
}

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['a remark', pantry, editTo({ remark: 'contains peanuts' }), { milk: '', rice: 'plain' }],
  [
    'another name, by another item',
    pantry,
    editTo({ id: 'new', name: 'Nut milk' }),
    { milk: '', rice: 'plain' },
  ],
  ['more of it', pantry, editTo({ quantity: 2 }), { milk: 'plain', rice: 'plain' }],
  ['a press on Consumed', pantry, used, { milk: 'plain', rice: 'plain' }],
  ['what a name means', correction, corrected, { milk: '', rice: '' }],
])(
  'no recipe counts as judged by what was said before, once the server has: %s',
  async (_, kind, payload, labels) => {
    const { considered } = recipesAnswerWith([])
    queryClient.setQueryData(queryKey, { ...considered, labels: { milk: 'plain', rice: 'plain' } })
    const { dataUpdatedAt } = queryClient.getQueryState(queryKey) ?? {}
    const answer = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => answer.promise)
    const sent = kind.send(payload, false)
    expect(queryClient.getQueryData(queryKey)?.labels).toEqual({ milk: 'plain', rice: 'plain' })
    answer.resolve(Response.json({}))
    await sent
    expect(queryClient.getQueryData(queryKey)?.labels).toEqual(labels)
    expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(dataUpdatedAt)
  },
)
