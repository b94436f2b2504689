// @vitest-environment happy-dom
import { profileChangedEvent } from '@shelfmate/contract/api/live'
import { useInfiniteQuery } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { startRealtime, stopRealtime } from '#lib/realtime.ts'
import { hear } from '#lib/testing/live-line.factory.ts'
import { peopleQuery } from './chat.queries.ts'
import { useChatLive } from './chat-live.ts'

vi.mock('socket.io-client', () => import('#lib/testing/live-line.factory.ts'))

it('shows the new name of somebody on a page that was being read when it changed', async () => {
  onTestFinished(() => {
    cleanup()
    stopRealtime()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  const people = (displayName: string, nextCursor: string | null) =>
    Response.json({ items: [{ userId: displayName, displayName, photoId: null }], nextCursor })
  const coming = Promise.withResolvers<Response>()
  const answers = [people('Ana', 'next'), coming.promise, people('Ana', 'next'), people('Ben Tan', null)]
  vi.stubGlobal('fetch', async () => answers.shift())
  const { result } = renderHook(() => {
    useChatLive()
    return useInfiniteQuery(peopleQuery(''), queryClient)
  })
  const shown = () => result.current.data?.pages.map(({ items }) => items[0]?.displayName)
  await startRealtime()
  await vi.waitFor(() => expect(shown()).toEqual(['Ana']))
  void result.current.fetchNextPage()
  hear(profileChangedEvent, { userId: 'Ben', displayName: 'Ben Tan', photoId: null })
  coming.resolve(people('Ben', null))
  await vi.waitFor(() => expect(shown()).toEqual(['Ana', 'Ben Tan']))
})
