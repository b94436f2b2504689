import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { move, payloadsOf, presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import type { RequestPress } from '../requests.operations.ts'
import { ArrangeForm } from './arrange-form.tsx'

const onDone = vi.fn()
const day = () => screen.getByLabelText<HTMLInputElement>('Pick-up day')
const time = () => screen.getByLabelText<HTMLInputElement>('Pick-up time')
const pressed = () => payloadsOf<RequestPress>(presses(), 'request').map(({ call }) => call.input.body)

/** Types and saves, past the browser's own checks: not every browser has them. */
function save(onDay: string, at: string) {
  fireEvent.change(day(), { target: { value: onDay } })
  fireEvent.change(time(), { target: { value: at } })
  const button = screen.getByRole('button', { name: 'Save the time' })
  button.focus()
  fireEvent.submit(button)
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-05T14:00:00'), toFake: ['Date'] })
  setSession(mei)
  onDone.mockClear()
  draw(<ArrangeForm request={foodRequest({ state: 'promised' })} onDone={onDone} />)
})
afterEach(() => {
  for (const { id } of presses()) move(id, 'gone')
  setSession(null)
  vi.useRealTimers()
})

it.each([
  ['past', '2026-01-05', '09:00'],
  ['too far ahead', '2026-01-19', '14:01'],
  ['of a year that no date has', '12026-01-05', '15:00'],
])('keeps a time that is %s, and says why it cannot be', (_, onDay, at) => {
  save(onDay, at)
  expect(screen.getByRole('alert').textContent).toBe(
    'Choose a time that’s still ahead, within the next 14 days.',
  )
  expect(document.activeElement).toBe(time())
  expect(time().getAttribute('aria-invalid')).toBe('true')
  expect(time().value).toBe(at)
  expect(pressed()).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

it.each([
  ['day', day, '2026-01-06'],
  ['time', time, '15:00'],
])('says so until another %s is chosen', (_, field, value) => {
  save('2026-01-05', '09:00')
  fireEvent.change(field(), { target: { value } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(time().getAttribute('aria-invalid')).not.toBe('true')
})

it('is left without a time', () => {
  fireEvent.change(time(), { target: { value: '15:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(pressed()).toEqual([])
})

it('takes what is typed next', () => {
  save('2026-01-05', '09:00')
  save('2026-01-19', '14:00')
  expect(pressed()).toMatchObject([
    { action: 'arrange', pickupAt: new Date('2026-01-19T14:00').toISOString() },
  ])
  expect(onDone).toHaveBeenCalledOnce()
})

it('offers the days that it takes', () => {
  expect([day().min, day().max]).toEqual(['2026-01-05', '2026-01-19'])
})
