import { expect, it } from 'vitest'
import { Budget } from './budget.ts'

/** Work that ends when told to, and what of it runs. */
function works(budget: Budget) {
  const running = new Set<string>()
  const finish = new Map<string, () => void>()
  const start = (name: string, cost: number) =>
    budget.run(cost, async () => {
      running.add(name)
      await new Promise<void>((resolve) => finish.set(name, resolve))
      running.delete(name)
    })
  const end = async (name: string, work: Promise<void>) => {
    finish.get(name)?.()
    await work
  }
  const now = async () => {
    // A turn of the event loop lets in whoever may.
    await new Promise((resolve) => setImmediate(resolve))
    return [...running].toSorted().join('')
  }
  return { start, end, now }
}

it('lets in as many as there are places', async () => {
  const { start, end, now } = works(new Budget(2, 100))
  const a = start('a', 1)
  const b = start('b', 1)
  const c = start('c', 1)
  expect(await now()).toBe('ab')
  await end('a', a)
  expect(await now()).toBe('bc')
  await end('b', b)
  await end('c', c)
})

it('lets nobody in that would cost too much together with who is in, and nobody past', async () => {
  const { start, end, now } = works(new Budget(3, 100))
  const a = start('a', 60)
  const b = start('b', 60)
  const c = start('c', 10)
  expect(await now()).toBe('a')
  await end('a', a)
  expect(await now()).toBe('bc')
  await end('b', b)
  await end('c', c)
})

it('makes room also after a failure', async () => {
  const budget = new Budget(1, 100)
  await expect(budget.run(100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await budget.run(100, async () => 'next')).toBe('next')
})
