import { expect, test } from 'vitest'
import { spelledOut } from './shorthand.ts'

test.each([
  ['blk beans', 'black beans'],
  ['cheddar blk', 'cheddar block'],
  ['ched. chs blk', 'cheddar cheese block'],
  ['chkn brst bnls', 'chicken breast boneless'],
  ['oat drink', 'oat drink'],
])('%s is %s', (printed, meant) => {
  expect(spelledOut(printed)).toBe(meant)
})
