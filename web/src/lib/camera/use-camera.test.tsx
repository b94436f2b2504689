import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCamera } from './use-camera.ts'

afterEach(() => vi.unstubAllGlobals())

it('says that there is no camera once it was taken away', async () => {
  const track = Object.assign(new EventTarget(), { stop: vi.fn(), getCapabilities: () => ({}) })
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } })
  const video = { current: { play: async () => undefined } as HTMLVideoElement }
  const { result } = renderHook(() => useCamera(video))
  await expect.poll(() => result.current.state).toBe('on')
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(result.current.state).toBe('none')
})
