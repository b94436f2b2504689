import { msPerDay, msPerHour, msPerMinute, msPerSecond } from '@shelfmate/contract/api/durations'
import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { lateMs } from '@shelfmate/contract/requests/machine'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { hear } from '#lib/testing/live-line.factory.ts'
import { changedEvent } from './requests.addresses.ts'
import { requestsQuery, useRequestsLive } from './requests.queries.ts'
// Here before it is asked for: timers that are faked wait for no file.
import './next-asking.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

const promise = foodRequest({
  state: 'promised',
  pickupAt: new Date(Date.parse('2026-03-01T12:00:00Z') + 30 * msPerDay).toISOString(),
})
const fetched = vi.fn(async () => Response.json({ items: [promise] }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  fetched.mockClear()
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  vi.stubGlobal('fetch', fetched)
  queryClient.setQueryData(requestsQuery.queryKey, { items: [promise] })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const keepLive = () =>
  renderHook(useRequestsLive, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })

it('asks once a day while the next moment is further away than a timer reaches', async () => {
  keepLive()
  await pass(100)
  expect(fetched).not.toHaveBeenCalled()
  await pass(msPerDay)
  expect(fetched).toHaveBeenCalledTimes(1)
  await pass(msPerDay)
  expect(fetched).toHaveBeenCalledTimes(2)
})

/** Shows a request to a device, as the server has it at each moment. */
function show(standing: () => FoodRequest) {
  const listed = () => ({ items: [standing()] })
  fetched.mockImplementation(async () => Response.json(listed()))
  queryClient.setQueryData(requestsQuery.queryKey, listed())
  keepLive()
}

/** Shows a promise whose pick-up is now, and which ends an hour later, to a device whose clock is so far ahead of the server's. */
function showPromise(aheadMs: number) {
  const pickupMs = Date.now()
  const endMs = pickupMs + msPerHour
  const pickupAt = new Date(pickupMs).toISOString()
  const endedAt = new Date(endMs).toISOString()
  show(() => {
    const now = Date.now() - aheadMs
    const ended = foodRequest({ state: 'expired', reason: 'holdEnded', endedAt, actions: ['sayMissed'] })
    const held = foodRequest({
      state: 'promised',
      pickupAt,
      actions: now < pickupMs + lateMs ? [] : ['sayMissed'],
    })
    return now < endMs ? held : ended
  })
}
const actionsShown = () => queryClient.getQueryData(requestsQuery.queryKey)?.items[0]?.actions

it.each([0, 5 * msPerSecond])(
  'lets say that a hand-over was missed where the clock is %d ms ahead, and asks no more',
  async (aheadMs) => {
    showPromise(aheadMs)
    await pass(lateMs - msPerSecond)
    expect(fetched).not.toHaveBeenCalled()
    await pass(2 * msPerMinute)
    expect(actionsShown()).toEqual(['sayMissed'])
    await pass(30 * msPerMinute)
    expect(fetched).toHaveBeenCalledTimes(1)
  },
)

it('lets say so of a promise that was declined at its pick-up time', async () => {
  const pickupAt = new Date().toISOString()
  const declined = foodRequest({ role: 'taker', state: 'declined', pickupAt, endedAt: pickupAt })
  const lateAt = Date.now() + lateMs
  show(() => ({ ...declined, actions: Date.now() < lateAt ? [] : ['sayMissed'] }))
  await pass(lateMs + msPerMinute)
  expect(actionsShown()).toEqual(['sayMissed'])
  await pass(30 * msPerMinute)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('asks again each minute where the clock is further ahead', async () => {
  showPromise(3 * msPerMinute)
  await pass(lateMs + 4 * msPerMinute)
  expect(actionsShown()).toEqual(['sayMissed'])
  expect(fetched).toHaveBeenCalledTimes(4)
})

it('asks no more an hour later', async () => {
  showPromise(msPerDay)
  await pass(lateMs + 2 * msPerHour)
  expect(fetched).toHaveBeenCalledTimes(msPerHour / msPerMinute + 1)
  expect(actionsShown()).toEqual([])
})

it('calls a partner by their new name, and nobody else', async () => {
  const partners = () => queryClient.getQueryData(requestsQuery.queryKey)?.items.map(({ partner }) => partner)
  const before = ['mei', 'kai'].map((userId) => ({ userId, displayName: 'Before', photoId: null }))
  const items = before.map((partner) => foodRequest({ id: partner.userId, partner }))
  queryClient.setQueryData(requestsQuery.queryKey, { items })
  keepLive()
  await startRealtime()
  const after = { userId: 'kai', displayName: 'After', photoId: 'new' }
  act(() => hear(profileChangedEvent, after))
  stopRealtime()
  expect(partners()).toEqual([before[0], after])
})

const noRecord = { handedOver: 0, missed: 0 }
const partner = { userId: 'kai', displayName: 'Kai', photoId: null }
const tofu = foodRequest({ id: 'tofu', postId: 'tofu', partner, state: 'promised', record: noRecord })
const rice = { ...tofu, id: 'rice', postId: 'rice' }

it.each([
  ['reads again', 'what is still open with whom food was handed over', { state: 'handedOver' }, {}, 1],
  ['reads again', 'what is still open with whom a hand-over was missed', { state: 'missed' }, {}, 1],
  [
    'leaves',
    'what is open with others',
    { state: 'handedOver' },
    { partner: { ...partner, userId: 'arun' } },
    0,
  ],
  ['leaves', 'what has ended', { state: 'handedOver' }, { endedAt: '2026-02-28T12:00:00.000Z' }, 0],
  ['leaves', 'what is open with whom nothing was settled', { state: 'withdrawn' }, {}, 0],
] as const)('%s %s, once however often it is told', async (_, __, told, other, reads) => {
  const endedAt = '2026-03-01T12:00:00.000Z'
  const ended = { ...tofu, version: 2, endedAt, record: null, ...told }
  const record = { handedOver: 1, missed: 1 }
  fetched.mockImplementation(async () => Response.json({ items: [{ ...rice, ...other, record }, ended] }))
  queryClient.setQueryData(requestsQuery.queryKey, { items: [tofu, { ...rice, ...other }] })
  keepLive()
  await startRealtime()
  for (let n = 0; n < 2; n++) {
    act(() => hear(changedEvent, { items: [ended] }))
    await pass(100)
  }
  stopRealtime()
  const held = queryClient.getQueryData(requestsQuery.queryKey)?.items
  expect(held?.find(({ id }) => id === 'rice')?.record).toEqual(reads === 0 ? noRecord : record)
  expect(held?.find(({ id }) => id === 'tofu')?.state).toBe(told.state)
  expect(fetched).toHaveBeenCalledTimes(reads)
})

it('reads further pages while there may be open ones, and no further', async () => {
  const [first, second, ended, later] = [
    foodRequest({ id: 'first', turn: 1 }),
    foodRequest({ id: 'second', turn: 2 }),
    foodRequest({ id: 'ended', endedAt: '2026-02-28T12:00:00.000Z' }),
    foodRequest({ id: 'later', endedAt: '2026-02-27T12:00:00.000Z' }),
  ]
  const pages = [
    { items: [first], nextCursor: '1' },
    // The first has ended since.
    {
      items: [second, { ...first, version: 2, endedAt: '2026-03-01T12:00:00.000Z' }, ended],
      nextCursor: '2',
    },
    { items: [later], nextCursor: null },
  ]
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const cursor = new URL(address, 'http://localhost').searchParams.get('cursor')
    asked.push(cursor)
    return Response.json(pages[Number(cursor)])
  })
  const { items } = await queryClient.fetchQuery({ ...requestsQuery, staleTime: 0 })
  expect(asked).toEqual([null, '1'])
  expect(items.map(({ id, version }) => [id, version])).toEqual([
    ['second', 1],
    ['first', 2],
    ['ended', 1],
  ])
})
