// @vitest-environment happy-dom
import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { useQuery } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { startRealtime } from '#lib/realtime.ts'
import { endScreens } from '#lib/testing/end-screens.factory.ts'
import { connect, hear } from '#lib/testing/live-line.factory.ts'
import { foodsEvent, pantryEvent } from './recipes.addresses.ts'
import {
  consideredQuery,
  isConsideredOld,
  useConsideredLive,
  useConsideredMarked,
} from './recipes.queries.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

afterEach(endScreens)

it.each([
  ['the profile changes', () => hear(profileChangedEvent, { userId: 'mei', displayName: 'Mei' })],
  ['the pantry changes', () => hear(pantryEvent, {})],
  ['a name means something else', () => hear(foodsEvent, {})],
  ['the line stands', connect],
])('asks once more where %s before the first answer, which may not know it', async (_, happens) => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const asked = vi.fn(() => answers[asked.mock.calls.length - 1]?.promise)
  vi.stubGlobal('fetch', asked)
  renderHook(() => {
    useConsideredLive('mei')
    return useQuery(consideredQuery, queryClient)
  })
  await startRealtime()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  happens()
  answers[0]?.resolve(Response.json({ allergies: 'none' }))
  answers[1]?.resolve(Response.json({ allergies: 'peanuts' }))
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(consideredQuery.queryKey)).toEqual({ allergies: 'peanuts' }),
  )
  expect(asked).toHaveBeenCalledTimes(2)
})

it('counts as old once something changes while no screen reads it, and is asked for by the next one alone', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  queryClient.setQueryData(consideredQuery.queryKey, {} as never)
  renderHook(() => useConsideredMarked('mei'))
  await startRealtime()
  expect(isConsideredOld()).toBe(false)
  hear(foodsEvent, {})
  expect(isConsideredOld()).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['oneself', 'mei', {}],
  ['somebody else', 'kai', undefined],
])('judges recipes of who avoided nothing once the profile of %s changes', async (_, userId, labels) => {
  queryClient.setQueryData(consideredQuery.queryKey, { items: 2 } as never)
  renderHook(() => useConsideredMarked('mei'))
  await startRealtime()
  hear(profileChangedEvent, { userId, displayName: 'Mei' })
  expect(queryClient.getQueryData(consideredQuery.queryKey)?.labels).toEqual(labels)
  expect(isConsideredOld()).toBe(labels !== undefined)
})
