import { explained } from '#lib/press/press-toasts.ts'
import { notifySuccess, type ToastAction } from '#ui/layers/toasts.ts'
import { perform } from '../data/pantry.operations.ts'

/** Says of what was removed, beside its toast's Undo, that it was thrown away (D41). */
export const wasThrownAway = (itemIds: readonly string[], name: string): ToastAction => ({
  label: 'It was thrown away',
  run: () => throwAway(itemIds, name),
})

function throwAway(itemIds: readonly string[], name: string): void {
  const pressed = perform({
    operation: { kind: 'act', outcomes: [] },
    call: { name: 'throwAway', input: { body: { itemIds: [...itemIds] } } },
    name,
  })
  notifySuccess('Noted. Only you can see how much that is, under Progress.')
  explained({
    failure: `${name} could not be noted as thrown away.`,
    begin: () => pressed.done,
    retry: () => throwAway(itemIds, name),
  })
}
