import { pantryTexts } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, test } from 'vitest'
import { formErrors, toFields } from './pantry-form-check.ts'
import { emptyValues, type FormValues } from './pantry-form-values.ts'

const typed: FormValues = {
  name: ' Milk ',
  quantity: '2',
  size: '500g',
  expiryDates: ['2026-03-02'],
  dateSource: 'typed',
  remark: ' top shelf ',
  place: 'fridge',
}

describe('formErrors', () => {
  test('is empty for what can be saved', () => expect(formErrors(typed)).toEqual({}))

  test.each<[string, Partial<FormValues>, string, string]>([
    ['a blank name', { name: '  ' }, 'name', 'Food name is required.'],
    ['a long name', { name: 'x'.repeat(81) }, 'name', 'Please use at most 80 characters.'],
    ['no quantity', { quantity: '' }, 'quantity', pantryTexts.quantityInvalid],
    ['a quantity of 0', { quantity: '0' }, 'quantity', pantryTexts.quantityInvalid],
    ['a part of one', { quantity: '1.5' }, 'quantity', pantryTexts.quantityInvalid],
    ['too many', { quantity: '10000' }, 'quantity', pantryTexts.quantityInvalid],
    ['no date', { expiryDates: [''] }, 'expiryDates.0', 'Please choose an expiry date.'],
    [
      'a second row without one',
      { expiryDates: ['2026-03-02', ''] },
      'expiryDates.1',
      'Please choose an expiry date.',
    ],
    [
      'a day that does not exist',
      { expiryDates: ['2026-02-30'] },
      'expiryDates.0',
      'One of the expiry dates is invalid.',
    ],
    ['2024', { expiryDates: ['2024-12-31'] }, 'expiryDates.0', 'Expiry date cannot be before the year 2025.'],
    [
      'a year of two figures',
      { expiryDates: ['0025-11-05'] },
      'expiryDates.0',
      'Expiry date cannot be before the year 2025.',
    ],
    ['2101', { expiryDates: ['2101-01-01'] }, 'expiryDates.0', pantryTexts.dateTooLate],
    ['21 dates', { expiryDates: Array(21).fill('2026-03-02') }, 'expiryDates', pantryTexts.tooManyDates],
    ['a size without a unit', { size: '500' }, 'size', pantryTexts.sizeInvalid],
    ['a long remark', { remark: 'x'.repeat(501) }, 'remark', 'Please use at most 500 characters.'],
  ])('names %s beside its field', (_, wrong, field, text) => {
    expect(formErrors({ ...typed, ...wrong })).toEqual({ [field]: text })
  })

  test('tells a date that was begun from one that was not', () => {
    expect(formErrors({ ...typed, expiryDates: ['', ''] }, [1])).toEqual({
      'expiryDates.0': pantryTexts.dateMissing,
      'expiryDates.1': pantryTexts.dateInvalid,
    })
  })
})

test('toFields tidies what was typed', () => {
  expect(toFields(typed)).toEqual({
    name: 'Milk',
    quantity: 2,
    size: '500 g',
    expiryDates: ['2026-03-02'],
    dateSource: 'typed',
    remark: 'top shelf',
    place: 'fridge',
  })
  expect(toFields(emptyValues)).toBeUndefined()
})
