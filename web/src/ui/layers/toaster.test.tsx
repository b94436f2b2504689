import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { draw } from '../testing/draw.factory.tsx'
import { Toaster } from './toaster.tsx'
import { dismissToast, notifyError, notifySuccess, notifyUndo, readToasts } from './toasts.ts'
import { enterTopLayer } from './top-layer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  draw(<Toaster />)
})
afterEach(() => {
  for (const { id } of readToasts()) act(() => dismissToast(id))
  vi.useRealTimers()
})

const none = () => undefined
const show = (toast: () => number) => act(() => void toast())
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** The words that stand in regions of a role. */
const said = (role: 'status' | 'alert') =>
  screen.queryAllByRole(role).flatMap(({ textContent }) => textContent || [])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it.each([
  ['success', 'status', () => notifySuccess('Profile updated!'), 'Profile updated!'],
  ['an error', 'alert', () => notifyError('Rice could not be added.'), 'Rice could not be added.'],
  ['what can be undone', 'status', () => notifyUndo('Removed Rice.', () => undefined), 'Removed Rice.'],
] as const)('says %s to a screen reader as %s, in a group of its name', (_, role, toast, text) => {
  show(toast)
  expect(said(role)).toEqual([text])
  expect(screen.getByRole('group', { name: text })).toBeDefined()
  press('Close message')
  expect(said(role)).toEqual([])
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

it.each([
  ['news', () => notifySuccess('Link copied.')],
  ['what can be undone', () => notifyUndo('Removed Rice.', () => undefined)],
])('writes %s into a region that was there before', (_, toast) => {
  const before = screen.getAllByRole('status')
  expect(said('status')).toEqual([])
  show(toast)
  expect(before.filter(({ textContent }) => textContent !== '')).toHaveLength(1)
})

it('says the same words again when they come again', () => {
  show(() => notifySuccess('Link copied.'))
  const first = screen.getByText('Link copied.')
  show(() => notifySuccess('Link copied.'))
  expect(screen.getByText('Link copied.')).not.toBe(first)
})

/** Opens a popup, with nothing but toasts in it. */
function openPopup() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  let leave = () => undefined as void
  act(() => {
    leave = enterTopLayer(dialog)
  })
  const close = () => {
    act(leave)
    dialog.remove()
  }
  return { dialog, close }
}

it('goes when its time is up, whatever popup opens and closes meanwhile', () => {
  show(() => notifySuccess('Link copied.'))
  wait(3_000)
  const { dialog, close } = openPopup()
  expect(dialog.contains(screen.getByText('Link copied.'))).toBe(true)
  wait(1_900)
  expect(screen.queryByText('Link copied.')).not.toBeNull()
  close()
  wait(200)
  expect(screen.queryByText('Link copied.')).toBeNull()
})

it.each([
  ['an error', () => notifyError('Rice could not be added.')],
  ['news', () => notifySuccess('Link copied.')],
])('speaks %s once, and not again when a popup opens or closes', (_, toast) => {
  show(toast)
  const isSpoken = () =>
    screen
      .queryAllByRole('status')
      .concat(screen.queryAllByRole('alert'))
      .some((region) => region.textContent !== '' && region.getAttribute('aria-live') !== 'off')
  expect(isSpoken()).toBe(true)
  wait(2_000)
  const { close } = openPopup()
  expect([said('status').length, said('alert').length, isSpoken()]).toEqual([1, 0, false])
  close()
  expect([said('status').length, said('alert').length, isSpoken()]).toEqual([1, 0, false])
})

it('speaks in the page what a popup that closes at once took with it', () => {
  const { close } = openPopup()
  show(() => notifySuccess('Added Rice.'))
  close()
  const region = screen.getByText('Added Rice.').closest('[role]')
  expect([region?.role, region?.getAttribute('aria-live')]).toEqual(['status', null])
})

/** Brings the focus into a toast from a button of the page, and returns that. */
function enterFromPage(name: string): HTMLElement {
  const [main, before] = [document.createElement('main'), document.createElement('button')]
  main.id = 'main'
  main.tabIndex = -1
  document.body.append(main)
  onTestFinished(() => main.remove())
  main.append(before)
  before.focus()
  act(() => screen.getByRole('button', { name }).focus())
  return before
}

it.each(['Undo', 'It was thrown away', 'Close message'])('returns the focus to where it was: %s', (name) => {
  show(() => notifyUndo('Removed Rice.', none, { label: 'It was thrown away', run: none }))
  const before = enterFromPage(name)
  press(name)
  expect(document.activeElement).toBe(before)
  show(() => notifySuccess('Link copied.'))
  wait(6_000)
  expect(screen.queryByText('Link copied.')).toBeNull()
})

it('returns the focus when a toast goes that nobody pressed', () => {
  show(() => notifySuccess('In your recipes: Toast.', { action: { label: 'See it', run: none } }))
  const before = enterFromPage('See it')
  for (const { id } of readToasts()) act(() => dismissToast(id))
  expect(document.activeElement).toBe(before)
})

it('returns the focus though one of the same kind takes its place, which then goes in its time', () => {
  show(() => notifyUndo('Removed Milk.', none))
  show(() => notifyUndo('Removed Rice.', none))
  const before = enterFromPage('Close message')
  press('Close message')
  expect(document.activeElement).toBe(before)
  expect(screen.getByText('Removed Milk.')).toBeDefined()
  wait(8_100)
  expect(screen.queryByText('Removed Milk.')).toBeNull()
})

it('hands the focus to another toast where what had it has gone, and to the page when none is left', () => {
  show(() => notifyUndo('Removed Rice.', none))
  show(() => notifySuccess('Link copied.', { action: { label: 'See it', run: none } }))
  enterFromPage('See it').remove()
  press('See it')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  press('Undo')
  expect(document.activeElement?.id).toBe('main')
})

it('leaves the focus in an open popup', () => {
  const { dialog, close } = openPopup()
  const inside = document.createElement('button')
  dialog.prepend(inside)
  show(() => notifyUndo('Removed Rice.', none))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  press('Undo')
  expect(document.activeElement).toBe(inside)
  close()
})
