import { newId } from '#lib/new-id.ts'
import { discardAlone } from '#lib/press/press.ts'
import type { PantryPress } from '../data/pantry.press.ts'
import { openReview } from '../review/review-state.ts'
import { reviewWords } from '../review/review-words.ts'
import { pantryForms } from './pantry-form-state.ts'
import { valuesOfAll } from './pantry-form-values.ts'

/** Opens a refused change as it was typed: the form, or the review table with the rows of a batch. */
export function reopen(pressId: string, payload: unknown, refusal: unknown): void {
  // `perform` stored it.
  const { operation, call, item } = payload as PantryPress
  if (call.name === 'addBatch') {
    const rows = call.input.body.items.map(({ expiryDate, ...row }) => ({ ...row, date: expiryDate }))
    openReview(rows, reviewWords.notTaken)
    void discardAlone(pressId)
  } else if ('items' in operation) {
    const id = call.name === 'editItem' ? call.input.body.replacementId : operation.items[0]?.id
    const values = valuesOfAll(operation.items)
    pantryForms.open({ item, values, id: id ?? newId(), refusal, replaces: pressId })
  }
}
