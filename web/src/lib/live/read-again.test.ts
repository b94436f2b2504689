import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { readAgain } from './read-again.ts'

const queryKey = ['shelf']
const shown = () => queryClient.getQueryData(queryKey)

/** Every reading so far, settled by the test. */
let readings: PromiseWithResolvers<string>[]
let stops: (() => void)[]
beforeEach(() => {
  readings = []
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  queryClient.clear()
})

const read = () => {
  const reading = Promise.withResolvers<string>()
  readings.push(reading)
  return reading.promise
}
const query = { queryKey, queryFn: read, retry: false, staleTime: Number.POSITIVE_INFINITY }

const show = () => void stops.push(new QueryObserver(queryClient, query).subscribe(() => undefined))

it('asks once more for what is being read for the first time, however many ask', async () => {
  show()
  const asked = Promise.all([readAgain({ queryKey }), readAgain({ queryKey })])
  expect(readings).toHaveLength(1)
  readings[0]?.resolve('as it was')
  await vi.waitFor(() => expect(readings).toHaveLength(2))
  expect(shown()).toBe('as it was')
  readings[1]?.resolve('as it is')
  await asked
  expect(shown()).toBe('as it is')
  expect(readings).toHaveLength(2)
})

it('asks once more for what was refused the first time', async () => {
  show()
  const asked = readAgain({ queryKey })
  readings[0]?.reject(new Error('not there yet'))
  await vi.waitFor(() => expect(readings).toHaveLength(2))
  readings[1]?.resolve('there')
  await asked
  expect(shown()).toBe('there')
})

it('begins at once where an answer is there, also in place of what is being read', async () => {
  queryClient.setQueryData(queryKey, 'as it was')
  show()
  void readAgain({ queryKey })
  const asked = readAgain({ queryKey })
  expect(readings).toHaveLength(2)
  readings[1]?.resolve('as it is')
  readings[0]?.resolve('as it was in between')
  await asked
  expect(shown()).toBe('as it is')
})

it.each([
  ['lies there', () => queryClient.setQueryData(queryKey, 'as it was')],
  [
    'is being read ahead',
    () => {
      void queryClient.prefetchQuery(query)
      queueMicrotask(() => readings[0]?.resolve('as it was'))
    },
  ],
])('marks as old what %s and is on no screen', async (_, prepare) => {
  prepare()
  await readAgain({ queryKey })
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: 'as it was', isInvalidated: true })
})

it('lets the further page come that was asked for, and reads all of them after it', async () => {
  const observer = new InfiniteQueryObserver(queryClient, {
    ...query,
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
  })
  stops.push(observer.subscribe(() => undefined))
  readings[0]?.resolve('first')
  await vi.waitFor(() => expect(shown()).toMatchObject({ pages: ['first'] }))
  void observer.fetchNextPage()
  const asked = readAgain({ queryKey })
  readings[1]?.resolve('second')
  for (const nth of [2, 3]) {
    await vi.waitFor(() => expect(readings).toHaveLength(nth + 1))
    readings[nth]?.resolve('new')
  }
  await asked
  expect(shown()).toMatchObject({ pages: ['new', 'new'] })
})
