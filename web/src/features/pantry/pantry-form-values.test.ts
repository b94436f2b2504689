import { pantryItemWith } from '@shelfmate/contract/pantry.factory'
import { expect, test } from 'vitest'
import { isSame } from '#lib/form-opening.ts'
import { type FormValues, placeName, valuesOf, withoutBlankDates } from './pantry-form-values.ts'

const typed: FormValues = {
  name: ' Milk ',
  quantity: '2',
  expiryDates: ['2026-03-02'],
  remark: ' top shelf ',
  place: '',
}

test('withoutBlankDates leaves out further rows alone', () => {
  const dates = (expiryDates: string[]) => withoutBlankDates({ ...typed, expiryDates }).expiryDates
  expect(dates(['', ''])).toEqual([''])
  expect(dates(['2026-03-02', '', '2026-03-04'])).toEqual(['2026-03-02', '2026-03-04'])
})

test('valuesOf shows an item as it would be typed', () => {
  const item = pantryItemWith({ expiryDate: '2026-03-02', place: 'freezer' })
  const expiryDates = ['2026-03-02']
  expect(valuesOf(item)).toEqual({ name: 'Milk', quantity: '2', expiryDates, remark: '', place: 'freezer' })
  expect(isSame(valuesOf(item), valuesOf({ ...item, id: '2' }))).toBe(true)
  expect(isSame(valuesOf(item), typed)).toBe(false)
})

test('placeName words the known places, and keeps one of a later version', () => {
  expect([placeName('fridge'), placeName('Cellar')]).toEqual(['Fridge', 'Cellar'])
})
