import { expect, test } from 'vitest'
import { rowsOf } from '../../../api/rows.factory.ts'
import { spelledOut } from './shorthand.ts'

test.each(
  rowsOf(`
  blk beans | black beans
  cheddar blk | cheddar block
  ched. chs blk | cheddar cheese block
  chkn brst bnls | chicken breast boneless
  oat drink | oat drink
`),
)('%s is %s', (printed, meant) => {
  expect(spelledOut(printed)).toBe(meant)
})
