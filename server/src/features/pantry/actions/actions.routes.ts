import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { ActionService } from './actions.service.ts'

/** The calls that act on several items together. */
export const actionRoutes = (actions: ActionService): Implementation[] => [
  implement(pantryActionCalls.actOnItems, ({ viewer, body, key }) => {
    const { id: _, ...asked } = body
    return actions.act(viewer, asked, key)
  }),
  implement(pantryActionCalls.undoAction, ({ viewer, params }) => actions.undo(viewer.userId, params.id)),
  implement(pantryActionCalls.throwAway, async ({ viewer, body }) => {
    await actions.throwAway(viewer.userId, body.itemIds)
    return null
  }),
]
