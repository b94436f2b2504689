import { pantryItemWith } from '@shelfmate/contract/pantry/pantry.factory'
import { expect, test } from 'vitest'
import { isSame } from '#lib/forms/form-opening.ts'
import { placeName } from '../list/places.ts'
import { type FormValues, valuesOf, withDateSource, withoutBlankDates } from './pantry-form-values.ts'

const typed: FormValues = {
  name: ' Milk ',
  quantity: '2',
  size: '',
  expiryDates: ['2026-03-02'],
  dateSource: 'typed',
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
  expect(valuesOf(item)).toEqual({
    name: 'Milk',
    quantity: '2',
    size: '',
    remark: '',
    place: 'freezer',
    expiryDates: ['2026-03-02'],
    dateSource: 'typed',
  })
  expect(isSame(valuesOf(item), valuesOf({ ...item, id: '2' }))).toBe(true)
  expect(isSame(valuesOf(item), typed)).toBe(false)
})

test('a date that was changed is typed, one that was left is what it was', () => {
  const begun: FormValues = { ...typed, dateSource: 'suggested' }
  expect(withDateSource({ ...begun, name: 'Soy milk' }, begun).dateSource).toBe('suggested')
  expect(withDateSource({ ...begun, expiryDates: ['2026-03-03'] }, begun).dateSource).toBe('typed')
})

test('placeName words the known places, and keeps one of a later version', () => {
  expect([placeName('fridge'), placeName('Cellar')]).toEqual(['Fridge', 'Cellar'])
})
