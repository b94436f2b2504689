import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { actionFailure } from './press-toasts.ts'

describe('actionFailure', () => {
  test('says nothing of typing where nothing was typed', () => {
    for (const code of ['OFFLINE', 'TIMEOUT', 'UNDO_EXPIRED', 'INTERNAL'] as const)
      expect(actionFailure('Milk is back.', new ApiError(code, 0))).not.toContain('typed')
  })

  test('says what became of it and why', () => {
    expect(actionFailure('Milk stays removed.', new ApiError('UNDO_EXPIRED', 410))).toBe(
      'Milk stays removed. It’s too late to undo this.',
    )
  })
})
