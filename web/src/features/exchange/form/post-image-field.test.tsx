import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ChosenImage, ImageUpload } from '#lib/images/use-image-upload.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { PostImageField } from './post-image-field.tsx'

const none = () => undefined
const uploadOf = (previewUrl: string): ImageUpload => ({
  image: { id: 'p', file: new Blob(), previewUrl, progress: 0, state: 'sending' } satisfies ChosenImage,
  choose: none,
  retry: none,
  clear: none,
  settled: async () => undefined,
  failure: none,
})
const field = (previewUrl: string) => (
  <PostImageField photoId={null} upload={uploadOf(previewUrl)} onRemove={none} />
)
const said = () => screen.queryByText('This picture can’t be read on this device.')

it('says in words that this picture can’t be read, until another is chosen', () => {
  const { rerender } = draw(field('blob:broken'))
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(said()).not.toBeNull()
  rerender(field('blob:fine'))
  expect(screen.getByRole('img', { name: 'The food, as others will see it' })).toBeDefined()
  expect(said()).toBeNull()
})

it('does not say of the post’s own picture that it can’t be read: without a connection it is out of reach', () => {
  draw(<PostImageField photoId="p" upload={{ ...uploadOf(''), image: undefined }} onRemove={none} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(said()).toBeNull()
})
