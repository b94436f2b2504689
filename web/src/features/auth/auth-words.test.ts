import { expect, it } from 'vitest'
import { logoutRemovesChanges, logoutRemovesRefused, unsentChanges } from './auth-words.ts'

it('asks about one change that was not sent as about one, and about several as about several', () => {
  expect([unsentChanges(1), logoutRemovesChanges(1, false), logoutRemovesRefused(1)]).toEqual([
    'You have 1 change that hasn’t been sent',
    'Logging out removes it from this device. Stay logged in, and it’ll be sent when you’re back online.',
    'Logging out removes it from this device. It wasn’t accepted. You can still try it again under “Waiting changes”.',
  ])
  expect([unsentChanges(2), logoutRemovesChanges(2, true), logoutRemovesRefused(2)]).toEqual([
    'You have 2 changes that haven’t been sent',
    'Logging out removes them from this device. Stay logged in, and they’ll be sent when the server can be reached.',
    'Logging out removes them from this device. They weren’t accepted. You can still try them again under “Waiting changes”.',
  ])
})
