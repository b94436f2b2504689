import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { chosenMoment } from './chosen-moment.ts'

describe('a moment that somebody chooses', () => {
  test.each(['2025-01-01T00:00:00Z', '2026-12-01T10:00:00.000Z', '2100-12-31T23:59:59Z'])(
    'may be %s',
    (at) => {
      expect(safeParse(chosenMoment, at).data).toBe(at)
    },
  )

  test.each([
    '0000-01-01T00:00:00Z',
    '2024-12-31T23:59:59Z',
    '2101-01-01T00:00:00Z',
    '9999-12-31T23:59:59.99Z',
  ])('is not %s', (at) => {
    expect(safeParse(chosenMoment, at).error?.issues[0]?.message).toBe(
      'Please choose a time between 2025 and 2100.',
    )
  })

  test.each(['', '2026-12-01', '2026-13-01T00:00:00Z', 'tomorrow'])('is not %j either', (text) => {
    expect(safeParse(chosenMoment, text).success).toBe(false)
  })
})
