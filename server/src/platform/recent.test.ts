import { expect, it } from 'vitest'
import { Recent } from './recent.ts'

const namesIn = (recent: Recent<string>, names: string) =>
  [...names].filter((name) => recent.has(name)).join('')

it('lets those go that were used longest ago', () => {
  const recent = new Recent<string>(4)
  for (const name of 'abc') recent.set(name, name)
  expect(recent.get('a')).toBe('a')
  for (const name of 'de') recent.set(name, name)
  expect(namesIn(recent, 'abcde')).toBe('acde')
  expect(recent.get('b')).toBeUndefined()
})

it('holds no more than may be, and weighs a value anew when it is another', () => {
  const recent = new Recent<string>(10, (text) => text.length)
  recent.set('a', 'xxxx')
  recent.set('a', 'x')
  recent.set('b', 'xxxx')
  expect(namesIn(recent, 'ab')).toBe('ab')
  recent.set('c', 'xxxxx')
  recent.set('d', 'xxxxx')
  expect(namesIn(recent, 'abcd')).toBe('cd')
})

it('keeps nothing that takes more than half of the room, and not what it stands for either', () => {
  const recent = new Recent<string>(10, (text) => text.length)
  recent.set('a', 'x')
  recent.set('a', 'x'.repeat(6))
  expect(recent.has('a')).toBe(false)
})

it('forgets what is deleted, in either half', () => {
  const recent = new Recent<string>(4)
  for (const name of 'abc') recent.set(name, name)
  recent.delete('a')
  recent.delete('c')
  expect(namesIn(recent, 'abc')).toBe('b')
  for (const name of 'de') recent.set(name, name)
  expect(namesIn(recent, 'bde')).toBe('bde')
})
