import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'

const campus = z.strictObject({
  /** Null where the campus has no name of its own. */
  name: z.nullable(z.string()),
  dorms: z.array(z.string()),
  /** Whether a model may be sent photos of receipts, once somebody presses for it (D45). */
  hasVision: z.boolean(),
})

export const campusCalls = {
  read: defineCall('GET', '/campus', { access: 'public', answer: campus }),
} as const
