/** How a post is handed on to people without a login: apart from the posts' own calls, whose schemas the form brings along. */
import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { bytes, id } from '../api/fields.ts'

const postParams = z.strictObject({ id })
/** An HMAC of 256 bits in base64url. */
const shareKey = /^[\w-]{43}$/

export const sharingCalls = {
  readShareKey: defineCall('GET', '/exchange/posts/:id/share-key', {
    verifiedOnly: true,
    touches: 'post',
    params: postParams,
    answer: z.strictObject({ key: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  readSharedPhoto: defineCall('GET', '/exchange/posts/:id/shared-photo', {
    access: 'public',
    params: postParams,
    query: z.strictObject({
      key: z.string().check(z.regex(shareKey, { error: 'This is not the key of a post.' })),
    }),
    answer: bytes,
    answerAs: 'image/webp',
    errors: ['NOT_FOUND'],
  }),
} as const
