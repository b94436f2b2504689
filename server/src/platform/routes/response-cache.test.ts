import { expect, it, vi } from 'vitest'
import { ResponseCache } from './response-cache.ts'

const reading = (text: string, revision: number) => vi.fn(async () => ({ text, revision }))

it('sends an answer again only while it shows the revision that is asked for', async () => {
  const kept = new ResponseCache({ most: 1_000 })
  const first = reading('[1]', 1)
  expect(await kept.answer('mei', 1, first)).toMatchObject({ text: '[1]', revision: 1 })
  const never = reading('never', 1)
  expect((await kept.answer('mei', 1, never)).text).toBe('[1]')
  expect(never).not.toHaveBeenCalled()
  // Read in a moment of its own, a page may show more than the session saw.
  expect((await kept.answer('mei', 2, reading('[1,2,3]', 3))).text).toBe('[1,2,3]')
  expect((await kept.answer('mei', 3, never)).text).toBe('[1,2,3]')
  expect((await kept.answer('kai', 3, reading('[]', 3))).text).toBe('[]')
  // After a restore a pantry may stand where it stood long ago.
  expect((await kept.answer('mei', 2, reading('[1,2]', 2))).text).toBe('[1,2]')
})

it('keeps no failure', async () => {
  const kept = new ResponseCache({ most: 1_000 })
  const failing = () => Promise.reject(new Error('gone'))
  await expect(kept.answer('mei', 1, failing)).rejects.toThrow('gone')
  expect((await kept.answer('mei', 1, reading('[1]', 1))).text).toBe('[1]')
})

it('lets those go that were used longest ago when their texts outgrow its bound', async () => {
  const kept = new ResponseCache({ most: 500 })
  const read = (name: string) => vi.fn(async () => ({ text: name.repeat(4), revision: 1 }))
  await kept.answer('a', 1, read('a'))
  await kept.answer('b', 1, read('b'))
  await kept.answer('a', 1, read('a'))
  await kept.answer('c', 1, read('c'))
  const [a, b] = [read('a'), read('b')]
  await kept.answer('a', 1, a)
  expect(a).not.toHaveBeenCalled()
  await kept.answer('b', 1, b)
  expect(b).toHaveBeenCalled()
  const huge = reading('x'.repeat(260), 1)
  await kept.answer('huge', 1, huge)
  await kept.answer('huge', 1, huge)
  expect(huge).toHaveBeenCalledTimes(2)
})

it('counts what an answer is kept under, and that it is kept at all', async () => {
  const kept = new ResponseCache({ most: 10_000 })
  const keep = async (length: number, count: number) => {
    for (let n = 0; n < count; n++) await kept.answer(`${n} `.padEnd(length), 1, reading('[]', 1))
    return Array.from({ length: count }, (_, n) => kept.has(`${n} `.padEnd(length))).filter(Boolean).length
  }
  expect(await keep(800, 20)).toBeLessThan(11)
  expect(await keep(1, 100)).toBeLessThan(51)
})
