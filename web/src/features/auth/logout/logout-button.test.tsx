import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { press } from '#lib/press/press.ts'
import { findPress, move } from '#lib/press/press-store.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { readToasts } from '#ui/layers/toasts.ts'
import { LogoutButton } from './logout-button.tsx'

it('asks no longer about what has gone out meanwhile', async () => {
  setSession(mei)
  const { id, done } = press({ kind: 'word', payload: 'one', lane: 'one' })
  done.catch(() => undefined)
  await expect.poll(() => findPress(id)?.phase).toBe('waiting')
  drawScreen(<LogoutButton />, () => ({}))
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('dialog', { name: 'You have 1 change that hasn’t been sent' })).toBeDefined()
  act(() => void move(id, 'gone'))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('says that it failed also where its menu has been closed', async () => {
  setSession(mei)
  const { unmount } = drawScreen(<LogoutButton />, () => failed)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  unmount()
  await expect.poll(() => readToasts().at(-1)?.message).toMatch(/^You’re still logged in\./)
  expect(readToasts().at(-1)?.action?.label).toBe('Retry')
})
