import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { actionFailure, explained } from './press-toasts.ts'

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
})

test('an undo that comes too late offers what still helps, and no second try', async () => {
  const instead = { label: 'Add it again', run: () => undefined }
  for (const [code, offered] of [
    ['UNDO_EXPIRED', { retry: undefined, action: instead }],
    ['INTERNAL', { retry: expect.any(Function) }],
  ] as const) {
    told.mockClear()
    const begin = async () => Promise.reject(new ApiError(code, 410))
    explained({ failure: 'Milk could not be put back.', begin, retry: () => undefined, instead })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(told.mock.lastCall?.[1]).toEqual({ requestId: undefined, ...offered })
  }
})
