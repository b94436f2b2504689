import { limits } from '@shelfmate/contract/api/limits'
import { requestTexts } from '@shelfmate/contract/requests/requests'
import { expect, it } from 'vitest'
import { timeNotAhead } from './asking-words.ts'

it('says of a pick-up time that is none what the server says', () => {
  expect(timeNotAhead(limits.pickupDaysAhead)).toBe(requestTexts.pickupInvalid)
})
