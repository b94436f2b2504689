import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.factory.tsx'
import { ConnectionPill } from './connection-pill.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Props = ComponentProps<typeof ConnectionPill>
const well: Props = { trouble: undefined, age: undefined, waiting: undefined, onOpen: () => undefined }
const waiting = '2 changes are waiting for a connection.'
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const said = () => screen.getByRole('status').textContent

it.each<[string, Partial<Props>, string]>([
  ['all is well', {}, ''],
  ['there is no network', { trouble: 'offline' }, 'Offline'],
  ['the screen is old', { trouble: 'offline', age: 'As of 14:07' }, 'Offline · As of 14:07'],
  ['the server is gone', { trouble: 'reconnecting' }, 'Reconnecting…'],
  ['something waits', { waiting }, waiting],
  ['both', { trouble: 'offline', waiting }, `Offline${waiting}`],
])('when %s it says so after a moment', (_, props, text) => {
  draw(<ConnectionPill {...well} {...props} />)
  wait(1_400)
  expect(said()).toBe('')
  wait(200)
  expect(said()).toBe(text)
})

it('says nothing of a short cut, and is gone at once when all is well', () => {
  const { rerender } = draw(<ConnectionPill {...well} trouble="offline" />)
  wait(1_000)
  rerender(<ConnectionPill {...well} />)
  wait(2_000)
  expect(said()).toBe('')
  rerender(<ConnectionPill {...well} trouble="offline" />)
  wait(2_000)
  expect(said()).toBe('Offline')
  rerender(<ConnectionPill {...well} />)
  wait(0)
  expect(said()).toBe('')
})

it('opens the list of what waits, and is no button where nothing does', () => {
  const onOpen = vi.fn()
  const { rerender } = draw(<ConnectionPill {...well} trouble="offline" onOpen={onOpen} />)
  wait(2_000)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<ConnectionPill {...well} trouble="offline" waiting={waiting} onOpen={onOpen} />)
  wait(2_000)
  fireEvent.click(screen.getByRole('button'))
  expect(onOpen).toHaveBeenCalledOnce()
})
