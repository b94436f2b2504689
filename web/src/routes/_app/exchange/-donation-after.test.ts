import { expect, it } from 'vitest'
import { donationAfter } from './-donation-after.ts'

const gone = () => Promise.reject(new TypeError('gone'))

it('there is no next donation where the code of donations does not come', async () => {
  expect(await donationAfter('milk', () => false, gone)).toBeUndefined()
})
