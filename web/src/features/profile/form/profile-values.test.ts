import { profileBody } from '@shelfmate/contract/profile/profile'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { expect, it } from 'vitest'
import { fieldErrors } from '#lib/forms/forms.ts'
import { toBody, toValues } from './profile-values.ts'

const profile = {
  userId: '00000000-0000-7000-8000-000000000001',
  email: 'mei@campus.test',
  displayName: 'Mei Tan',
  age: null,
  dorm: 'UTown',
  preferences: '',
  allergies: 'Peanuts',
  photoId: null,
  seenBy: { ...seenByEverybody, dorm: 'nobody' as const },
}
const values = toValues(profile)
const errors = (change: Partial<typeof values>) => fieldErrors(profileBody, toBody({ ...values, ...change }))

it('saves what it shows', () => {
  const { userId: _, email: __, ...body } = profile
  expect(toBody(values)).toEqual(body)
  expect(toBody(toValues({ ...profile, age: 21, photoId: profile.userId }))).toEqual({
    ...body,
    age: 21,
    photoId: profile.userId,
  })
})

it.each(['0', '200', '-3', '20.5', 'old', '1e9'])('refuses an age of %s', (age) => {
  expect(errors({ age })).toEqual({ age: 'Age must be between 1 and 199.' })
})

it.each(['', ' ', '1', '199'])('takes an age of %j', (age) => {
  expect(errors({ age })).toEqual({})
})

it('asks for a name', () => {
  expect(errors({ displayName: ' ' })).toEqual({ displayName: 'Name is required' })
})
