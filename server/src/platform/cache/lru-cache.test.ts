import { expect, it } from 'vitest'
import { LruCache } from './lru-cache.ts'

const namesIn = (cache: LruCache<string>, names: string) =>
  [...names].filter((name) => cache.has(name)).join('')

it('lets those go that were used longest ago', () => {
  const cache = new LruCache<string>(4)
  for (const name of 'abc') cache.set(name, name)
  expect(cache.get('a')).toBe('a')
  for (const name of 'de') cache.set(name, name)
  expect(namesIn(cache, 'abcde')).toBe('acde')
  expect(cache.get('b')).toBeUndefined()
})

it('holds no more than may be, and weighs a value anew when it is another', () => {
  const cache = new LruCache<string>(10, (text) => text.length)
  cache.set('a', 'xxxx')
  cache.set('a', 'x')
  cache.set('b', 'xxxx')
  expect(namesIn(cache, 'ab')).toBe('ab')
  cache.set('c', 'xxxxx')
  cache.set('d', 'xxxxx')
  expect(namesIn(cache, 'abcd')).toBe('cd')
})

it('keeps nothing that takes more than half of the room, and not what it stands for either', () => {
  const cache = new LruCache<string>(10, (text) => text.length)
  cache.set('a', 'x')
  cache.set('a', 'x'.repeat(6))
  expect(cache.has('a')).toBe(false)
})

it('forgets what is deleted, in either half', () => {
  const cache = new LruCache<string>(4)
  for (const name of 'abc') cache.set(name, name)
  cache.delete('a')
  cache.delete('c')
  expect(namesIn(cache, 'abc')).toBe('b')
  for (const name of 'de') cache.set(name, name)
  expect(namesIn(cache, 'bde')).toBe('bde')
})
