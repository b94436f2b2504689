import { onlineManager } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { reportQuery } from './steward.queries.ts'
import { namedQuery, stewardsQuery } from './stewards.queries.ts'

it.each([
  ['a report', () => queryClient.fetchQuery({ ...reportQuery('r-1'), retry: false })],
  ['the stewards', () => queryClient.fetchQuery({ ...stewardsQuery, retry: false })],
  ['people by name', () => queryClient.fetchQuery({ ...namedQuery('mei'), retry: false })],
])('%s: says at once that there is no network, instead of waiting for one', async (_, read) => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  onlineManager.setOnline(false)
  onTestFinished(() => {
    onlineManager.setOnline(true)
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  const failure = vi.fn()
  read().catch(failure)
  await expect.poll(() => failure.mock.calls).toMatchObject([[{ code: 'OFFLINE' }]])
})
