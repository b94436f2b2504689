import { blocksCalls } from '@shelfmate/contract/people/blocks'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { BlocksService } from './blocks.service.ts'

/** The calls about blocking. */
export const blocksRoutes = (blocks: BlocksService): Implementation[] => [
  implement(blocksCalls.list, async ({ viewer }) => ({
    items: await blocks.list(viewer.userId),
    nextCursor: null,
  })),
  implement(blocksCalls.block, async ({ viewer, params }) => {
    await blocks.block(viewer.userId, params.userId)
    return null
  }),
  implement(blocksCalls.unblock, async ({ viewer, params }) => {
    await blocks.unblock(viewer.userId, params.userId)
    return null
  }),
]
