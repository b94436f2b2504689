import { sharingCalls } from '@shelfmate/contract/exchange/sharing'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { SharedPosts } from './shared-posts.ts'

/** Opened as a page of its own it may do nothing at all. */
const sharedPhotoAnswer = { 'content-security-policy': "default-src 'none'; sandbox" } as const

/** The calls of links to posts. */
export const sharingRoutes = (shared: SharedPosts): Implementation[] => [
  implement(sharingCalls.readShareKey, async ({ viewer, params }) => ({
    key: await shared.keyFor(viewer.userId, params.id),
  })),
  implement(sharingCalls.readSharedPhoto, async ({ params, query, reply }) => {
    const image = await shared.readImage(params.id, query.key)
    reply.headers(sharedPhotoAnswer)
    return image
  }),
]
