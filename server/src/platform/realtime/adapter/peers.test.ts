import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Peers } from './peers.ts'

describe('the other processes', () => {
  const missed = vi.fn<(everywhere: boolean) => void>()
  let peers: Peers
  beforeEach(() => {
    vi.useFakeTimers()
    missed.mockClear()
    peers = new Peers(missed)
  })
  afterEach(() => {
    peers.close()
    vi.useRealTimers()
  })
  const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000)

  it('are taken to be there until a silence tells otherwise', () => {
    expect(peers.isAlone()).toBe(false)
    seconds(12)
    expect(peers.isAlone()).toBe(false)
    seconds(1)
    expect(peers.isAlone()).toBe(true)
    peers.heard('one')
    expect(peers.isAlone()).toBe(false)
  })

  it('may have told us nothing before their first word, and before one after a silence', () => {
    peers.heard('one')
    expect(missed).toHaveBeenCalledTimes(1)
    peers.heard('two')
    seconds(5)
    peers.heard('one')
    expect(missed).toHaveBeenCalledTimes(1)
    peers.left('one')
    peers.left('two')
    seconds(13)
    expect(missed).toHaveBeenCalledTimes(1)
    peers.heard('one')
    expect(missed).toHaveBeenCalledTimes(2)
  })

  it('were told nothing while they were not heard: their screens may have missed something, too', () => {
    peers.heard('one')
    expect(missed).toHaveBeenLastCalledWith(false)
    seconds(13)
    expect(missed).toHaveBeenLastCalledWith(false)
    peers.heard('one')
    expect(missed).toHaveBeenLastCalledWith(true)
  })

  it('that vanish are noticed one by one, also where another one comes meanwhile', () => {
    peers.heard('one')
    peers.heard('two')
    seconds(7)
    peers.heard('two')
    peers.heard('three')
    missed.mockClear()
    seconds(6)
    expect(missed).toHaveBeenCalledTimes(1)
    expect(peers.isAlone()).toBe(false)
    seconds(7)
    expect(missed).toHaveBeenCalledTimes(2)
    expect(peers.isAlone()).toBe(true)
  })

  it('that return from a silence are noticed as well, whoever else was heard meanwhile', () => {
    peers.heard('one')
    peers.heard('two')
    seconds(7)
    peers.heard('two')
    missed.mockClear()
    seconds(6)
    expect(missed).toHaveBeenCalledTimes(1)
    peers.heard('one')
    expect(missed.mock.calls).toEqual([[false], [false]])
    peers.heard('one')
    expect(missed).toHaveBeenCalledTimes(2)
  })

  it('that return before anybody looked are noticed, too', () => {
    let ms = 0
    peers.close()
    peers = new Peers(missed, () => ms)
    peers.heard('one')
    missed.mockClear()
    ms = 11_000
    peers.heard('two')
    ms = 13_000
    peers.heard('one')
    expect(missed.mock.calls).toEqual([[false]])
  })
})
