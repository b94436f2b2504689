import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { draw } from '#ui/testing/draw.factory.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

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
  await expectBeside('Current password', 'Error: The current password is incorrect.')
})

/** The one alert stands beside a field, which is marked and has the focus. */
async function expectBeside(label: string, text: string) {
  const field = screen.getByLabelText(label)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(text)
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
}

const tooWeak = (field: string) => {
  const fields = { [field]: 'Password is too weak.' }
  return Response.json(
    { error: { code: 'PASSWORD_TOO_WEAK', message: '', fields, requestId: 'r-1' } },
    { status: 422 },
  )
}

it('says beside the new password that it is too weak, and leads there', async () => {
  drawScreen(
    <ChangePasswordForm email="ana@campus.test" onChanged={vi.fn()} onDone={vi.fn()} onCancel={vi.fn()} />,
    () => tooWeak('newPassword'),
  )
  fillAndSend()
  await expectBeside('New password', 'Error: Password is too weak.')
})

const token = 'a'.repeat(40)
const setAnew = () => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'password1!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set Password' }))
}

it('says the same of one that is set by a mailed link, and asks for no other link', async () => {
  drawScreen(<ResetPasswordForm token={token} onReset={vi.fn()} />, () => tooWeak('password'))
  setAnew()
  await expectBeside('New password', 'Password is too weak.')
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['offers another link where this one is over', 'RESET_LINK_INVALID', 410, 1],
  ['offers none for what another would not help', 'RATE_LIMITED', 429, 0],
])('%s', async (_, code, status, links) => {
  const error = { code, message: '', requestId: 'r-1' }
  drawScreen(<ResetPasswordForm token={token} onReset={vi.fn()} />, () =>
    Response.json({ error }, { status }),
  )
  setAnew()
  await screen.findByRole('alert')
  expect(screen.queryAllByRole('link', { name: 'Ask for a new link' })).toHaveLength(links)
})

it('says the same of the first one, at sign-up', async () => {
  drawScreen(<SignUpForm onSignedUp={vi.fn()} />, () => tooWeak('password'))
  const typed = { 'First Name': 'Ana', 'Last Name': 'Lim', Email: 'ana@campus.test', Password: 'password1!' }
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
  await expectBeside('Password', 'Password is too weak.')
})
