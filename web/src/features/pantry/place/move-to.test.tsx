import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { MoveTo } from './move-to.tsx'
import { another } from './place-choices.ts'

const onMove = vi.fn<(place: string) => void>()
const choice = () => screen.getByLabelText<HTMLSelectElement>('Move to')
const choose = (value: string) => fireEvent.change(choice(), { target: { value } })
/** Chooses by a key, as a browser does that opens no list for it. */
const step = (key: string, value: string) => {
  fireEvent.keyDown(choice(), { key })
  choose(value)
}
const move = () => fireEvent.click(screen.getByRole('button', { name: 'Move' }))

beforeEach(() => {
  onMove.mockClear()
  drawScreen(<MoveTo isOff={false} onMove={onMove} />, () => ({ items: [], seq: 0, nextCursor: null }))
})

it('moves to what is chosen from its list', () => {
  choose('freezer')
  expect(onMove).toHaveBeenCalledExactlyOnceWith('freezer')
})

it('goes through the places by keys, and moves once that is pressed', () => {
  step('ArrowDown', 'fridge')
  step('ArrowDown', 'freezer')
  expect(onMove).not.toHaveBeenCalled()
  expect(choice().value).toBe('freezer')
  move()
  expect(onMove).toHaveBeenCalledExactlyOnceWith('freezer')
})

it('asks for the name of a further place that is chosen by keys once that is pressed', () => {
  step('End', another)
  expect(choice().value).toBe(another)
  move()
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the place'))
  expect(onMove).not.toHaveBeenCalled()
})

it.each([
  ['Enter', {}],
  [' ', {}],
  ['ArrowDown', { altKey: true }],
])('moves to what is chosen from a list that was opened by %j', (key, held) => {
  step('ArrowDown', 'fridge')
  fireEvent.keyDown(choice(), { key, ...held })
  choose('cupboard')
  expect(onMove).toHaveBeenCalledExactlyOnceWith('cupboard')
})
