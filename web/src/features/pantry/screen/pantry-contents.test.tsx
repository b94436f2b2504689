import { limits } from '@shelfmate/contract/api/limits'
import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type ComponentProps, createRef, useState } from 'react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { noFilter } from '../list/pantry-filter.ts'
import { PantryContents } from './pantry-contents.tsx'

const none = () => undefined
const milk = pantryItemWith({ name: 'Milk', dateSource: 'suggested' })
const actions = {
  consume: none,
  remove: none,
  edit: none,
  donate: none,
  act: none,
  beside: none,
  picture: none,
}

type Props = Partial<ComponentProps<typeof PantryContents>>
const Contents = (props: Props) => (
  <PantryContents
    items={[milk]}
    isComplete
    today="2026-03-10"
    filter={noFilter}
    actions={actions}
    onFilter={none}
    onDonate={none}
    addButton={createRef<HTMLElement>()}
    {...props}
  />
)
function press(button: HTMLElement): void {
  button.focus()
  fireEvent.click(button)
}

it('counts the foods of the place that is chosen, and still names it when its last food has gone', async () => {
  drawScreen(
    <Contents
      items={[pantryItemWith({ place: 'cupboard', expiryDate: '2026-03-01' })]}
      filter={{ ...noFilter, state: 'expired', order: { ...noFilter.order, place: 'fridge' } }}
    />,
    none,
  )
  expect(screen.getByRole('radio', { name: 'Expired 0' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Showing 0 items')
  expect(await screen.findByText('Nothing has expired in “Fridge”.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Place' })).value).toBe('fridge')
})

it.each(['Date is right', 'Opened'])('keeps the focus on a card whose chip goes when pressed: %s', (chip) => {
  function Changed() {
    const [item, change] = useState(milk)
    const act = () => change({ ...item, dateSource: 'typed', condition: 'opened' })
    return <Contents items={[item]} actions={{ ...actions, act }} />
  }
  drawScreen(<Changed />, none)
  press(screen.getByRole('button', { name: `${chip} Milk` }))
  expect(screen.queryByRole('button', { name: `${chip} Milk` })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Milk' }))
})

it('has the focus on the first food once everything is shown again', async () => {
  function Searched() {
    const [filter, setFilter] = useState({ ...noFilter, search: 'durian' })
    return <Contents filter={filter} onFilter={setFilter} />
  }
  drawScreen(<Searched />, none)
  press(await screen.findByRole('button', { name: 'Show everything' }))
  const first = await screen.findByRole('article', { name: 'Milk' })
  await expect.poll(() => document.activeElement).toBe(first)
})

it('says that nothing is found only once all of it has come', async () => {
  const [first, rest] = [[pantryItemWith({ id: 'a', expiryDate: '2026-03-01' })], [milk]]
  const filter = { ...noFilter, state: 'fresh' as const }
  drawScreen(<Contents items={first} isComplete={false} filter={filter} />, none)
  expect(await screen.findByText('Loading your pantry…')).toBeDefined()
  expect(screen.queryByText(/^Nothing has more than/)).toBeNull()
  cleanup()
  drawScreen(<Contents items={[...first, ...rest]} filter={filter} />, none)
  expect(await screen.findByRole('article', { name: 'Milk' })).toBeDefined()
  expect(screen.queryByText('Loading your pantry…')).toBeNull()
})

it('chooses all that is shown by one press, and none by the next', async () => {
  const [eggs, tea] = [pantryItemWith({ id: 'a', name: 'Eggs' }), pantryItemWith({ id: 'b', name: 'Tea' })]
  drawScreen(<Contents items={[milk, eggs, tea]} filter={{ ...noFilter, search: 'e' }} />, none)
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose items' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose all' }))
  expect(screen.getByText('2 items chosen')).toBeDefined()
  const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(chosen()).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.getByText('0 items chosen')).toBeDefined()
  expect(chosen()).toEqual([false, false])
})

it('chooses no more by one press than one change may be about', async () => {
  const items = Array.from({ length: limits.itemsPerAction + 1 }, (_, at) =>
    pantryItemWith({ id: `food-${at}` }),
  )
  drawScreen(<Contents items={items} />, none)
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose items' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose the first 100' }))
  expect(screen.getByText('100 items chosen')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use up all' }).disabled).toBe(false)
})
