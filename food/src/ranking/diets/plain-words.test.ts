import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, test } from 'vitest'
import { diets, refusals } from './diets.ts'
import { inPlainWords, readPreferences } from './preferences.ts'

test.each(
  rowsOf(`
  Halal only you fools, kein Schwein, and no idiots | halal, no pork
  Ich bin Vegetarier. spicy Japanese please | vegetarian, Japanese, spicy
   |
  Nobody of your kind |
`),
)('what is read of "%s" is said in plain words of our own: "%s"', (text = '', plain = '') => {
  expect(inPlainWords(text)).toBe(plain)
})

test('every diet and every refusal is kept by its plain words', () => {
  for (const { label } of [...diets, ...refusals])
    expect(readPreferences(inPlainWords(label)).understood, label).toContain(label)
})
