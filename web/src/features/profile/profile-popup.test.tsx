import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { ProfilePopup } from './profile-popup.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** From now on the server answers so. */
const answering = (status: number, answer: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }))

/** Opens the profile of somebody of whom the server answers so. */
function open(status: number, answer: unknown): void {
  answering(status, answer)
  const popup = () => (
    <ProfilePopup userId="arun" onClose={() => undefined} actions={<button type="button">Chat</button>} />
  )
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: createRootRoute({ component: popup }), history })
  draw(
    <QueryClientProvider client={queryClient}>
      {/* The types know the app's own router alone. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
const error = (code: string) => ({ error: { code, message: '' } })

const arun = {
  userId: 'arun',
  displayName: 'Arun Raj',
  age: null,
  dorm: '',
  preferences: '',
  allergies: '',
  photoId: null,
}

it('offers what can be done once the person is there', async () => {
  open(200, arun)
  await screen.findByRole('dialog', { name: 'Arun Raj' })
  expect(screen.getByRole('button', { name: 'Chat' })).toBeDefined()
})

it('offers nothing where nobody is', async () => {
  open(404, error('NOT_FOUND'))
  await screen.findByText('User not found.')
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull()
})

it('shows nothing more of somebody who is not there any more for the viewer', async () => {
  open(200, arun)
  await screen.findByRole('dialog', { name: 'Arun Raj' })
  answering(404, error('NOT_FOUND'))
  await act(() => queryClient.invalidateQueries({ queryKey: ['profiles'] }))
  await screen.findByText('User not found.')
  expect(screen.getByRole('dialog', { name: 'Profile' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull()
  expect(queryClient.getQueryData(['profiles', 'arun'])).toBeUndefined()
})

it('leads to the code who has confirmed no address, and asks for nothing that would be refused', async () => {
  open(403, error('UNVERIFIED'))
  await screen.findByText('Confirm your email address to see other people’s profiles.')
  expect(screen.getByRole('link', { name: 'Enter the code' }).getAttribute('href')).toBe('/home')
  expect(screen.queryByRole('button', { name: /Retry|Chat/ })).toBeNull()
})
