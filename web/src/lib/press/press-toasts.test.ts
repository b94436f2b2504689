import { type ErrorCode, errorCatalogue } from '@shelfmate/contract/api/errors'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { actionFailure, runExplained } from './press-toasts.ts'

const told = vi.hoisted(() => vi.fn())
vi.mock('#ui/layers/toasts.ts', () => ({ notifyError: told }))

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

  test('says what is wrong with a field that is on screen no more', () => {
    const fields = { pickupAt: 'Choose a time on or before its last day.' }
    const refused = new ApiError('VALIDATION_FAILED', 400, { fields })
    expect(actionFailure('Milk: that didn’t work.', refused)).toBe(
      'Milk: that didn’t work. Choose a time on or before its last day.',
    )
  })
})

test('an undo that comes too late offers what still helps, and no second try', async () => {
  const instead = { label: 'Add it again', run: () => undefined }
  for (const [code, status, offered] of [
    ['UNDO_EXPIRED', 410, { retry: undefined, action: instead }],
    ['INTERNAL', 500, { retry: expect.any(Function) }],
  ] as const) {
    told.mockClear()
    const begin = async () => Promise.reject(new ApiError(code, status))
    runExplained({ failure: 'Milk could not be put back.', begin, retry: () => undefined, instead })
    await expect.poll(() => told).toHaveBeenCalledOnce()
    expect(told.mock.lastCall?.[1]).toEqual({ requestId: undefined, ...offered })
  }
})

/** What waiting, or something else that the user does first, lets through. */
const mayWorkLater: readonly ErrorCode[] = [
  ...(['INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL', 'STORE_UNAVAILABLE', 'RATE_LIMITED'] as const),
  ...(['HANDOVER_PAUSED', 'CHAT_QUOTA', 'RECIPES_QUOTA', 'RECIPES_CEILING', 'RECIPES_RUNNING'] as const),
  ...(['PANTRY_FULL', 'RECIPES_FULL', 'OWN_RECIPES_FULL', 'CORRECTIONS_FULL', 'UNITS_PROMISED'] as const),
]
const neverWorks: readonly ErrorCode[] = [
  ...(['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_FOUND', 'UNDO_EXPIRED', 'ID_REUSED'] as const),
  ...(['HANDOVER_CODE_WRONG', 'REQUEST_MOVED_ON', 'REQUEST_NOT_YOURS'] as const),
  ...(['ALREADY_ASKED', 'UNITS_TOO_MANY', 'LINE_FULL'] as const),
]
test.each([
  ...mayWorkLater.map((code) => [code, 'function'] as const),
  ...neverWorks.map((code) => [code, 'undefined'] as const),
])('%s: Retry is %s', async (code, kind) => {
  told.mockClear()
  const begin = async () => Promise.reject(new ApiError(code, errorCatalogue[code].status))
  runExplained({ failure: 'Milk: that didn’t work.', begin, retry: () => undefined })
  await expect.poll(() => told).toHaveBeenCalledOnce()
  expect(typeof told.mock.lastCall?.[1].retry).toBe(kind)
})
