import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { noFilter } from '../list/pantry-filter.ts'
import { PantryContents } from './pantry-contents.tsx'

const none = () => undefined
const actions = {
  consume: none,
  remove: none,
  edit: none,
  donate: none,
  act: none,
  beside: none,
  picture: none,
}

it('counts the foods of the place that is chosen, and still names it when its last food has gone', async () => {
  drawScreen(
    <PantryContents
      items={[pantryItemWith({ place: 'cupboard', expiryDate: '2026-03-01' })]}
      isComplete
      today="2026-03-10"
      filter={{ ...noFilter, state: 'expired', order: { ...noFilter.order, place: 'fridge' } }}
      onFilter={none}
      onDonate={none}
      actions={actions}
      addButton={createRef<HTMLElement>()}
    />,
    none,
  )
  expect(screen.getByRole('radio', { name: 'Expired 0' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Showing 0 items')
  expect(await screen.findByText('Nothing has expired in “Fridge”.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Place' })).value).toBe('fridge')
})
