import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Peers, watchPeers } from './peers.ts'

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

describe('whether there are other processes', () => {
  it('is not known at first; a first word, and one after a silence, tells that something may have been missed', () => {
    let ms = 0
    const found = vi.fn<() => void>()
    const peers = new Peers(found, () => ms)
    const seen: [number, boolean, number][] = []
    const look = (at: number, isHeard = false) => {
      ms = at
      if (isHeard) peers.heard()
      seen.push([at, peers.isAlone(), found.mock.calls.length])
    }
    look(12_000)
    look(13_000)
    look(20_000, true)
    look(30_000, true)
    look(42_000)
    look(43_000)
    look(44_000, true)
    expect(seen).toEqual([
      [12_000, false, 0],
      [13_000, true, 0],
      [20_000, false, 1],
      [30_000, false, 1],
      [42_000, false, 1],
      [43_000, true, 1],
      [44_000, false, 2],
    ])
  })
})
