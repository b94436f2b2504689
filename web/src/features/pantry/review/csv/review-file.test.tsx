import { expect, it, vi } from 'vitest'
import { readToasts } from '#ui/layers/toasts.ts'
import { reviewFile } from './review-file.ts'

it('says of a file that does not come that it could not be read', async () => {
  const file = new File(['name\nMilk'], 'pantry.csv')
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  expect(await reviewFile(file, [])).toBe(false)
  expect(readToasts().map(({ message }) => message)).toEqual([
    'This file could not be read. Choose it again.',
  ])
})
