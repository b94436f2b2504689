import { exchangeTexts } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { describe, expect, test } from 'vitest'
import { formErrors, toFields } from './post-form-check.ts'
import { emptyValues, isBlank, valuesOfDonation } from './post-form-values.ts'

const today = '2026-03-02'
const evening = `${today}T18:00`
const good = { ...emptyValues, foodName: 'Kaya buns', expiryDate: today, location: 'PGP' }
const now = new Date(`${today}T17:00`).getTime()
const check = (values: Partial<typeof good>, available?: number, before?: Partial<typeof good>) =>
  formErrors({ ...good, ...values }, { today, now, available, before: before && { ...good, ...before } })

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
    [
      'a pick-up that is over',
      { pickupFrom: `${today}T09:00`, pickupUntil: `${today}T17:00` },
      'pickupUntil',
      'Choose an end that’s still ahead.',
    ],
    [
      'a pick-up after its last day',
      { dateKind: 'useBy', pickupFrom: '2026-03-03T00:00', pickupUntil: '2026-03-03T09:00' },
      'pickupFrom',
      'Choose a start on or before the food’s last day.',
    ],
  ])('refuses %s', (_, values, field, text) => expect(check(values)).toEqual({ [field]: text }))

  test.each<[string, Partial<typeof good>]>([
    ['now', { pickupFrom: `${today}T09:00`, pickupUntil: `${today}T17:01` }],
    ['past a last day that the food table knows', { dateKind: 'bestBefore', pickupFrom: '2026-03-03T09:00' }],
    ['after the day it was made', { dateKind: 'madeOn', pickupFrom: '2026-03-03T09:00' }],
  ])('lets a pick-up through that is %s', (_, values) =>
    expect(check({ pickupUntil: '2026-03-03T10:00', ...values })).toEqual({}),
  )

  test('lets an edit leave the pick-up as it was, though it is over by now', () => {
    const over = { pickupFrom: '2026-03-01T09:00', pickupUntil: '2026-03-01T10:00' }
    expect(check({ ...over, quantity: '2' }, undefined, over)).toEqual({})
    expect(check({ ...over, pickupUntil: '2026-03-01T11:00' }, undefined, over)).toEqual({
      pickupUntil: 'Choose an end that’s still ahead.',
    })
  })

  test('holds hours that an edit leaves alone to the last day that it says now', () => {
    const hours = { pickupFrom: '2026-03-04T09:00', pickupUntil: '2026-03-04T10:00' }
    const late = { pickupFrom: 'Choose a start on or before the food’s last day.' }
    expect(
      check({ ...hours, expiryDate: '2026-03-03' }, undefined, { ...hours, expiryDate: '2026-03-05' }),
    ).toEqual(late)
    const before = { ...hours, expiryDate: '2026-03-03', dateKind: 'bestBefore' } as const
    expect(check({ ...before, dateKind: 'useBy' }, undefined, before)).toEqual(late)
    expect(check({ ...before, dateKind: '', quantity: '2' }, undefined, { ...before, dateKind: '' })).toEqual(
      {},
    )
  })

  test('refuses for no kind that the food decides what it takes without one', () => {
    const hours = { pickupFrom: '2026-03-04T09:00', pickupUntil: '2026-03-04T10:00' }
    const typed = ['2026-01-01', '2026-03-01', today, '2026-03-05', '2026-02-30'].flatMap((expiryDate) => [
      { expiryDate },
      { expiryDate, ...hours },
    ])
    for (const values of typed)
      for (const dateKind of ['useBy', 'bestBefore'] as const)
        expect(check({ ...values, dateKind: '' })).toMatchObject(check({ ...values, dateKind }))
  })

  test('refuses more than there is in the pantry', () => {
    expect(check({ quantity: '3' }, 3)).toEqual({})
    expect(check({ quantity: '4' }, 3)).toEqual({ quantity: 'You only have 3 in your pantry.' })
    expect(check({ quantity: '2' }, 1)).toEqual({ quantity: 'You only have 1 in your pantry.' })
  })
})

test('toFields tidies what is typed', () => {
  const { foodName, description, expiryDate, location, photoId, giving } = good
  expect(toFields({ ...good, foodName: ' Kaya buns ', quantity: '2' })).toEqual({
    ...plainOffer,
    foodName,
    description,
    expiryDate,
    location,
    photoId,
    giving,
    quantity: 2,
  })
})

test('a donation fills the form, its remark as the description', () => {
  const donation = { foodName: 'Tofu', quantity: 4, expiryDate: today, remark: 'Silken', item: undefined }
  expect(valuesOfDonation(donation)).toEqual({
    ...emptyValues,
    foodName: 'Tofu',
    quantity: '4',
    expiryDate: today,
    description: 'Silken',
  })
})

test('a dorm or a kind of date that filled itself in is no draft', () => {
  expect(isBlank({ ...emptyValues, location: 'PGP' })).toBe(true)
  const begun = valuesOfDonation({
    foodName: 'Tofu',
    quantity: 4,
    expiryDate: today,
    remark: '',
    item: 'tofu',
  })
  expect(isBlank({ ...begun, location: 'PGP', dateKind: 'useBy' }, begun)).toBe(true)
  expect(isBlank({ ...begun, isKindByFood: false }, begun)).toBe(false)
  expect(isBlank({ ...emptyValues, foodName: 'K' })).toBe(false)
})
