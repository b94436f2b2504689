import { expect, test } from 'vitest'
import { titleOf } from './steward-words.ts'

test.each([
  ['post', 'Post by Arun Raj'],
  ['message', 'Message by Arun Raj'],
  ['person', 'Arun Raj'],
] as const)('a reported %s is called %s', (kind, title) => {
  expect(titleOf(kind, 'Arun Raj')).toBe(title)
})
