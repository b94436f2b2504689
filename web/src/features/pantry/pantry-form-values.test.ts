import { expect, test } from 'vitest'
import { isSame } from '#lib/form-opening.ts'
import { type FormValues, valuesOf, withoutBlankDates } from './pantry-form-values.ts'

const typed: FormValues = {
  name: ' Milk ',
  quantity: '2',
  expiryDates: ['2026-03-02'],
  remark: ' top shelf ',
}

test('withoutBlankDates leaves out further rows alone', () => {
  const dates = (expiryDates: string[]) => withoutBlankDates({ ...typed, expiryDates }).expiryDates
  expect(dates(['', ''])).toEqual([''])
  expect(dates(['2026-03-02', '', '2026-03-04'])).toEqual(['2026-03-02', '2026-03-04'])
})

test('valuesOf shows an item as it would be typed', () => {
  const item = { id: '1', name: 'Milk', quantity: 2, expiryDate: '2026-03-02', remark: '', dateAdded: '' }
  expect(valuesOf(item)).toEqual({ name: 'Milk', quantity: '2', expiryDates: ['2026-03-02'], remark: '' })
  expect(isSame(valuesOf(item), valuesOf({ ...item, id: '2' }))).toBe(true)
  expect(isSame(valuesOf(item), typed)).toBe(false)
})
