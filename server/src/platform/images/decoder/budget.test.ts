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

it.each([
  ['as many as there are places', { places: 2, costs: [1, 1, 1], first: 'ab' }],
  [
    'nobody who would cost too much together with who is in, and nobody past',
    { places: 3, costs: [60, 60, 10], first: 'a' },
  ],
])('lets in %s', async (_, { places, costs: [a = 0, b = 0, c = 0], first }) => {
  const { start, end, now } = works(new Budget(places, 100))
  const begun = [start('a', a), start('b', b), start('c', c)] as const
  expect(await now()).toBe(first)
  await end('a', begun[0])
  expect(await now()).toBe('bc')
  await end('b', begun[1])
  await end('c', begun[2])
})

it('makes room also after a failure', async () => {
  const budget = new Budget(1, 100)
  await expect(budget.run(100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await budget.run(100, async () => 'next')).toBe('next')
})
