import { expect, it } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'

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
])('folds %s, once and again', (text, folded) =>
  expect([text, foldForSearch(text)].map(foldForSearch)).toEqual([folded, folded]),
)
