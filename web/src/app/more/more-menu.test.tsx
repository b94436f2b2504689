import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { press } from '#lib/press/press.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { MoreMenu } from './more-menu.tsx'

async function openMenu() {
  const root = createRootRoute({ component: MoreMenu })
  const routes = ['/pantry', '/profile'].map((path) => createRoute({ getParentRoute: () => root, path }))
  const history = createMemoryHistory({ initialEntries: ['/pantry'] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  draw(
    <QueryClientProvider client={queryClient}>
      {/* The types know the app's own router alone. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'More' })
  const isOpen = () => button.getAttribute('aria-expanded')
  fireEvent.click(button)
  expect(isOpen()).toBe('true')
  return { router, history, isOpen }
}

it('is closed where somebody comes back to the screen that they left by it', async () => {
  const { router, history, isOpen } = await openMenu()
  fireEvent.click(await screen.findByRole('link', { name: 'Profile' }))
  await expect.poll(isOpen).toBe('false')
  act(() => history.back())
  await expect.poll(() => router.state.location.pathname).toBe('/pantry')
  expect(isOpen()).toBe('false')
})

it('stays open under the question of Logout, whose Escape closes the question alone', async () => {
  setSession(mei)
  press({ kind: 'word', payload: 'one', lane: 'one' }).done.catch(() => undefined)
  onTestFinished(leavePage)
  const { isOpen } = await openMenu()
  const logout = await screen.findByRole('button', { name: 'Logout' })
  fireEvent.click(logout)
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Stay logged in' }), { key: 'Escape' })
  expect(isOpen()).toBe('true')
  fireEvent.keyDown(logout, { key: 'Escape' })
  expect(isOpen()).toBe('false')
})
