import { imagesCalls } from '@shelfmate/contract/api/images'
import type { FastifyReply } from 'fastify'
import { DomainError } from '#platform/errors/domain-error.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { Images } from './images.ts'

/** The bytes of an id never change; opened as a page of their own they may do nothing at all. */
const imageAnswer = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
} as const

/** The images' calls. */
export function imagesRoutes(images: Images): Implementation[] {
  const label = (reply: FastifyReply, id: string) =>
    reply.headers({ ...imageAnswer, 'content-disposition': `inline; filename="${id}.webp"` })

  return [
    implement(imagesCalls.upload, ({ viewer, body, file, key }) => {
      // What only others would look at (D60).
      if (!viewer.verified && body.purpose !== 'profile') throw new DomainError('UNVERIFIED')
      return images.create(viewer.userId, body.purpose, file, key)
    }),
    implement(imagesCalls.read, async ({ viewer, params: { id }, reply }) => {
      const bytes = await images.read(viewer, id, 'full')
      label(reply, id)
      return bytes
    }),
    implement(imagesCalls.readThumbnail, async ({ viewer, params: { id }, reply }) => {
      const bytes = await images.read(viewer, id, 'thumb')
      label(reply, id)
      return bytes
    }),
  ]
}
