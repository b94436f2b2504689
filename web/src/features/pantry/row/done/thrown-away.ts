import { runExplained } from '#lib/press/press-toasts.ts'
import { notifySuccess, type ToastAction } from '#ui/layers/toasts.ts'
import { perform } from '../../data/pantry.operations.ts'
import * as words from './thrown-away-words.ts'

/** Says of what was removed, beside its toast's Undo, that it was thrown away (D41). */
export const wasThrownAway = (itemIds: readonly string[], name: string): ToastAction => ({
  label: words.itWasThrownAway,
  run: () => throwAway(itemIds, name),
})

function throwAway(itemIds: readonly string[], name: string): void {
  const pressed = perform({
    operation: { kind: 'act', outcomes: [] },
    call: { name: 'throwAway', input: { body: { itemIds: [...itemIds] } } },
    name,
  })
  notifySuccess(words.thrownAwayNoted)
  runExplained({
    failure: words.notNotedAsThrownAway(name),
    begin: () => pressed.done,
    retry: () => throwAway(itemIds, name),
  })
}
