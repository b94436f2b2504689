import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const fillAndSend = () => {
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'last year’s' } })
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'bubble-tea at 4' } })
  fireEvent.click(screen.getByRole('button', { name: 'Update Password' }))
}

it('tells of the change even where the form has gone before the answer', async () => {
  const answered = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answered.promise)
  const [onChanged, onDone] = [vi.fn(), vi.fn()]
  const { unmount } = draw(
    <QueryClientProvider client={queryClient}>
      <ChangePasswordForm email="ana@campus.test" onChanged={onChanged} onDone={onDone} onCancel={vi.fn()} />
    </QueryClientProvider>,
  )
  fillAndSend()
  await expect.poll(() => queryClient.isMutating()).toBe(1)
  unmount()
  answered.resolve(new Response(null, { status: 204 }))
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
  expect(onDone).not.toHaveBeenCalled()
})

it('says beside the current password that it is wrong, and leads there', async () => {
  const error = { code: 'WRONG_PASSWORD', message: 'No.', requestId: 'r-1' }
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 403 }))
  draw(
    <QueryClientProvider client={queryClient}>
      <ChangePasswordForm email="ana@campus.test" onChanged={vi.fn()} onDone={vi.fn()} onCancel={vi.fn()} />
    </QueryClientProvider>,
  )
  fillAndSend()
  const current = screen.getByLabelText('Current password')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Error: The current password is incorrect.')
  expect(current.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id)
  expect(current.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(current)
})
