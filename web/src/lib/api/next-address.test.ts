import { describe, expect, it } from 'vitest'
import { nextAddress } from './next-address.ts'

describe('nextAddress', () => {
  it.each(['/pantry', '/chat/a_b', '/exchange?foodName=Milk&quantity=2', '/pantry#top', '/login-help'])(
    'keeps %s',
    (next) => {
      expect(nextAddress(next)).toBe(next)
    },
  )

  it.each([
    undefined,
    null,
    7,
    '',
    'pantry',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/pantry\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/pan\u0000try',
    '/..//evil.example',
    '/./ /..//evil.example',
  ])('goes home instead of %j', (next) => {
    expect(nextAddress(next)).toBe('/home')
  })

  it.each(['/', '/login', '/login?next=/pantry', '/signup', '/forgot', '/reset?token=x', '/login/'])(
    'goes home instead of back to %s',
    (next) => {
      expect(nextAddress(next)).toBe('/home')
    },
  )
})
