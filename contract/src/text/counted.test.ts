import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one is one, and all others are many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'item'))).toEqual(['0 items', '1 item', '2 items'])
})
