import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, instant, nothing } from '../api/fields.ts'

const blocked = z.strictObject({ userId: id, displayName: z.string(), blockedAt: instant })
export type Blocked = z.infer<typeof blocked>

const mine = { access: 'signedIn', verifiedOnly: true, errors: [] } as const
const ofSomebody = {
  ...mine,
  path: '/blocks/:userId',
  params: z.strictObject({ userId: id }),
  status: 204,
  answer: nothing,
} as const

export const blocksCalls = {
  list: defineCall({
    ...mine,
    method: 'GET',
    path: '/blocks',
    summary: 'Whom I have blocked, the latest first',
    answer: z.strictObject({ items: z.array(blocked), nextCursor: z.null() }),
  }),
  block: defineCall({
    ...ofSomebody,
    method: 'PUT',
    summary:
      'Block somebody: neither of us finds, sees or reaches the other; they are not told. Nobody of that id is no error',
  }),
  unblock: defineCall({
    ...ofSomebody,
    method: 'DELETE',
    summary: 'Take my block of somebody back, if there is one',
  }),
} as const
