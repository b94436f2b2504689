import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.factory.tsx'
import { Popup } from './popup.tsx'
import { readTopLayer } from './top-layer.ts'

afterEach(() => document.body.replaceChildren())

function popup(opened: boolean) {
  const onClose = vi.fn()
  const part = (isOpen: boolean) => (
    <Popup title="Edit Item" opened={isOpen} onClose={onClose}>
      <input type="file" aria-label="Picture" />
    </Popup>
  )
  const { rerender } = draw(part(opened))
  return { onClose, setOpened: (isOpen: boolean) => rerender(part(isOpen)) }
}

it('is a modal dialog named by its title, on top while it is open, and gives the focus back', () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { setOpened } = popup(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  setOpened(true)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Edit Item' })
  expect(dialog.open).toBe(true)
  expect(readTopLayer()).toBe(dialog)
  screen.getByRole('button', { name: 'Close' }).focus()
  setOpened(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(readTopLayer()).toBeUndefined()
  expect(document.activeElement).toBe(opener)
})

it.each([
  [
    'what that stood in',
    '<main id="main" tabindex="-1"><div tabindex="-1"><p><button></button></p></div></main>',
  ],
  ['the page', '<main id="main" tabindex="-1"></main><p><button></button></p>'],
])('gives the focus to %s where its opener has gone', async (_, page) => {
  document.body.innerHTML = page
  const opener = document.querySelector('button')
  const next = document.querySelector('div') ?? document.querySelector('main')
  opener?.focus()
  const { setOpened } = popup(false)
  setOpened(true)
  screen.getByRole('button', { name: 'Close' }).focus()
  opener?.parentElement?.remove()
  setOpened(false)
  await expect.poll(() => document.activeElement).toBe(next)
})

it.each([
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' })), 1],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })), 1],
  ['a press beside it', () => fireEvent.click(screen.getByRole('dialog')), 0],
  [
    'a file dialog that is left',
    () => fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true })),
    0,
  ],
])('%s closes it so many times: %#', (_, act, times) => {
  const { onClose } = popup(true)
  act()
  expect(onClose).toHaveBeenCalledTimes(times)
})
