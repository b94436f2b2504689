import type { NameReading } from '@shelfmate/contract/foods/foods'
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { namesQuery, receiveName } from './foods.queries.ts'

it('ends with what the server has, where another device corrected a name before the answer to this one came', async () => {
  // What else is told of it does not matter here.
  const corrected = (food: string) => ({ name: 'Toast', food }) as unknown as NameReading
  const [own, later] = [corrected('bread'), corrected('rusk')]
  vi.stubGlobal('fetch', async () => Response.json({ names: [later] }))
  queryClient.setQueryData(namesQuery.queryKey, { names: [later] })
  const stop = new QueryObserver(queryClient, namesQuery).subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  receiveName(own)
  expect(queryClient.getQueryData(namesQuery.queryKey)).toEqual({ names: [own] })
  await vi.waitFor(() => expect(queryClient.getQueryData(namesQuery.queryKey)).toEqual({ names: [later] }))
})
