import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { dismissDeeds, readToasts } from '#ui/layers/toasts.ts'
import { Route } from './changeemail.tsx'

beforeEach(() => () => {
  dismissDeeds()
  window.history.replaceState(null, '', '/')
})

it.each([
  ['/changeemail', '/home'],
  ['/exchange', '/exchange'],
])('leads home from its own screen alone: whoever is on %s is on %s after the answer', async (at, then) => {
  const Screen = Route.options.component
  if (!Screen) throw new Error('the screen draws nothing')
  let email = 'mei@campus.test'
  window.history.replaceState(null, '', at)
  setSession(mei)
  drawScreen(<Screen />, (_, method) => {
    if (method === 'GET') return { email, verified: true, pending: null }
    email = 'new@campus.test'
    window.history.replaceState(null, '', at)
    return new Response(null, { status: 202 })
  })
  fireEvent.change(await screen.findByLabelText('New email'), { target: { value: 'new@campus.test' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'steamed-rice 9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Change Email' }))
  await expect.poll(() => readToasts()).toHaveLength(1)
  // By then it has led home, if it does.
  await new Promise((resolve) => setTimeout(resolve))
  expect(window.location.pathname).toBe(then)
})
