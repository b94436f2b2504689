import { authTexts, signUpBody } from '@shelfmate/contract/account/auth'
import { addItemsBody, pantryTexts } from '@shelfmate/contract/pantry/pantry'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from './forms.ts'

describe('fieldErrors', () => {
  it('gives the first complaint of each field', () => {
    expect(
      fieldErrors(signUpBody, { firstName: ' ', lastName: 'Tan', email: 'mei', password: 'short' }),
    ).toEqual({
      firstName: authTexts.firstNameMissing,
      email: authTexts.emailInvalid,
      password: authTexts.passwordRule,
    })
  })

  it('names a field inside a list by its dotted path', () => {
    const values = { name: 'Milk', quantity: 1, remark: '', expiryDates: ['2026-11-23', '2026-02-30'] }
    expect(fieldErrors(addItemsBody, values)).toEqual({ 'expiryDates.1': pantryTexts.dateInvalid })
  })

  it('is empty when all is well', () => {
    expect(
      fieldErrors(signUpBody, { firstName: 'Mei', lastName: 'Tan', email: 'a@b.sg', password: 'abcdefg!' }),
    ).toEqual({})
  })
})
