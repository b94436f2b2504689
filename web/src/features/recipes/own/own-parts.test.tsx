import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { emptyValues, openImporting, openOwnForm, ownForms } from './own-form-state.ts'
import { OwnParts } from './own-parts.tsx'

// Another file of the same page may have had the form already.
vi.hoisted(() => vi.resetModules())
vi.mock('./own-form.tsx', () => Promise.reject(new TypeError('gone')))

it('keeps a recipe that was brought when the form does not come, unless one is kept', async () => {
  setSession(mei)
  onTestFinished(leavePage)
  draw(<OwnParts />)
  for (const title of ['Laksa', 'Satay']) {
    act(() => openOwnForm({ values: { ...emptyValues, title }, address: null }))
    await expect.poll(() => ownForms.current()).toBeUndefined()
    expect(ownForms.fresh()).toMatchObject({ values: { title: 'Laksa' }, isDraft: true })
  }
})

it('asks whoever comes to the screen later for no recipe that somebody was about to add', async () => {
  const first = draw(<OwnParts />)
  act(openImporting)
  expect(await screen.findByRole('dialog')).toBeDefined()
  first.unmount()
  draw(<OwnParts />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
