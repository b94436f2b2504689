import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, instant, nothing } from '../api/fields.ts'

const blocked = z.strictObject({ userId: id, displayName: z.string(), blockedAt: instant })
export type Blocked = z.infer<typeof blocked>

const params = z.strictObject({ userId: id })

export const blocksCalls = {
  list: defineCall({
    method: 'GET',
    path: '/blocks',
    summary: 'Whom I have blocked, the latest first',
    access: 'signedIn',
    verifiedOnly: true,
    answer: z.strictObject({ items: z.array(blocked), nextCursor: z.null() }),
    errors: [],
  }),
  block: defineCall({
    method: 'PUT',
    path: '/blocks/:userId',
    summary:
      'Block somebody: neither of us finds, sees or reaches the other; they are not told. Nobody of that id is no error',
    access: 'signedIn',
    verifiedOnly: true,
    params,
    status: 204,
    answer: nothing,
    errors: [],
  }),
  unblock: defineCall({
    method: 'DELETE',
    path: '/blocks/:userId',
    summary: 'Take my block of somebody back, if there is one',
    access: 'signedIn',
    verifiedOnly: true,
    params,
    status: 204,
    answer: nothing,
    errors: [],
  }),
} as const
