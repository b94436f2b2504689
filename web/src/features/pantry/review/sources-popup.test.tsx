import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { SourcesPopup } from './sources-popup.tsx'

const none = () => undefined

it('has nothing to read before something was pasted', () => {
  drawScreen(<SourcesPopup today="2026-11-28" onClose={none} />, none)
  const [read, field] = [
    screen.getByRole<HTMLButtonElement>('button', { name: 'Read it' }),
    screen.getByRole('textbox'),
  ]
  expect(read.disabled).toBe(true)
  fireEvent.change(field, { target: { value: ' \n ' } })
  expect(read.disabled).toBe(true)
  fireEvent.change(field, { target: { value: 'milk\neggs' } })
  expect(read.disabled).toBe(false)
})
