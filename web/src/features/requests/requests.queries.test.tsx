import { msPerDay } from '@shelfmate/contract/api/durations'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { requestsQuery, useRequestsLive } from './requests.queries.ts'

const promise = foodRequest({
  state: 'promised',
  pickupAt: new Date(Date.parse('2026-03-01T12:00:00Z') + 30 * msPerDay).toISOString(),
})
const fetched = vi.fn(async () => Response.json({ items: [promise] }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  vi.stubGlobal('fetch', fetched)
  queryClient.setQueryData(requestsQuery.queryKey, { items: [promise] })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks once a day while the next moment is further away than a timer reaches', async () => {
  renderHook(useRequestsLive, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await pass(100)
  expect(fetched).not.toHaveBeenCalled()
  await pass(msPerDay)
  expect(fetched).toHaveBeenCalledTimes(1)
  await pass(msPerDay)
  expect(fetched).toHaveBeenCalledTimes(2)
})
