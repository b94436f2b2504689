import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import type { ChosenImage } from '#lib/images/use-image-upload.ts'
import { uploadWith } from '#lib/testing/upload.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { ComposerImage } from './composer-image.tsx'

function shown(image: Partial<ChosenImage> | undefined) {
  const upload = { ...uploadWith(image), retry: vi.fn() }
  const onSize = vi.fn()
  const onRemove = vi.fn()
  draw(<ComposerImage upload={upload} onSize={onSize} onRemove={onRemove} />)
  return { upload, onSize, onRemove }
}

it('is not there without a picture', () => {
  shown(undefined)
  expect(screen.queryByRole('img')).toBeNull()
})

it.each([
  ['sending', { progress: 0.5 }, 'Uploading… 50%', 'true'],
  ['nearly there', { progress: 1 }, 'Almost done…', 'true'],
  ['stored', { state: 'stored', progress: 1 }, undefined, 'false'],
] as const)('%s', (_, chosen, said, busy) => {
  const { onRemove } = shown(chosen)
  const image = screen.getByRole('img', { name: 'Picture to send' })
  expect(image.parentElement?.getAttribute('aria-busy')).toBe(busy)
  expect(screen.queryByText(/Uploading|Almost/)?.textContent).toBe(said)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

it.each([
  ['the network was gone', new ApiError('OFFLINE', 0), true],
  ['the file is no picture', new ApiError('IMAGE_INVALID', 400), false],
  ['the file is too large', new ApiError('IMAGE_TOO_LARGE', 413), false],
])(
  'says that it failed, and offers another try unless the same file would fail again: %s',
  (_, error, isWorthIt) => {
    const { upload } = shown({ state: 'failed', error })
    expect(screen.getByRole('alert').textContent).toBe('❌ Failed to upload image.')
    const retry = screen.queryByRole('button', { name: 'Retry' })
    if (retry) fireEvent.click(retry)
    expect(upload.retry).toHaveBeenCalledTimes(isWorthIt ? 1 : 0)
  },
)

it('tells the size that the picture will have', () => {
  const { onSize } = shown({})
  const image = screen.getByRole('img')
  Object.defineProperties(image, { naturalWidth: { value: 6_400 }, naturalHeight: { value: 3_200 } })
  fireEvent.load(image)
  expect(onSize.mock.calls).toEqual([[{ width: 1_600, height: 800 }]])
})

it('says in words that this picture can’t be read, and leaves it to the alert once the server says why', () => {
  shown({ progress: 0.5 })
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('This picture can’t be read on this device.')
  cleanup()
  shown({ state: 'failed', error: new ApiError('IMAGE_INVALID', 400) })
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('status')).toBeNull()
})
