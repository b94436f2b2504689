import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAwaitsRefetch } from './use-awaits-refetch.ts'

const fromBefore = { dataUpdatedAt: performance.timeOrigin - 1, isFetching: true }

it('waits for what is so now, but takes nothing away once it was shown', () => {
  const { result, rerender } = renderHook((query: typeof fromBefore) => useAwaitsRefetch(query), {
    initialProps: fromBefore,
  })
  expect(result.current).toBe(true)
  rerender({ ...fromBefore, isFetching: false })
  expect(result.current).toBe(false)
  // The connection is back: it is asked for again.
  rerender(fromBefore)
  expect(result.current).toBe(false)
})

it('has shown nothing where there was nothing yet', () => {
  const failed = { dataUpdatedAt: 0, isFetching: false }
  const { result, rerender } = renderHook((query: typeof failed) => useAwaitsRefetch(query), {
    initialProps: failed,
  })
  rerender(fromBefore)
  expect(result.current).toBe(true)
})

it('waits for what is so now where that of this page is known to be old', () => {
  const { result } = renderHook(() =>
    useAwaitsRefetch({ dataUpdatedAt: performance.timeOrigin + 1, isFetching: true, isOld: true }),
  )
  expect(result.current).toBe(true)
})
