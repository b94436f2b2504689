import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Work that holds the event loop, as thinking does. */
async function hold(ms: number): Promise<number> {
  const until = performance.now() + ms
  while (performance.now() < until);
  return ms
}

/** Does what it is given, and fails where something else is under way. */
function oneAtATime() {
  let running = 0
  return async (doing: () => Promise<unknown>) => {
    running += 1
    expect(running).toBe(1)
    await doing()
    running -= 1
  }
}

it('lets one come after the other and answers what each answered', async () => {
  const queue = new FairQueue()
  const alone = oneAtATime()
  const work = async (n: number) => {
    await alone(() => sleep(1))
    if (n === 3) throw new Error('not this one')
    return n
  }
  const ends = await Promise.allSettled([1, 2, 3, 4].map((n) => queue.run(`key ${n % 2}`, () => work(n))))
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.message))).toEqual([
    1,
    2,
    'not this one',
    4,
  ])
})

it('gives others the event loop while one key asks for more than its share', async () => {
  const queue = new FairQueue()
  const since = performance.now()
  const greedy = Promise.all(Array.from({ length: 6 }, () => queue.run('greedy', () => hold(50))))
  const ended = vi.fn()
  void greedy.finally(ended)
  // What is left over its free part rests for 25 times as long, three quarters of a second at most.
  await queue.run('somebody', () => hold(1))
  const waited = performance.now() - since
  expect(ended).not.toHaveBeenCalled()
  await greedy
  expect(performance.now() - since).toBeGreaterThan(Math.max(1_500, 2 * waited))
})

it('refuses what a key has waiting beyond ten', async () => {
  const queue = new FairQueue()
  const ends = await Promise.allSettled(Array.from({ length: 12 }, () => queue.run('greedy', () => hold(1))))
  expect(ends.filter((end) => end.status === 'rejected')).toMatchObject([
    { reason: { code: 'RATE_LIMITED', retryAfterSeconds: 5 } },
    { reason: { code: 'RATE_LIMITED' } },
  ])
  expect(await queue.run('greedy', () => hold(1))).toBe(1)
})

it('lets others in between the steps of long work, one of them at a time', async () => {
  const queue = new FairQueue()
  const done: string[] = []
  const alone = oneAtATime()
  const step = async (name: string) => {
    await alone(() => hold(25))
    done.push(name)
  }
  const long = queue.run('greedy', async (pause) => {
    for (let n = 1; n <= 6; n++) {
      await step('long')
      await pause()
    }
    return 'end'
  })
  const others = ['one', 'two'].map((key) => queue.run(key, () => step(key)))
  await Promise.all(others)
  expect(done.slice(0, 3)).toEqual(['long', 'one', 'two'])
  expect(await long).toBe('end')
  expect(done).toHaveLength(8)
})

it('goes on with others where long work fails after a pause', async () => {
  const queue = new FairQueue()
  const failing = queue.run('greedy', async (pause) => {
    await hold(25)
    await pause()
    throw new Error('not this one')
  })
  await expect(failing).rejects.toThrow('not this one')
  expect(await queue.run('somebody', () => hold(1))).toBe(1)
})
