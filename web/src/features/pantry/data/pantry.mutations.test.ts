import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { onDevice, until } from '#lib/press/press.factory.ts'
import { end } from '#lib/press/press.ts'
import { presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import { actOnItems } from '../row/item-actions.ts'
import { consumeItem, editItem, removeItem } from './pantry.mutations.ts'
import { shownItem } from './pantry.operations.ts'
import { pantryQuery } from './pantry.queries.ts'

onDevice()

const milk = pantryItemWith({ name: 'Milk', quantity: 2 })
const shown = () => shownItem(milk.id)
const undo = (at: number) => {
  const undoable = readToasts().filter(({ kind }) => kind === 'undo')
  undoable.at(at)?.action?.run()
}

beforeEach(() => {
  setSession(mei)
  queryClient.setQueryData(pantryQuery.queryKey, { items: [milk], seq: 1, complete: true })
})
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  for (const { id } of presses()) end(id)
})

it.each([
  ['Consumed', consumeItem],
  ['one used up', (item: typeof milk) => actOnItems({ action: 'useUpOne', items: [item] })],
])('undoing the earlier of two uses that wait leaves the later one alone: %s', async (_, use) => {
  for (const quantity of [2, 1]) {
    expect(shown()?.quantity).toBe(quantity)
    use(shown() ?? milk)
  }
  expect(shown()).toBeUndefined()
  undo(-2)
  await until(() => expect(presses()).toHaveLength(1))
  expect(shown()?.quantity).toBe(1)
})

/** Saves the form of an item, whose date nobody touched, with another place, and returns what is sent. */
function saved(item: typeof milk, place = item.place): unknown {
  const { name, quantity, remark, size, expiryDate } = item
  const fields = { name, quantity, remark, place, size, dateSource: 'typed' as const }
  const pressed = editItem(item, item.id, { ...fields, expiryDates: [expiryDate] })
  pressed.done.catch(() => undefined)
  return presses().at(-1)?.payload
}

it.each([
  ['has done nothing to', '', '', undefined],
  ['has frozen', 'frozen', 'freezer', milk.expiryDate],
  ['has put straight into the freezer', '', 'freezer', milk.expiryDate],
])(
  'an edit of what its owner %s tells of the date that its form opened with',
  (_, condition, place, told) => {
    const { expiryDate } = milk
    const payload = saved({ ...milk, condition, place })
    expect(payload).toMatchObject({
      call: { name: 'editItem', input: { body: { expiryDates: [expiryDate] } } },
    })
    if (told === undefined) expect(JSON.stringify(payload)).not.toContain('expiryDateBefore')
    else expect(payload).toHaveProperty('call.input.body.expiryDateBefore', told)
  },
)

it('shows at once that what an edit takes out of the freezer has thawed, and lets the next edit keep its new date', () => {
  const items = [{ ...milk, place: 'freezer' }]
  queryClient.setQueryData(pantryQuery.queryKey, { items, seq: 1, complete: true })
  saved(shown() ?? milk, 'fridge')
  expect(shown()).toMatchObject({ place: 'fridge', condition: 'thawed' })
  expect(saved(shown() ?? milk)).toHaveProperty('call.input.body.expiryDateBefore', milk.expiryDate)
})

it('an edit tells the quantity that its form opened with, and shows what is there where nobody changed it', () => {
  expect(saved(milk)).toHaveProperty('call.input.body.quantityBefore', milk.quantity)
  expect(shown()?.quantity).toBe(2)
  queryClient.setQueryData(pantryQuery.queryKey, {
    items: [{ ...milk, quantity: 1 }],
    seq: 2,
    complete: true,
  })
  expect(shown()?.quantity).toBe(1)
})

const sent = { expiryDates: [milk.expiryDate], name: 'Milk', quantity: 2 }
it.each<[string, Partial<PantryItem>, object]>([
  ['suggested', { dateSource: 'suggested' }, { ...sent, dateSource: 'suggested' }],
  ['scanned', { dateSource: 'scanned' }, { ...sent, dateSource: 'scanned' }],
  [
    'moved by opening it',
    { dateSource: 'suggested', condition: 'opened', dateBefore: '2026-12-20' },
    { ...sent, dateSource: 'suggested', condition: 'opened', dateBefore: '2026-12-20' },
  ],
])(
  'what is added again when it is too late to undo its removal keeps a date that was %s (D38)',
  async (_, has, told) => {
    const item = { ...milk, ...has }
    queryClient.setQueryData(pantryQuery.queryKey, { items: [item], seq: 1, complete: true })
    removeItem(item)
    end(presses().at(-1)?.id ?? '')
    undo(-1)
    await until(() => expect(presses()).toHaveLength(1))
    end(presses()[0]?.id ?? '', new ApiError('UNDO_EXPIRED', 410))
    const again = () => readToasts().findLast(({ action }) => action?.label === 'Add it again')?.action
    await until(() => expect(again()).toBeDefined())
    again()?.run()
    const payload = presses().at(-1)?.payload
    expect(payload).toMatchObject({
      operation: { items: [has] },
      call: { name: 'addItems', input: { body: told } },
    })
    // A server of the version before knows nothing of what was done to food.
    if (!('condition' in has)) expect(payload).not.toHaveProperty('call.input.body.condition')
  },
)
