import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { useKeptUpload } from './use-kept-upload.ts'

const aroundIt = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const open = (chatId: string) => renderHook(() => useKeptUpload(chatId), { wrapper: aroundIt })
const picture = new File(['x'], 'shelf.txt', { type: 'text/plain' })

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:shelf')
  return () => {
    vi.restoreAllMocks()
    queryClient.clear()
  }
})

it('has a picture that was chosen again when the chat is opened anew, and in no other chat', async () => {
  const { result, unmount } = open('arun_mei')
  act(() => result.current.choose(picture))
  unmount()
  expect(open('bo_mei').result.current.image).toBeUndefined()
  expect(open('arun_mei').result.current.image?.file).toBe(picture)
})

it('has none again once it was sent or taken away', () => {
  const { result, unmount } = open('arun_mei')
  act(() => result.current.choose(picture))
  act(() => result.current.clear())
  expect(result.current.image).toBeUndefined()
  unmount()
  expect(open('arun_mei').result.current.image).toBeUndefined()
})
