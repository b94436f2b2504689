import { expect, test } from 'vitest'
import { cameUnseen } from './use-reading.ts'

const read = { hasUnread: false, isAttentive: true, isAsking: false }
const unread = { ...read, hasUnread: true }

test.each([
  ['what comes while I look is seen', read, unread, false],
  ['what comes while I look away is not', read, { ...unread, isAttentive: false }, true],
  ['what the server tells when it is asked came before', { ...read, isAsking: true }, unread, true],
  ['what was unread already has its mark', unread, { ...unread, isAttentive: false }, false],
  ['nothing unread needs none', { ...read, isAsking: true }, read, false],
])('%s', (_, before, now, isUnseen) => {
  expect(cameUnseen(before, now)).toBe(isUnseen)
})
