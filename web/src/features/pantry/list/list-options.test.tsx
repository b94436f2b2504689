import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { ListOptions } from './list-options.tsx'

const none = () => undefined

it.each([
  ['inside goes back to their button', 'Close list options', 'List'],
  ['elsewhere stays there', 'Add item', 'Add item'],
])('close, and a focus %s', async (_, focused, after) => {
  await import('./list-settings.tsx')
  const order = { sort: 'date', byPlace: false, place: undefined } as const
  draw(
    <>
      <button type="button">Add item</button>
      <ListOptions order={order} places={[]} density="rows" onOrder={none} onChoose={none} />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  const close = await screen.findByRole('button', { name: 'Close list options' })
  screen.getByRole('button', { name: focused }).focus()
  fireEvent.click(close)
  expect(screen.queryByRole('group')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: after }))
})
