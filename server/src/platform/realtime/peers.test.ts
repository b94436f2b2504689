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
    look(30_000)
    look(31_000)
    look(40_000, true)
    look(60_000, true)
    look(90_000)
    look(91_000)
    look(92_000, true)
    expect(seen).toEqual([
      [30_000, false, 0],
      [31_000, true, 0],
      [40_000, false, 1],
      [60_000, false, 1],
      [90_000, false, 1],
      [91_000, true, 1],
      [92_000, false, 2],
    ])
  })
})
