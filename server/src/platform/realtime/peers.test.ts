import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPeers } from './peers.ts'

describe('the number of processes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('tells of those that are gone, and of nothing else', async () => {
    const counts = [2, 2, 3, 1, 1, new Error('not now'), 1, 0]
    const vanished = vi.fn<() => void>()
    const stop = watchPeers(async () => {
      const count = counts.shift() ?? 0
      if (count instanceof Error) throw count
      return count
    }, vanished)
    const told: number[] = []
    while (counts.length > 0) {
      await vi.advanceTimersByTimeAsync(5_000)
      told.push(vanished.mock.calls.length)
    }
    expect(told).toEqual([0, 0, 0, 1, 1, 1, 1, 2])
    stop()
    counts.push(-1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(vanished).toHaveBeenCalledTimes(2)
  })
})
