import { fireEvent, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { FormButtons } from './form-parts.tsx'

it('keeps the focus on the button that sends, and sends no second time, while a form is busy', () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault())
  const form = (isBusy: boolean) => (
    <form onSubmit={sent}>
      <FormButtons send="Confirm" isBusy={isBusy} />
    </form>
  )
  const { rerender } = draw(form(false))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' })
  button.focus()
  fireEvent.click(button)
  expect(sent).toHaveBeenCalledOnce()
  rerender(form(true))
  // A browser takes the focus from what is disabled.
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(sent).toHaveBeenCalledOnce()
  rerender(form(false))
  fireEvent.click(button)
  expect(sent).toHaveBeenCalledTimes(2)
})
