import { beforeEach, describe, expect, it } from 'vitest'
import { DomainError } from '#platform/errors/domain-error.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { TokenBucket } from './token-bucket.ts'

let clock: TestClock
let bucket: TokenBucket
beforeEach(() => {
  clock = new TestClock()
  bucket = new TokenBucket(clock, { burst: 3, perSecond: 2 })
})

/** How many of so many attempts are let through. */
function taken(key: string, attempts: number): number {
  let count = 0
  for (let n = 0; n < attempts; n++) {
    try {
      bucket.take(key)
      count++
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
  return count
}

describe('a pace', () => {
  it('lets a burst through, then so many a second', () => {
    expect(taken('mei', 10)).toBe(3)
    clock.advance(1_000)
    expect(taken('mei', 10)).toBe(2)
    clock.advance(500)
    expect(taken('mei', 10)).toBe(1)
  })

  it('lets a burst through again after a rest, and no more', () => {
    taken('mei', 10)
    clock.advance(60_000)
    expect(taken('mei', 10)).toBe(3)
  })

  it('goes by the time that passed, however the clock is set', () => {
    taken('mei', 10)
    clock.set(new Date(clock.now().getTime() - 3_600_000))
    clock.advance(1_000)
    expect(taken('mei', 10)).toBe(2)
  })

  it('says how long to wait', () => {
    bucket = new TokenBucket(clock, { burst: 1, perSecond: 0.1 })
    bucket.take('mei')
    clock.advance(2_500)
    expect(() => bucket.take('mei')).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 8 }),
    )
    clock.advance(8_000)
    expect(taken('mei', 1)).toBe(1)
  })

  it('takes nothing for what was not done', async () => {
    const work = async () => undefined
    for (let n = 0; n < 10; n++) expect(await bucket.trying('mei', work)).toBeUndefined()
    const failing = () => bucket.trying('mei', () => Promise.reject(new DomainError('NOT_FOUND')))
    await expect(failing()).rejects.toThrow(DomainError)
    expect(await bucket.trying('mei', async () => 'done')).toBe('done')
    expect(taken('mei', 10)).toBe(2)
    // What was not let through took nothing that it could give back.
    await expect(failing()).rejects.toThrow(DomainError)
    expect(taken('mei', 1)).toBe(0)
  })

  it('takes a point for what failed: that is not tried again', async () => {
    const failing = () => bucket.trying('mei', () => Promise.reject(new Error('a failure of ours')))
    await expect(failing()).rejects.toThrow('a failure of ours')
    expect(taken('mei', 3)).toBe(2)
  })

  it('is each key’s own', () => {
    taken('mei', 10)
    expect(taken('kai', 1)).toBe(1)
  })

  it('forgets nobody who is not rested, however many come', () => {
    taken('mei', 10)
    for (let n = 0; n < 25_000; n++) bucket.take(`student ${n}`)
    expect(taken('mei', 1)).toBe(0)
  })
})
