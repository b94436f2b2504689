import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['Zoë Müller', 'zoe muller'],
  ['  Nguyễn  ', 'nguyen'],
  ['ＦＵＬＬ width', 'full width'],
  ['陈浩', '陈浩'],
  ['İ', 'i'],
  ['', ''],
])('folds %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(foldText(foldText(text))).toBe(folded)
})
