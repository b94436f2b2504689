import { exchangeTexts } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { describe, expect, test } from 'vitest'
import { formErrors, toFields } from './post-form-check.ts'
import { emptyValues, isBlank, valuesOfDonation } from './post-form-values.ts'

const today = '2026-03-02'
const evening = `${today}T18:00`
const good = { ...emptyValues, foodName: 'Kaya buns', expiryDate: today, location: 'PGP' }
const check = (values: Partial<typeof good>, available?: number) =>
  formErrors({ ...good, ...values }, { today, available })

describe('formErrors', () => {
  test('lets a good post through', () => expect(check({})).toEqual({}))

  test.each<[string, Partial<typeof good>, string, string]>([
    ['a blank name', { foodName: '  ' }, 'foodName', 'Food name is required.'],
    ['quantity 0', { quantity: '0' }, 'quantity', 'Quantity must be a whole number from 1 to 9999.'],
    ['quantity 1.5', { quantity: '1.5' }, 'quantity', 'Quantity must be a whole number from 1 to 9999.'],
    ['no quantity', { quantity: ' ' }, 'quantity', 'Quantity must be a whole number from 1 to 9999.'],
    ['no date', { expiryDate: '' }, 'expiryDate', 'Please select an expiry date that is today or later.'],
    ['no day', { expiryDate: '2026-02-30' }, 'expiryDate', exchangeTexts.dateInvalid],
    ['2024', { expiryDate: '2024-12-31' }, 'expiryDate', exchangeTexts.dateInvalid],
    [
      'yesterday',
      { expiryDate: '2026-03-01' },
      'expiryDate',
      'Please select an expiry date that is today or later.',
    ],
    ['2101', { expiryDate: '2101-01-01' }, 'expiryDate', 'Expiry date cannot be after the year 2100.'],
    ['no dorm', { location: '' }, 'location', 'Please choose a dorm location.'],
    [
      'a long description',
      { description: 'x'.repeat(501) },
      'description',
      'Please use at most 500 characters.',
    ],
    [
      'a pick-up without a time',
      { pickupFrom: '2026-03-02T' },
      'pickupFrom',
      'Choose both a day and a time.',
    ],
    ['a pick-up without a day', { pickupFrom: 'T18:00' }, 'pickupFrom', 'Choose both a day and a time.'],
    ['a pick-up without an end', { pickupFrom: evening }, 'pickupUntil', 'Choose both a day and a time.'],
    [
      'a pick-up that ends as it begins',
      { pickupFrom: evening, pickupUntil: evening },
      'pickupUntil',
      'Choose an end that’s after the start.',
    ],
  ])('refuses %s', (_, values, field, text) => expect(check(values)).toEqual({ [field]: text }))

  test('refuses more than there is in the pantry', () => {
    expect(check({ quantity: '3' }, 3)).toEqual({})
    expect(check({ quantity: '4' }, 3)).toEqual({ quantity: 'You only have 3 in your pantry.' })
    expect(check({ quantity: '2' }, 1)).toEqual({ quantity: 'You only have 1 in your pantry.' })
  })
})

test('toFields tidies what is typed', () => {
  const { foodName, description, expiryDate, location, photoId, giving } = good
  expect(toFields({ ...good, foodName: ' Kaya buns ', quantity: '2' })).toEqual({
    ...{ ...plainOffer, foodName, description, expiryDate, location, photoId, giving, quantity: 2 },
  })
})

test('a donation fills the form, its remark as the description', () => {
  const donation = { foodName: 'Tofu', quantity: 4, expiryDate: today, remark: 'Silken', item: undefined }
  expect(valuesOfDonation(donation)).toEqual({
    ...emptyValues,
    ...{ foodName: 'Tofu', quantity: '4', expiryDate: today, description: 'Silken' },
  })
})

test('a dorm that filled itself in is no draft', () => {
  expect(isBlank({ ...emptyValues, location: 'PGP' })).toBe(true)
  expect(isBlank({ ...emptyValues, foodName: 'K' })).toBe(false)
})
