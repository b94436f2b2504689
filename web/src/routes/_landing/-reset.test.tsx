import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import { Route } from './reset.tsx'

const kai = { id: 'kai', email: 'kai@campus.test', displayName: 'Kai Lim', verified: true }

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

it.each([
  ['nobody', null, 'Your new password is set. Please log in with it.'],
  [
    'a roommate',
    kai,
    'Your new password is set. Kai Lim is logged in here: log out before you log in with it.',
  ],
])('says what to do with a new password where %s is logged in', async (_, user, said) => {
  setSession(user)
  vi.spyOn(Route, 'useSearch').mockReturnValue({ token: 'x'.repeat(43) })
  const Reset = Route.options.component as ComponentType
  drawScreen(<Reset />, () => new Response(null, { status: 204 }))
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'steamed-rice 9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set Password' }))
  await expect.poll(() => readToasts().map(({ message }) => message)).toEqual([said])
})
