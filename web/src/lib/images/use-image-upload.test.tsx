import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type HeldRequest, holdRequests } from '#lib/testing/held-requests.factory.ts'
import { useImageUpload } from './use-image-upload.ts'

let requests: HeldRequest[]
beforeEach(() => {
  requests = holdRequests()
  return () => vi.unstubAllGlobals()
})

async function uploading() {
  const { result, unmount } = renderHook(() => useImageUpload('chat'))
  act(() => result.current.choose(new Blob(['x'], { type: 'image/gif' })))
  await expect.poll(() => requests).toHaveLength(1)
  return { result, unmount, request: requests[0] }
}

it('ends an upload with its screen', async () => {
  const { result, unmount, request } = await uploading()
  const settled = result.current.settled()
  unmount()
  expect(request?.abort).toHaveBeenCalledOnce()
  expect(await settled).toBeUndefined()
})

it('lets one that somebody still waits for go on without its screen, and forgets its picture when told', async () => {
  const { result, unmount, request } = await uploading()
  const { image, settled, clear } = result.current
  const done = settled(true)
  unmount()
  expect(request?.abort).not.toHaveBeenCalled()
  request?.end()
  expect(await done).toBe(image?.id)
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  clear()
  expect(revoke).toHaveBeenCalledWith(image?.previewUrl)
})

it('lets go of a picture that was waited for with its screen once it has failed', async () => {
  const { result, unmount, request } = await uploading()
  const { image, settled } = result.current
  const done = settled(true)
  await act(async () => request?.abort())
  expect(await done).toBeUndefined()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  unmount()
  expect(revoke).toHaveBeenCalledWith(image?.previewUrl)
})

it('sends a picture that failed again under its id', async () => {
  const { result, request } = await uploading()
  const { image } = result.current
  act(() => request?.abort())
  await expect.poll(() => result.current.image?.state).toBe('failed')
  act(() => result.current.retry())
  expect(result.current.image).toMatchObject({ id: image?.id, state: 'sending', progress: 0 })
  await expect.poll(() => requests).toHaveLength(2)
  await act(async () => requests[1]?.end())
  expect(result.current.image?.state).toBe('stored')
})
