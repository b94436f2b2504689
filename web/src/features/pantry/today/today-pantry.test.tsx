import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { localDate } from '#lib/dates.ts'
import { payloadsOf, presses } from '#lib/press/press-store.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { holdRequests } from '#lib/testing/held-requests.factory.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { undo } from '#lib/testing/undo.factory.ts'
import { removeItem } from '../data/pantry.mutations.ts'
import type { PantryPress } from '../data/pantry.press.ts'
import { receiveChange } from '../data/pantry.queries.ts'
import { TodayPantry } from './today-pantry.tsx'

const milk = pantryItemWith({ name: 'Fresh milk', quantity: 1 })

/** Draws the first screen's pantry; resolves once it is read. */
async function open(items: readonly PantryItem[]) {
  // The drawings: nobody looks at them here.
  holdRequests()
  setSession(mei)
  drawScreen(<TodayPantry picture={() => null} cook={() => null} offer={() => undefined} />, () => ({
    items,
    seq: 1,
    nextCursor: null,
  }))
  await screen.findByRole('list', { name: 'Foods to begin with' })
}
const isBeginning = () => screen.queryByRole('heading', { name: 'Start here' }) !== null
const starters = () => within(screen.getByRole('list', { name: 'Foods to begin with' }))
const starter = (name: string) => starters().getByRole('button', { name })
const tap = (name: string) => fireEvent.click(starter(name))
const isTicked = (name: string) => starter(name).matches(':disabled')
const useUp = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Consumed ${name}` }))
const shown = () =>
  within(screen.getByRole('list', { name: 'Use up now' })).getAllByRole('button', { name: /^Consumed / })
/** The foods that were tapped, as they wait for a server that is not there. */
const tapped = () =>
  payloadsOf<PantryPress>(presses(), 'pantry').flatMap(({ operation }) =>
    operation.kind === 'add' ? operation.items : [],
  )
const fiveFoods = ['Eggs', 'Bread', 'Rice', 'Onion', 'Tofu']

it('keeps the foods to begin with while they are tapped, until there are enough', async () => {
  await open([])
  for (const name of fiveFoods.slice(0, 4)) tap(name)
  expect([isBeginning(), isTicked('Rice'), isTicked('Tofu')]).toEqual([true, true, false])
  tap('Tofu')
  expect(shown()).toHaveLength(4)
})

it('shows the last food again when its use is undone', async () => {
  await open([milk])
  useUp('Fresh milk')
  expect(isBeginning()).toBe(true)
  act(undo)
  expect(await screen.findByRole('button', { name: 'Consumed Fresh milk' })).toBeDefined()
  expect(isBeginning()).toBe(false)
})

it('shows what another device adds to an empty pantry, and offers it no second time', async () => {
  await open([])
  tap('Eggs')
  await act(() => receiveChange({ seq: 2, upserted: [milk], removed: [] }))
  expect(shown()).toHaveLength(2)
  expect(starters().queryByRole('button', { name: 'Fresh milk' })).toBeNull()
})

it('goes on to show what there is when one of enough foods is used up', async () => {
  await open([])
  for (const name of fiveFoods) tap(name)
  useUp('Bread')
  expect(shown()).toHaveLength(4)
})

it('has the focus on the food that takes the place of one used up, and at the head when none is left', async () => {
  await open([milk, pantryItemWith({ id: 'tofu', name: 'Tofu', quantity: 1 })])
  shown()[0]?.focus()
  useUp('Fresh milk')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Consumed Tofu' }))
  useUp('Tofu')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Start here' }))
})

it('offers a food to begin with again once it has gone', async () => {
  await open([])
  for (const name of ['Bread', 'Eggs']) tap(name)
  const [bread] = tapped()
  act(() => bread && removeItem(bread))
  expect([isBeginning(), isTicked('Bread'), isTicked('Eggs')]).toEqual([true, false, true])
})

it('sends nobody to use up what went past its date unchecked', async () => {
  const food = (n: number, expiryDate = '2025-03-01') =>
    pantryItemWith({ id: `food-${n}`, name: `Food ${n}`, expiryDate })
  const today = localDate(new Date())
  await open([food(1), food(2)])
  const heading = () => screen.getByRole('heading').textContent
  expect(heading()).toBe('Check first what is past its date')
  const receive = (seq: number, ...upserted: PantryItem[]) =>
    act(() => receiveChange({ seq, upserted, removed: [] }))
  await receive(2, food(3, today))
  await expect.poll(heading).toBe('Use up first')
  await receive(3, food(4), food(5), food(6))
  await expect.poll(heading).toBe('Check first what is past its date')
  expect(screen.getByRole('link').textContent).toBe('2 more to check or use up')
  await receive(4, food(6, today))
  await expect.poll(() => screen.getByRole('link').textContent).toBe('2 more to use up')
})

it.each([1, 2])(
  'sends nobody to use up the one food that is past its date, beside %i that keep',
  async (fresh) => {
    const food = (n: number, expiryDate: string) =>
      pantryItemWith({ id: `f-${n}`, name: `F ${n}`, expiryDate })
    const items = Array.from({ length: fresh }, (_, n) => food(n + 1, '2099-03-01'))
    await open([food(0, '2025-03-01'), ...items])
    expect(screen.getAllByRole('heading')[0]?.textContent).toBe('Check first what is past its date')
  },
)

it('says that the pantry could not be read, and reads it at another press', async () => {
  setSession(mei)
  drawScreen(<TodayPantry picture={() => null} cook={() => null} offer={() => undefined} />, () => failed)
  expect(await screen.findByRole('button', { name: /^Retry/ })).toBeDefined()
  expect(screen.getByText(/^Your pantry could not be loaded/)).toBeDefined()
})
