import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

it('makes each answer once, forgets what nobody asks for, and keeps no more than it may', () => {
  const made: string[] = []
  const lengthOf = memoize((text) => {
    made.push(text)
    return text.length || undefined
  }, 4)
  expect([lengthOf('a'), lengthOf('a'), lengthOf(''), lengthOf('')]).toEqual([1, 1, undefined, undefined])
  expect(made).toEqual(['a', ''])
  for (const text of ['b', 'a', 'c', 'a', 'd', 'a', 'e', 'a']) lengthOf(text)
  expect(made).toEqual(['a', '', 'b', 'c', 'd', 'e'])
  lengthOf('b')
  expect(made.at(-1)).toBe('b')
})

it('keeps no novels', () => {
  let made = 0
  const count = memoize(() => ++made, 4)
  const novel = 'once upon a time '.repeat(100)
  expect([count(novel), count(novel)]).toEqual([1, 2])
})
