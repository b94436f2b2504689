import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['Zoë Müller', 'zoe muller'],
  ['  Nguyễn  ', 'nguyen'],
  ['ＦＵＬＬ width', 'full width'],
  ['陈浩', '陈浩'],
  ['İ', 'i'],
  ['Yılmaz IŞIK', 'yilmaz isik'],
  ['ΜΟΥΣΑΚΑΣ μουσακάς', 'μουσακασ μουσακασ'],
  ['Đỗ Łukasz Søren', 'do lukasz soren'],
  ['STRAẞE Straße Œuf Æble', 'strasse strasse oeuf aeble'],
  ['', ''],
])('folds %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(foldText(foldText(text))).toBe(folded)
})
