import { expect, it, vi } from 'vitest'
import { patienceMs } from '../../testing/patience.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { drainInParallel } from './drain.ts'

/** A queue of so many, and how often somebody looked into it. */
function queueOf(count: number, handle: (due: number) => Promise<void>) {
  const left = Array.from({ length: count }, (_, n) => n + 1)
  const take = vi.fn(async () => left.splice(0, 1))
  return { clock: new TestClock(), leaseMs: 1_000, take, handle }
}

it('looks once at rest, and by as many as may where there is more', async () => {
  const idle = queueOf(0, async () => undefined)
  await drainInParallel(idle, 4)
  expect(idle.take).toHaveBeenCalledTimes(1)
  let [atOnce, most] = [0, 0]
  const handled: number[] = []
  const busy = queueOf(9, async (due) => {
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setTimeout(resolve))
    atOnce -= 1
    handled.push(due)
  })
  await drainInParallel(busy, 4)
  expect(most).toBe(4)
  expect(handled.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('ends with the last of them, and then throws the first failure', async () => {
  const ended = vi.fn()
  const { promise, resolve } = Promise.withResolvers<void>()
  const queue = queueOf(3, async (due) => {
    if (due === 3) return promise
    throw new Error(`failure ${due}`)
  })
  const draining = drainInParallel(queue, 3).finally(ended)
  draining.catch(() => undefined)
  await vi.waitFor(() => expect(queue.take).toHaveBeenCalledTimes(3), patienceMs)
  expect(ended).not.toHaveBeenCalled()
  resolve()
  await expect(draining).rejects.toThrow('failure 1')
})
