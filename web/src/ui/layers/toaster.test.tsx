import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.factory.tsx'
import { Toaster } from './toaster.tsx'
import { dismissToast, notifyError, notifySuccess, notifyUndo, readToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  draw(<Toaster />)
})
afterEach(() => {
  for (const { id } of readToasts()) act(() => dismissToast(id))
  vi.useRealTimers()
})

const show = (toast: () => number) => act(() => void toast())
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it.each([
  ['success', 'status', () => notifySuccess('Profile updated!'), 'Profile updated!'],
  ['an error', 'alert', () => notifyError('Rice could not be added.'), 'Rice could not be added.'],
  ['what can be undone', 'status', () => notifyUndo('Removed Rice.', () => undefined), 'Removed Rice.'],
] as const)('says %s to a screen reader as %s, in a group of its name', (_, role, toast, text) => {
  show(toast)
  expect(screen.getByRole(role).textContent).toBe(text)
  expect(screen.getByRole('group', { name: text })).toBeDefined()
  press('Close message')
  expect(screen.queryByRole(role)).toBeNull()
})

it('an error names its request, and its Retry goes once', () => {
  const retry = vi.fn()
  show(() => notifyError('Rice could not be added.', { requestId: 'r-7', retry }))
  expect(screen.getByText('Error ID: r-7')).toBeDefined()
  press('Retry')
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('Undo takes back what was done, and stands behind what else may be said', () => {
  const undo = vi.fn()
  show(() => notifyUndo('Removed Rice.', undo, { label: 'It was thrown away', run: () => undefined }))
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['It was thrown away', 'Undo'])
  press('Undo')
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed Rice.')).toBeNull()
})

it('goes when its time is up, and the clock stands while somebody reads or the page is hidden', () => {
  show(() => notifySuccess('Link copied.'))
  const group = screen.getByRole('group', { name: 'Link copied.' })
  wait(4_000)
  fireEvent.pointerEnter(group)
  wait(60_000)
  fireEvent.pointerLeave(group)
  act(() => screen.getByRole('button', { name: 'Close message' }).focus())
  wait(60_000)
  act(() => screen.getByRole('button', { name: 'Close message' }).blur())
  wait(900)
  expect(screen.queryByText('Link copied.')).not.toBeNull()
  wait(200)
  expect(screen.queryByText('Link copied.')).toBeNull()
})

it('news stands beside Undo, and takes no press from it', () => {
  const undo = vi.fn()
  show(() => notifyUndo('Removed Rice.', undo))
  show(() => notifySuccess('You just unlocked Waste Saver'))
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
  expect(names).toEqual(['You just unlocked Waste Saver', 'Removed Rice.'])
  press('Undo')
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getByRole('group', { name: 'You just unlocked Waste Saver' })).toBeDefined()
})

it('whichever of two has the focus, both stay where they are', () => {
  show(() => notifyUndo('Removed Rice.', () => undefined))
  show(() => notifySuccess('Link copied.', { action: { label: 'See it', run: () => undefined } }))
  const drawn = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
  for (const name of ['See it', 'Undo']) {
    act(() => screen.getByRole('button', { name }).focus())
    show(() => notifyError('Rice could not be added.'))
    expect(drawn()).toEqual(['Link copied.', 'Removed Rice.'])
  }
})

it('a newer one waits while an older one has the focus', () => {
  show(() => notifyUndo('Removed Rice.', () => undefined))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  show(() => notifySuccess('Link copied.'))
  expect(screen.queryByText('Link copied.')).toBeNull()
  act(() => screen.getByRole('button', { name: 'Undo' }).blur())
  expect(screen.queryByText('Link copied.')).not.toBeNull()
})
