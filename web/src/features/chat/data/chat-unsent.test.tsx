import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { setSession } from '#lib/api/session.ts'
import { nothingPressed } from '#lib/press/press-machine.ts'
import { heldUp, hurried } from '#lib/press/press-queue.ts'
import { change } from '#lib/press/press-store.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { connect } from '#lib/testing/live-line.factory.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { sendMessage, useUnsent } from './chat-unsent.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

const Unsent = () => <output>{useUnsent('arun_mei').map(({ state }) => state)}</output>
const state = () => screen.getByRole('status').textContent

it('is held, not failed, from a connection that is lost until it was tried over the next', async () => {
  onTestFinished(() => {
    change((now) => ({ ...now, troubles: nothingPressed.troubles }))
    stopRealtime()
    leavePage()
  })
  setSession(mei)
  sendMessage('arun_mei', { text: 'At six', image: null })
  draw(<Unsent />)
  expect(state()).toBe('waiting')
  const fail = (answer?: ApiError) => act(() => change((now) => heldUp(now, '*', 0, answer)))
  fail()
  expect(state()).toBe('held')
  await startRealtime()
  // As the page does it: at once.
  act(() => {
    connect()
    change(hurried)
  })
  expect(state()).toBe('waiting')
  fail()
  expect(state()).toBe('failed')
  act(() => {
    change((now) => hurried(heldUp(now, 'chat arun_mei', 0)))
  })
  expect(state(), 'as what only this chat waits for is tried').toBe('waiting')
  fail()
  expect(state(), 'as nothing gets through').toBe('failed')
  fail(new ApiError('INTERNAL', 500))
  act(() => change(hurried))
  expect(state()).toBe('failed')
})
