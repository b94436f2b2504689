import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { Shortcuts } from './shortcuts-part.tsx'

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })

it('shows its list no more to who logs in after it was open', async () => {
  const signedIn = drawScreen(<Shortcuts />, () => ({}))
  press('?')
  await expect.poll(list).not.toBeNull()
  signedIn.unmount()
  drawScreen(<Shortcuts />, () => ({}))
  expect(list()).toBeNull()
})
