import { expect, it } from 'vitest'
import { logoutRemoves, unsentChanges } from './auth-words.ts'

it('asks about one change that was not sent as about one, and about several as about several', () => {
  expect([unsentChanges(1), logoutRemoves(1, 0, false)]).toEqual([
    'You have 1 change that hasn’t been sent',
    'Logging out removes it from this device. Stay logged in, and it’ll be sent when you’re back online.',
  ])
  expect([unsentChanges(2), logoutRemoves(2, 0, true)]).toEqual([
    'You have 2 changes that haven’t been sent',
    'Logging out removes them from this device. Stay logged in, and they’ll be sent when the server can be reached.',
  ])
})

it.each([
  [
    1,
    1,
    'removes it from this device. It wasn’t accepted. You can still try it again under “Waiting changes”.',
  ],
  [
    3,
    3,
    'removes them from this device. They weren’t accepted. You can still try them again under “Waiting changes”.',
  ],
  [
    3,
    1,
    'removes them from this device. Stay logged in, and what’s waiting will be sent when you’re back online. The rest wasn’t accepted: try it again under “Waiting changes”.',
  ],
])('promises nothing of what was refused: of %i changes %i', (count, refused, words) => {
  expect(logoutRemoves(count, refused, false)).toBe(`Logging out ${words}`)
})
