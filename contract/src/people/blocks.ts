import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, moment, noContent } from '../api/fields.ts'

const blocked = z.strictObject({ userId: id, displayName: z.string(), blockedAt: moment })
export type Blocked = z.infer<typeof blocked>

const ofSomebody = {
  verifiedOnly: true,
  params: z.strictObject({ userId: id }),
  ...noContent,
} as const

export const blocksCalls = {
  list: defineCall('GET', '/blocks', {
    verifiedOnly: true,
    answer: z.strictObject({ items: z.array(blocked), nextCursor: z.null() }),
  }),
  block: defineCall('PUT', '/blocks/:userId', { ...ofSomebody }),
  unblock: defineCall('DELETE', '/blocks/:userId', { ...ofSomebody }),
} as const
