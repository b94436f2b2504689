import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, instant, nothing } from '../api/fields.ts'

const blocked = z.strictObject({ userId: id, displayName: z.string(), blockedAt: instant })
export type Blocked = z.infer<typeof blocked>

const ofSomebody = {
  verifiedOnly: true,
  params: z.strictObject({ userId: id }),
  status: 204,
  answer: nothing,
} as const

export const blocksCalls = {
  list: defineCall('GET', '/blocks', {
    summary: 'Whom I have blocked, the latest first',
    verifiedOnly: true,
    answer: z.strictObject({ items: z.array(blocked), nextCursor: z.null() }),
  }),
  block: defineCall('PUT', '/blocks/:userId', {
    ...ofSomebody,
    summary:
      'Block somebody: neither of us finds, sees or reaches the other; they are not told. Nobody of that id is no error',
  }),
  unblock: defineCall('DELETE', '/blocks/:userId', {
    ...ofSomebody,
    summary: 'Take my block of somebody back, if there is one',
  }),
} as const
