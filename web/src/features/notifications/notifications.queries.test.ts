// @vitest-environment happy-dom
import {
  type NotificationSettings,
  notificationsChangedEvent,
} from '@shelfmate/contract/notifications/notifications'
import { allPush } from '@shelfmate/contract/notifications/push-choices.factory'
import { useQuery } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { keepPressesOf } from '#lib/press/press.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { hear } from '#lib/testing/live-line.factory.ts'
import { arun, mei } from '#lib/testing/people.factory.ts'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import { choose, notificationsQuery, showDevice, useNotificationsLive } from './notifications.queries.ts'

const saved: NotificationSettings = {
  emailEnabled: true,
  push: allPush,
  deviceEndpoint: null,
  preview: { subject: '', items: [], handOvers: [] },
}

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

/** Answers the change that is under way. */
let answer: ((response: Response) => void) | undefined

/** Ends the change that is under way, or is about to be. */
async function ends(response: Response): Promise<void> {
  await expect.poll(() => answer).toBeDefined()
  answer?.(response)
  answer = undefined
}
const isTaken = () => ends(Response.json(saved))
const isRefused = () => {
  const error = { code: 'UNAVAILABLE', message: 'Not now.', requestId: 'r-1' }
  return ends(Response.json({ error }, { status: 503 }))
}

const shown = () => queryClient.getQueryData(notificationsQuery.queryKey)
const isOldNow = () => queryClient.getQueryState(notificationsQuery.queryKey)?.isInvalidated
const refusals = () => readToasts().filter(({ kind }) => kind === 'error')

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    (_address: string, { method = 'GET' }: RequestInit) =>
      new Promise<Response>((resolve) => {
        // Nobody answers in time what is so now.
        if (method === 'PUT') answer = resolve
      }),
  )
  setSession(mei)
  queryClient.setQueryData(notificationsQuery.queryKey, saved)
})
afterEach(() => {
  cleanup()
  stopRealtime()
  for (const { id } of readToasts()) dismissToast(id)
  queryClient.clear()
  setSession(null)
  vi.unstubAllGlobals()
})

it('goes back to what the server has, and asks it, when both of two changes are refused', async () => {
  const changes = [choose({ emailEnabled: false }), choose({ emailEnabled: true })]
  await isRefused()
  await isRefused()
  await Promise.all(changes)
  expect(shown()).toEqual(saved)
  expect(isOldNow()).toBe(true)
  // The second asked for what is so.
  expect(refusals()).toHaveLength(1)
})

it('stays as the server told it when only the answer was lost', async () => {
  renderHook(useNotificationsLive)
  await startRealtime()
  const change = choose({ emailEnabled: false })
  hear(notificationsChangedEvent, { emailEnabled: false, push: { ...allPush, quietFrom: '21:00' } })
  await isRefused()
  await change
  expect(shown()).toMatchObject({ emailEnabled: false, push: { quietFrom: '21:00' } })
  expect(refusals()).toEqual([])
})

it.each([
  ['otherwise', false],
  ['the same', true],
])(
  'asks whose is the last only where another device chose otherwise before the answer: %s',
  async (_, rescue) => {
    renderHook(useNotificationsLive)
    await startRealtime()
    const change = choose({ push: { rescue: true } })
    hear(notificationsChangedEvent, { emailEnabled: true, push: { ...allPush, rescue } })
    await isTaken()
    await change
    expect(isOldNow()).toBe(!rescue)
  },
)

it('goes back to a change before that the server took', async () => {
  const changes = [choose({ push: { rescue: false } }), choose({ push: { rescue: true } })]
  await isTaken()
  await isRefused()
  await Promise.all(changes)
  expect(shown()).toEqual({ ...saved, push: { ...allPush, rescue: false } })
  expect(refusals()).toHaveLength(1)
})

it('takes back nothing but its own', async () => {
  const changes = [choose({ emailEnabled: false }), choose({ push: { expiry: false } })]
  await isRefused()
  await isTaken()
  await Promise.all(changes)
  expect(shown()).toEqual({ ...saved, push: { ...allPush, expiry: false } })
})

it.each([
  ['is taken', isTaken],
  ['is refused', isRefused],
])('shows the last of two presses when the one before %s', async (_, firstEnds) => {
  renderHook(useNotificationsLive)
  await startRealtime()
  const first = choose({ emailEnabled: false })
  const last = choose({ emailEnabled: true })
  hear(notificationsChangedEvent, { emailEnabled: false, push: allPush })
  expect(shown()).toEqual(saved)
  await firstEnds()
  await first
  expect(shown()).toEqual(saved)
  await isTaken()
  await last
  expect(shown()).toEqual(saved)
})

it('is not drawn over the settings of who enters while it is under way', async () => {
  renderHook(useNotificationsLive)
  await startRealtime()
  const changes = [choose({ emailEnabled: false }), choose({ push: { expiry: false } })]
  await expect.poll(() => answer).toBeDefined()
  queryClient.clear()
  keepPressesOf('arun')
  setSession(arun)
  await Promise.all(changes)
  queryClient.setQueryData(notificationsQuery.queryKey, saved)
  await isTaken()
  hear(notificationsChangedEvent, { push: { ...allPush, rescue: false } })
  expect(shown()).toEqual({ ...saved, push: { ...allPush, rescue: false } })
  expect(refusals()).toEqual([])
})

it('is not what a device of somebody else was told late', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<NotificationSettings>()
  const isShown = showDevice(told)
  setSession(arun)
  tell({ ...saved, deviceEndpoint: 'https://push.test/mei' })
  await isShown
  expect(shown()).toEqual(saved)
})

it('leaves what another device chose meanwhile as it is', async () => {
  renderHook(useNotificationsLive)
  await startRealtime()
  const { promise: told, resolve: tell } = Promise.withResolvers<NotificationSettings>()
  const isShown = showDevice(told)
  hear(notificationsChangedEvent, { push: { ...allPush, rescue: false } })
  tell({ ...saved, deviceEndpoint: 'https://push.test/mei' })
  await isShown
  const push = { ...allPush, rescue: false }
  expect(shown()).toEqual({ ...saved, push, deviceEndpoint: 'https://push.test/mei' })
})

it.each([
  ['at a later visit', saved],
  ['at the first visit', undefined],
])('is asked for anew when another device chose while it was being read %s', async (_, seen) => {
  queryClient.clear()
  if (seen) queryClient.setQueryData(notificationsQuery.queryKey, seen)
  renderHook(useNotificationsLive)
  await startRealtime()
  const push = { ...allPush, rescue: false }
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const asked = vi.fn(() => answers[asked.mock.calls.length - 1]?.promise)
  vi.stubGlobal('fetch', asked)
  const { unmount } = renderHook(() => useQuery(notificationsQuery, queryClient))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  hear(notificationsChangedEvent, { push })
  answers[0]?.resolve(Response.json(saved))
  answers[1]?.resolve(Response.json({ ...saved, push }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(shown()).toEqual({ ...saved, push })
  unmount()
})

describe('what the mail would say', () => {
  const visit = () => renderHook(() => useQuery(notificationsQuery, queryClient))
  const shownSubject = () => queryClient.getQueryData(notificationsQuery.queryKey)?.preview.subject

  /** The next answers of the server. */
  function answering(...subjects: readonly string[]) {
    const answers = subjects.map((subject) => ({ ...saved, preview: { ...saved.preview, subject } }))
    const asked = vi.fn(async () => Response.json(answers.shift()))
    vi.stubGlobal('fetch', asked)
    return asked
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 5, 23, 58) })
    queryClient.clear()
    return () => vi.useRealTimers()
  })

  it('is asked again at the next visit, however soon', async () => {
    answering('', 'Milk expires tomorrow')
    const first = visit()
    await vi.waitFor(() => expect(shownSubject()).toBe(''))
    first.unmount()
    await vi.advanceTimersByTimeAsync(5_000)
    visit()
    await vi.waitFor(() => expect(shownSubject()).toBe('Milk expires tomorrow'))
  })

  it('is asked again once the day is over', async () => {
    const asked = answering('Milk expires tomorrow', 'Milk expires today')
    visit()
    await vi.waitFor(() => expect(shownSubject()).toBe('Milk expires tomorrow'))
    await vi.advanceTimersByTimeAsync(100_000)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shownSubject()).toBe('Milk expires today')
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
