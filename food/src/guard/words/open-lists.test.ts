import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { describe, expect, test } from 'vitest'
import { readAllergies } from '../allergies/read-allergies.ts'
import { checkRecipe } from '../check-recipe.ts'
import type { GuardedIngredient } from '../reading/recipe-texts.ts'

const verdict = (line: string | GuardedIngredient, told = 'celery') =>
  checkRecipe({ title: 'Bowl', ingredients: ['rice', line], steps: ['Serve.'] }, readAllergies(told))
const remarked = (remark: string) => verdict({ text: 'rice', itemName: 'Rice', remark })
const doubted = (words: string) => ({ ok: true, unknown: [{ index: 1, words }] })

describe('a remark whose list is not all there is leaves a doubt', () => {
  test.each(
    rowsOf(`
    contains oats, honey and more | and more
    Contains: oats, honey & more. | & more
    made with oats, honey, and others | and others
    Made on 30 Dec 2026 with granola without nuts, pears, and more. | and more
    oats, honey, raisins etc. | etc
    ingredients: oats and other things; eat soon | and other things
    contains rye, oats, and other cereals | and other cereals
    rice, chicken, beans & more :) | & more
    rice, beans & more (see label) | & more
    oats, honey and so on | and so on
    oats, honey, … | …
    contains oats, honey... | ...
    contains, among others, oats | among others
    best before Monday (oats, honey, etc.) | etc
    enthält Hafer, Honig u.a. | u.a
    enthält u. a. Hafer und Honig | u. a.
    Zutaten: Hafer, Honig usw. | usw
    mit Hafer, Honig und vielem mehr; Zutaten: Hafer, Honig und mehr | und mehr
    contient avoine, miel et autres | et autres
    ingredientes: avena, miel, y más | y más
    contiene avena, miele ecc. | ecc
    contém aveia, mel e outros | e outros
    mengandungi oat, madu dan lain-lain | dan lain-lain
    bahan: beras, madu, dll. | dll
    bevat haver, honing enz. | enz
    含大米、蜂蜜等 | 等
    原材料：米、はちみつなど | など
  `),
  )('%j', (remark, words) => {
    expect(remarked(remark)).toEqual(doubted(words))
  })
})

test.each([
  'eat soon and more',
  'eat soon, share and more',
  'half gone, bought on Monday etc.',
  'good with rice, beans and more',
  'goes with rice and more',
  'for soup, rice etc.',
  'I like rice, beans and so on',
  'bought rice, beans and more at the market',
  'use with rice, beans, …',
  'mix with oats, honey etc.',
  'smells like garlic, onions and more',
  'no nuts, eggs, etc.',
  'contains no nuts, eggs and others',
  'does not contain nuts, eggs and more',
  'made without nuts, eggs and more',
  'ohne Nüsse, Eier usw.',
  'tanpa kacang, telur dan lain-lain',
  'contains rice, eat soon and more',
  'contains rice and beans',
  'rice...',
  'eat me soon…',
  '2 more in the freezer',
  'rice, beans, and more rice',
])('a remark that lists nothing of what is in it, or all, leaves none: %s', (remark) => {
  expect(remarked(remark)).toEqual({ ok: true })
})

test.each(
  rowsOf(`
  granola (oats, honey and more) | and more
  granola: oats, honey, … | …
  oats, honey and more | and more
  oats, honey & others | others
  trail mix with raisins and more | and more
`),
)('a line says it as well, once: %s', (line, words) => {
  expect(verdict(line)).toEqual(doubted(words))
  expect(verdict({ text: 'rice', itemName: line })).toEqual(doubted(words))
})

test.each(['1 tbsp butter, plus more', '2 tbsp oil, and more for frying', '1 onion, and more', 'rice…'])(
  'more of the same is no more than that: %s',
  (line) => {
    expect(verdict(line)).toEqual({ ok: true })
  },
)

test('says nothing to whoever avoids nothing, and does not hide what is named', () => {
  const line = { text: 'rice', itemName: 'Rice', remark: 'contains peanuts and more' }
  expect(verdict(line, 'none')).toEqual({ ok: true })
  expect(verdict(line, 'peanuts').ok).toBe(false)
})
