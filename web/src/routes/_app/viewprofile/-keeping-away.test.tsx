import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { Route } from './$userId.tsx'

const profile = { age: null, dorm: '', preferences: '', allergies: '', photoId: null }
const refusal = { error: { code: 'NOT_FOUND', message: 'Not found', requestId: 'r-1' } }

/** Draws the page of a person, who is there until they are blocked; returns what was asked of the server. */
function open(userId: string): string[] {
  const asked: string[] = []
  vi.spyOn(Route, 'useParams').mockReturnValue({ userId })
  setSession(mei)
  const Page = Route.options.component as ComponentType
  drawScreen(<Page />, (address, method) => {
    asked.push(`${method} ${address}`)
    if (method === 'PUT') return null
    const isBlocked = asked.includes('PUT /api/blocks/arun')
    if (isBlocked) return Response.json(refusal, { status: 404 })
    return address.includes('/posts')
      ? { items: [], nextCursor: null }
      : { userId, displayName: 'A', ...profile }
  })
  return asked
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('lets whoever met somebody under a post keep them away', async () => {
  const asked = open('arun')
  await screen.findByRole('link', { name: 'Chat' })
  const reporting = screen.getByRole('button', { name: 'Report…' })
  reporting.focus()
  fireEvent.click(reporting)
  // Where the popup with the question returns it to.
  expect(document.activeElement).toBe(reporting)
  press('Block…')
  press('Block')
  expect(await screen.findByText('User not found.')).toBeDefined()
  expect(asked).toContain('PUT /api/blocks/arun')
  expect(document.activeElement).not.toBe(document.body)
})

it('offers nobody to block or report themselves', async () => {
  open('mei')
  await screen.findByRole('heading', { level: 2, name: 'A' })
  expect(screen.queryByRole('button', { name: /Block|Report/ })).toBeNull()
})
