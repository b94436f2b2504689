import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { uploadWith } from '#lib/testing/upload.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { PostImageField } from './post-image-field.tsx'

const none = () => undefined
const field = (previewUrl: string) => (
  <PostImageField photoId={null} upload={uploadWith({ previewUrl })} onRemove={none} />
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
  draw(<PostImageField photoId="p" upload={uploadWith()} onRemove={none} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(said()).toBeNull()
})
