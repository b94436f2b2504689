import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bytes, id, versionedId } from './fields.ts'

/** What an image is for, chosen at its upload: it decides who may see the image. */
export const imagePurpose = z.enum(['profile', 'post', 'chat'])
export type ImagePurpose = z.infer<typeof imagePurpose>

/** An image as it is stored: re-encoded, upright, without metadata. Sizes in px. */
export const image = z.strictObject({ id, width: z.int(), height: z.int() })
export type Image = z.infer<typeof image>

/** A call that reads the image itself. */
const imageCall = {
  touches: 'image',
  params: z.strictObject({ id }),
  answer: bytes,
  answerAs: 'image/webp',
  errors: ['IMAGE_NOT_FOUND'],
} as const

export const imagesCalls = {
  upload: defineCall('POST', '/images', {
    body: z.strictObject({ id: z.optional(versionedId), purpose: imagePurpose }),
    bodyAs: 'multipart',
    idempotencyKey: 'id',
    status: 201,
    answer: image,
    errors: ['IMAGE_INVALID', 'IMAGE_TOO_LARGE', 'UNVERIFIED'],
  }),
  read: defineCall('GET', '/images/:id', { ...imageCall }),
  readThumbnail: defineCall('GET', '/images/:id/thumb', { ...imageCall }),
} as const
