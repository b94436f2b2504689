import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { id, noContent, versionedId } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { pantryChange, place } from './pantry.ts'
import { day, pressedOn } from './pressed-on.ts'

/** What one press can do to one item, or to several together. */
const itemAction = z.enum(['useUpOne', 'useUpAll', 'open', 'freeze', 'thaw', 'move', 'confirmDate', 'remove'])
export type ItemAction = z.infer<typeof itemAction>

const itemIds = z.array(id).check(
  z.minLength(1),
  z.maxLength(limits.itemsPerAction),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'An item is named twice.' }),
)

export const pantryActionCalls = {
  actOnItems: defineCall('POST', '/pantry/actions', {
    body: z.strictObject({
      id: z.optional(versionedId),
      action: itemAction,
      itemIds,
      /** Where `move` takes them. */
      place: z._default(place, ''),
      /** The day of the press, from which dates are reckoned; a later one than the user's today is taken for today. */
      on: z.optional(day),
      pressedOn,
    }),
    idempotencyKey: 'id',
    status: 201,
    answer: z.extend(pantryChange, { actionId: id }),
    errors: ['NOT_FOUND', 'PLACES_FULL'],
  }),
  undoAction: defineCall('DELETE', '/pantry/actions/:id', {
    touches: 'itemAction',
    params: z.strictObject({ id }),
    answer: pantryChange,
    errors: ['NOT_FOUND', 'UNDO_EXPIRED', 'PANTRY_FULL'],
  }),
  throwAway: defineCall('POST', '/pantry/thrown-away', {
    body: z.strictObject({ itemIds }),
    ...noContent,
    errors: ['NOT_FOUND'],
  }),
} as const
