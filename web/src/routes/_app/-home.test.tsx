import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import { Route } from './home.tsx'

const { lost } = vi.hoisted(() => ({
  lost: () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))
vi.mock('#app/today/today.tsx', lost)
vi.mock('#features/auth/email/verify-card.tsx', lost)

it('stays when what comes later does not come', async () => {
  setSession({ ...mei, verified: false })
  const Home = Route.options.component as ComponentType
  drawScreen(<Home />, () => undefined)
  await act(async () => {
    await expect(import('#app/today/today.tsx')).rejects.toThrow()
    await expect(import('#features/auth/email/verify-card.tsx')).rejects.toThrow()
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome Back, Mei Tan!')
  expect(screen.getByRole('link', { name: /Food Exchange/ })).toBeDefined()
  for (const { id } of readToasts()) dismissToast(id)
})
