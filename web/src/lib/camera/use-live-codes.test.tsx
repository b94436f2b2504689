import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLiveCodes } from './use-live-codes.ts'

/** What draws a frame of what the camera sees. */
const canvas = { drawImage: () => undefined, getImageData: () => ({}) } as unknown as CanvasRenderingContext2D
const video = { current: { videoWidth: 1, videoHeight: 1 } as HTMLVideoElement }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('goes on looking after a question that failed, and tells of that once', async () => {
  vi.useFakeTimers()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas)
  const onFailed = vi.fn<() => void>()
  const onSeen = vi.fn<(codes: readonly string[]) => void>()
  const read = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue(['96385074'])
  const { unmount } = renderHook(() => useLiveCodes(video, { read, isOn: true, onSeen, onFailed }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([read.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onSeen).toHaveBeenCalledWith(['96385074'])
  expect(onFailed).toHaveBeenCalledOnce()
  unmount()
  const asked = read.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read.mock.calls.length).toBe(asked)
})
