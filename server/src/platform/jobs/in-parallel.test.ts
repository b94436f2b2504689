import { expect, it, vi } from 'vitest'
import { inParallel } from './in-parallel.ts'

it('ends with the last of its parts and throws the first failure', async () => {
  const { promise: slow, resolve: end } = Promise.withResolvers<void>()
  const parts = [() => slow, async () => Promise.reject(new Error('no luck')), async () => undefined]
  const ended = vi.fn()
  const work = inParallel(3, () => (parts.shift() ?? expect.fail('three parts'))()).finally(ended)
  const settled = Promise.allSettled([work])
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).not.toHaveBeenCalled()
  end()
  expect(await settled).toEqual([{ status: 'rejected', reason: new Error('no luck') }])
})
